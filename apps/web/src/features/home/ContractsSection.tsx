import type { User } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { toContract } from '../../shared/contracts/to-contract.tsx';
import { ContractCardSkeleton } from '../../ui/parts/ContractCard.tsx';
import { Freshness } from '../../ui/parts/Freshness.tsx';
import { SetAsideNotice } from '../../ui/parts/SetAsideNotice.tsx';
import { ClosedContracts } from './ClosedContracts.tsx';
import { ContractsHeadSkeleton } from './ContractsHead.tsx';
import classes from './ContractsSection.module.css';
import { AllListsFailed, SomeListsFailed } from './FailedLists.tsx';
import { NoContracts } from './NoContracts.tsx';
import { OpenContracts } from './OpenContracts.tsx';
import type { Contracts } from './use-contracts.ts';

/** What the customer has with us, whatever part of it could be read. */
export function ContractsSection({ contracts, user }: { contracts: Contracts; user: User | undefined }) {
  const { t } = useLingui();
  return (
    <section className={classes['section']} aria-label={t`I tuoi contratti`} data-tour="contracts">
      <Body contracts={contracts} user={user} />
    </section>
  );
}

function Body({ contracts, user }: { contracts: Contracts; user: User | undefined }) {
  const { open, closed, isLoading, failed, isWhollyFailed, setAside, updatedAt, isRefreshing, refresh } = contracts;
  if (isLoading) return <Skeletons />;
  if (isWhollyFailed) return <AllListsFailed contracts={contracts} />;
  const isComplete = failed.length === 0 && setAside === 0;
  // Only where the module has their pages.
  const linkTo = user?.modules.contracts === 'ACTIVE' ? toContract : undefined;
  return (
    <>
      {open.length === 0 && isComplete ? (
        <NoContracts
          segment={user?.segment ?? 'SCONOSCIUTO'}
          isProspect={user?.type === 'PROSPECT'}
          hadSome={closed.length > 0}
        />
      ) : (
        <OpenContracts
          contracts={open}
          linkTo={linkTo}
          freshness={
            updatedAt === undefined ? undefined : (
              <Freshness at={updatedAt} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
            )
          }
        >
          {failed.length === 0 ? null : <SomeListsFailed contracts={contracts} />}
          <SetAsideNotice count={setAside} />
        </OpenContracts>
      )}
      <ClosedContracts contracts={closed} linkTo={linkTo} />
    </>
  );
}

function Skeletons() {
  return (
    <>
      <VisuallyHidden component="output">
        <Trans>Caricamento...</Trans>
      </VisuallyHidden>
      <ContractsHeadSkeleton />
      <div className={classes['cards']}>
        <ContractCardSkeleton />
        <ContractCardSkeleton />
        <ContractCardSkeleton />
        <ContractCardSkeleton />
      </div>
    </>
  );
}
