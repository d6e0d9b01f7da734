import { isClosedStatus, type Contract } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import type { KnownArrears } from '../../../shared/contracts/arrears.ts';
import type { ContractGenre } from '../../../shared/links/contract-link.ts';
import { cx } from '../../../ui/cx.ts';
import fold from '../../../ui/styles/fold.module.css';
import blocks from '../../../ui/styles/blocks.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Glances } from '../../../ui/parts/facts/Glances.tsx';
import classes from './detail.module.css';
import { EmergencyCard } from './EmergencyCard.tsx';
import { HeadCard } from './HeadCard.tsx';
import { OnboardingCard } from './onboarding/OnboardingCard.tsx';
import { useOpenContract } from './open-contract.ts';
import { ServiceFacts } from './ServiceFacts.tsx';
import { SupplyFacts } from './SupplyFacts.tsx';

/** Summary of one feature about a contract, with its own data, loading and error state. */
export interface ContractGlance {
  readonly id: string;
  readonly isFor: (
    contract: Contract,
    genre: ContractGenre | undefined,
    /** Own calls of the gateway. */
    capabilities: readonly string[],
  ) => boolean;
  /** A <Glance>, usually through <ReadGlance>. */
  readonly Glance: ComponentType<{ contract: Contract }>;
}

interface InBriefProps {
  glances: readonly ContractGlance[];
  Arrears: ComponentType<{ contract?: Contract; children: (arrears: KnownArrears) => ReactNode }>;
  /** The ways out of the contract. */
  Leaving: ComponentType<{ contract: Contract }>;
}

/** Shows status and actions first; the contract details are collapsed (contratto.pagine.3). */
export function InBrief({ glances, Arrears, Leaving }: InBriefProps) {
  const { t } = useLingui();
  const { config } = useApp();
  const { contract, genre, data, dealer } = useOpenContract();
  const isOnGrid = contract.type === 'COMMODITY' && genre === undefined && !isClosedStatus(contract.status);
  const { onboarding } = contract;
  const own = glances.filter(({ isFor }) => isFor(contract, genre, config.capabilities));
  return (
    <>
      <Arrears contract={contract}>{(arrears) => <HeadCard contract={contract} arrears={arrears} />}</Arrears>
      <Leaving contract={contract} />
      {onboarding === undefined ? null : (
        <Arrears>{(arrears) => <OnboardingCard onboarding={onboarding} arrears={arrears} />}</Arrears>
      )}
      {own.length === 0 ? null : (
        <Glances label={t`A colpo d’occhio`}>
          {own.map(({ id, Glance }) => (
            <Glance key={id} contract={contract} />
          ))}
        </Glances>
      )}
      {isOnGrid ? <EmergencyCard contract={contract} phone={dealer} /> : null}
      <details className={cx(blocks['stackFlush'], classes['fold'])}>
        <Card as="summary" className={cx(fold['summary'], classes['foldTitle'])}>
          <IconChevronRight className={fold['turning'] ?? ''} size={20} aria-hidden="true" />
          {contract.type === 'VAS' ? (
            <Trans>Tutti i dati del contratto</Trans>
          ) : (
            <Trans>Offerta, POD, PDR e tutti i dati</Trans>
          )}
        </Card>
        <div className={classes['folded']}>
          {contract.type === 'VAS' ? (
            <ServiceFacts contract={contract} />
          ) : (
            <SupplyFacts contract={contract} genre={genre} data={data} />
          )}
        </div>
      </details>
    </>
  );
}
