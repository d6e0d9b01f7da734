import { isClosedStatus, type Contract } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { KnownArrears } from '../../../shared/contracts/arrears.ts';
import type { ContractGenre } from '../../../shared/links/contract-link.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Glances } from '../../../ui/parts/facts/Glances.tsx';
import classes from './detail.module.css';
import { EmergencyCard } from './EmergencyCard.tsx';
import { HeadCard } from './HeadCard.tsx';
import { OnboardingCard } from './onboarding/OnboardingCard.tsx';
import { useOpenContract } from './open-contract.ts';
import { ServiceFacts } from './ServiceFacts.tsx';
import { SupplyFacts } from './SupplyFacts.tsx';

/** What one area answers about a contract in a word; it has its data, its waiting and its failure by itself. */
export interface ContractGlance {
  readonly id: string;
  /** Whether there is anything to answer about this one. */
  readonly isFor: (contract: Contract, genre: ContractGenre | undefined) => boolean;
  /** A <Glance>, as a rule by way of <ReadGlance>. */
  readonly Glance: ComponentType<{ contract: Contract }>;
}

interface InBriefProps {
  glances: readonly ContractGlance[];
  /** Tells what is overdue, of this contract or of all. */
  Arrears: ComponentType<{ contract?: Contract; children: (arrears: KnownArrears) => ReactNode }>;
}

/** How a contract stands and what is to be done; what it says on paper is folded away (contratto.pagine.3). */
export function InBrief({ glances, Arrears }: InBriefProps) {
  const { t } = useLingui();
  const { contract, genre, data, dealer } = useOpenContract();
  const isOnGrid = contract.type === 'COMMODITY' && genre === undefined && !isClosedStatus(contract.status);
  const { onboarding } = contract;
  const own = glances.filter(({ isFor }) => isFor(contract, genre));
  return (
    <>
      <Arrears contract={contract}>{(arrears) => <HeadCard contract={contract} arrears={arrears} />}</Arrears>
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
      {isOnGrid ? <EmergencyCard phone={dealer} /> : null}
      <details className={classes['fold']}>
        <Card as="summary" className={classes['foldTitle']}>
          <IconChevronRight className={classes['foldChevron'] ?? ''} size={20} aria-hidden="true" />
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
