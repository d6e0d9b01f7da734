import type { Cents, User } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useMemo } from 'react';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { toContract } from '../../../shared/links/to-contract.tsx';
import { withData } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { ReadFreshness } from '../../../shared/read/ReadFreshness.tsx';
import { ActivationsCard } from './ActivationsCard.tsx';
import { ClosedContracts } from './ClosedContracts.tsx';
import classes from './home.module.css';
import { overviewOf, type Overview } from './overview.ts';
import { SupplyLines, SupplyLinesSkeleton } from './SupplyLines.tsx';

// Loaded with the first list that fails.
const MissingLists = lazy(() =>
  import('../../../shared/contracts/MissingLists.tsx').then(
    (part) => ({ default: part.MissingLists }),
    () => ({ default: PlainMissing }),
  ),
);

// Lazy: households with active supplies need neither.
const SitesCard = lazy(() => import('./SitesCard.tsx').then(({ SitesCard }) => ({ default: SitesCard })));
const NoContracts = lazy(() => import('./NoContracts.tsx').then(({ NoContracts }) => ({ default: NoContracts })));

interface SuppliesCardProps {
  user: User | undefined;
  /** Overdue amount by contract code. */
  overdue: ReadonlyMap<string, Cents>;
}

/** Shows active and pending contracts, tolerating the failure of a list. */
export function SuppliesCard({ user, overdue }: SuppliesCardProps) {
  const { t } = useLingui();
  const lists = useContractLists();
  const overview = useMemo(() => lists.data && overviewOf(lists.data), [lists.data]);
  return (
    <section className={classes['section']} aria-label={t`I tuoi contratti`} data-tour="contracts">
      <ReadBody
        read={withData(lists, overview)}
        of="contracts"
        isDated
        failed={<Trans>Non riusciamo a caricare i tuoi contratti</Trans>}
        skeleton={<SupplyLinesSkeleton />}
      >
        {(known) => (
          <Suspense fallback={<SupplyLinesSkeleton />}>
            <Known overview={known} user={user} lists={lists} overdue={overdue} />
          </Suspense>
        )}
      </ReadBody>
    </section>
  );
}

interface KnownProps extends SuppliesCardProps {
  overview: Overview;
  lists: ReturnType<typeof useContractLists>;
}

function Known({ overview: { running, coming, closed }, user, lists, overdue }: KnownProps) {
  // Only if the contracts module is active.
  const linkTo = user?.modules.contracts === 'ACTIVE' ? toContract : undefined;
  const freshness = <ReadFreshness read={lists} />;
  const missing = lists.failed.length === 0 ? null : <MissingLists failed={lists.failed} read={lists.missing} />;
  const hasSome = running.length + coming.length > 0;
  if (!hasSome && lists.failed.length === 0 && lists.setAside === 0) {
    return <NoContracts closed={closed} user={user} />;
  }
  if (hasSome && (user?.segment === 'AMMINISTRATORE' || user?.segment === 'PMI')) {
    return (
      <>
        <SitesCard
          contracts={[...running, ...coming]}
          closed={closed}
          overdue={overdue}
          hasBills={user.modules.archive === 'ACTIVE'}
          freshness={freshness}
          missing={missing}
        />
        <ClosedContracts contracts={closed} linkTo={linkTo} />
      </>
    );
  }
  return (
    <>
      {coming.length === 0 ? null : (
        <ActivationsCard contracts={coming} inFull={user?.type === 'PROSPECT'} linkTo={linkTo} />
      )}
      {running.length === 0 ? (
        missing
      ) : (
        <SupplyLines
          contracts={running}
          coming={coming.length}
          linkTo={linkTo}
          freshness={freshness}
          missing={missing}
        />
      )}
      <ClosedContracts contracts={closed} linkTo={linkTo} />
    </>
  );
}

/** Fallback if the words' chunk fails to load. */
const PlainMissing = () => (
  <p role="alert">
    <Trans>Non riusciamo a caricare i tuoi contratti</Trans>
  </p>
);
