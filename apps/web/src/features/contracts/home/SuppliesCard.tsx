import type { User } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useMemo } from 'react';
import { MissingLists } from '../../../shared/contracts/MissingLists.tsx';
import { toContract } from '../../../shared/links/to-contract.tsx';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { withData } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { ReadFreshness } from '../../../shared/read/ReadFreshness.tsx';
import { ActivationsCard } from './ActivationsCard.tsx';
import { ClosedContracts } from './ClosedContracts.tsx';
import classes from './home.module.css';
import { NoContracts } from './NoContracts.tsx';
import { overviewOf } from './overview.ts';
import { SupplyLines, SupplyLinesSkeleton } from './SupplyLines.tsx';

// Few have many addresses, and a household need not load it.
const SitesCard = lazy(() => import('./SitesCard.tsx').then(({ SitesCard }) => ({ default: SitesCard })));

/** What the customer has with us, or is about to have, whatever part of it could be read. */
export function SuppliesCard({ user }: { user: User | undefined }) {
  const { t } = useLingui();
  const lists = useContractLists();
  const overview = useMemo(() => lists.data && overviewOf(lists.data), [lists.data]);
  const isComplete = lists.failed.length === 0 && lists.setAside === 0;
  const isProspect = user?.type === 'PROSPECT';
  // Only where the module has their pages.
  const linkTo = user?.modules.contracts === 'ACTIVE' ? toContract : undefined;
  const hasSites = user?.segment === 'AMMINISTRATORE' || user?.segment === 'PMI';
  const about = {
    freshness: <ReadFreshness read={lists} />,
    missing: <MissingLists failed={lists.failed} read={lists.missing} />,
  };
  return (
    <section className={classes['section']} aria-label={t`I tuoi contratti`} data-tour="contracts">
      <ReadBody
        read={withData(lists, overview)}
        of="contracts"
        isDated
        failed={<Trans>I contratti non sono disponibili ora</Trans>}
        skeleton={<SupplyLinesSkeleton />}
      >
        {({ running, coming, closed }) => (
          <>
            {coming.length > 0 && !hasSites ? (
              <ActivationsCard contracts={coming} inFull={isProspect} linkTo={linkTo} />
            ) : null}
            {running.length + coming.length === 0 && isComplete ? (
              <NoContracts
                segment={user?.segment ?? 'SCONOSCIUTO'}
                isProspect={isProspect}
                hadSome={closed.length > 0}
              />
            ) : null}
            {running.length === 0 && !hasSites ? (
              about.missing
            ) : hasSites ? (
              <Suspense fallback={<SupplyLinesSkeleton />}>
                <SitesCard contracts={[...running, ...coming]} {...about} />
              </Suspense>
            ) : (
              <SupplyLines contracts={running} coming={coming.length} linkTo={linkTo} {...about} />
            )}
            <ClosedContracts contracts={closed} linkTo={linkTo} />
          </>
        )}
      </ReadBody>
    </section>
  );
}
