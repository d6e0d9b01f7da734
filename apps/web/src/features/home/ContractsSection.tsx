import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { ContractCardSkeleton } from '../../ui/parts/ContractCard.tsx';
import { SetAsideNotice } from '../../ui/parts/SetAsideNotice.tsx';
import { ClosedContracts } from './ClosedContracts.tsx';
import { ContractsHeadSkeleton } from './ContractsHead.tsx';
import classes from './ContractsSection.module.css';
import { AllListsFailed, SomeListsFailed } from './FailedLists.tsx';
import { NoContracts } from './NoContracts.tsx';
import { OpenContracts } from './OpenContracts.tsx';
import type { Contracts } from './use-contracts.ts';

/** What the customer has with us, whatever part of it could be read. */
export function ContractsSection({ contracts, isProspect }: { contracts: Contracts; isProspect: boolean }) {
  const { t } = useLingui();
  return (
    <section className={classes['section']} aria-label={t`I tuoi contratti`}>
      <Body contracts={contracts} isProspect={isProspect} />
    </section>
  );
}

function Body({ contracts, isProspect }: { contracts: Contracts; isProspect: boolean }) {
  const { open, closed, isLoading, failed, isWhollyFailed, setAside } = contracts;
  if (isLoading) return <Skeletons />;
  if (isWhollyFailed) return <AllListsFailed contracts={contracts} />;
  const isComplete = failed.length === 0 && setAside === 0;
  return (
    <>
      {open.length === 0 && isComplete ? (
        <NoContracts isProspect={isProspect} hadSome={closed.length > 0} />
      ) : (
        <OpenContracts contracts={open}>
          {failed.length === 0 ? null : <SomeListsFailed contracts={contracts} />}
          <SetAsideNotice count={setAside} />
        </OpenContracts>
      )}
      <ClosedContracts contracts={closed} />
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
