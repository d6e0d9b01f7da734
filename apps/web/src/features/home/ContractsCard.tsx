import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MissingLists } from '../../shared/contracts/MissingLists.tsx';
import { toContract } from '../../shared/links/to-contract.tsx';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import { withData } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { ReadFreshness } from '../../shared/read/ReadFreshness.tsx';
import { ContractCardSkeleton } from '../../ui/parts/ContractCard.tsx';
import { ClosedContracts } from './ClosedContracts.tsx';
import { ContractsHeadSkeleton } from './ContractsHead.tsx';
import classes from './ContractsCard.module.css';
import type { HomeCardProps } from './home-card.ts';
import { NoContracts } from './NoContracts.tsx';
import { OpenContracts } from './OpenContracts.tsx';
import { overviewOf } from './overview.ts';

/** What the customer has with us, or is about to have, whatever part of it could be read. */
export function ContractsCard({ user }: HomeCardProps) {
  const { t } = useLingui();
  const lists = useContractLists();
  const overview = useMemo(() => lists.data && overviewOf(lists.data), [lists.data]);
  const isComplete = lists.failed.length === 0 && lists.setAside === 0;
  // Only where the module has their pages.
  const linkTo = user?.modules.contracts === 'ACTIVE' ? toContract : undefined;
  return (
    <section className={classes['section']} aria-label={t`I tuoi contratti`} data-tour="contracts">
      <ReadBody
        read={withData(lists, overview)}
        of="contracts"
        isDated
        failed={<Trans>I contratti non sono disponibili ora</Trans>}
        skeleton={<ContractsSkeleton />}
      >
        {({ open, closed }) => (
          <>
            {open.length === 0 && isComplete ? (
              <NoContracts
                segment={user?.segment ?? 'SCONOSCIUTO'}
                isProspect={user?.type === 'PROSPECT'}
                hadSome={closed.length > 0}
              />
            ) : (
              <OpenContracts contracts={open} linkTo={linkTo} freshness={<ReadFreshness read={lists} />}>
                <MissingLists failed={lists.failed} read={lists.missing} />
              </OpenContracts>
            )}
            <ClosedContracts contracts={closed} linkTo={linkTo} />
          </>
        )}
      </ReadBody>
    </section>
  );
}

function ContractsSkeleton() {
  return (
    <>
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
