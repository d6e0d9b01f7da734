import { isClosedStatus } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Card } from '../../../ui/parts/Card.tsx';
import classes from './detail.module.css';
import { EmergencyCard } from './EmergencyCard.tsx';
import { HeadCard } from './HeadCard.tsx';
import { OnboardingCard } from './OnboardingCard.tsx';
import { useOpenContract } from './open-contract.ts';
import { ServiceFacts } from './ServiceFacts.tsx';
import { SupplyFacts } from './SupplyFacts.tsx';

/** How a contract stands and what is to be done; what it says on paper is folded away (contratto.pagine.3). */
export function InBrief() {
  const { contract, genre, data, dealer } = useOpenContract();
  const isOnGrid = contract.type === 'COMMODITY' && genre === undefined && !isClosedStatus(contract.status);
  return (
    <>
      <HeadCard contract={contract} />
      {contract.onboarding === undefined ? null : <OnboardingCard onboarding={contract.onboarding} />}
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
