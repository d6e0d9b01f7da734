import type { Contract, ContractSegmentType, User } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import type { ContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { ContractCardSkeleton } from '../../../ui/parts/ContractCard.tsx';
import { ContractSummary } from '../../../shared/contracts/ContractSummary.tsx';
import { Freshness } from '../../../ui/parts/Freshness.tsx';
import { SetAsideNotice } from '../../../ui/parts/SetAsideNotice.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { toContract } from '../../../shared/contracts/to-contract.tsx';
import type { ListSearch } from './list-search.ts';
import { Filters } from './Filters.tsx';
import { linesByAddress, plainLines } from './lines.ts';
import { AllListsFailed, SomeListsFailed } from './ListProblems.tsx';
import { LongList } from './LongList.tsx';
import { NoneOfPart } from './NoneOfPart.tsx';
import classes from './list.module.css';
import { contractsOfPart, filteredContracts } from './search.ts';

/** From here on one compares and searches rather than reads. */
const MANY = 24;

interface ContractPartProps {
  part: ContractSegmentType;
  lists: ContractLists;
  user: User | undefined;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** The contracts of one part, whatever of it could be read. */
export function ContractPart({ part, lists, user, search, onSearch }: ContractPartProps) {
  const { contracts, isLoading, setAside, updatedAt, isRefreshing, refresh } = lists;
  const all = useMemo(() => contractsOfPart(contracts, part), [contracts, part]);
  // Products and services come in one of the lists; supplies are made of all of them.
  const failed = lists.failed.filter(({ list }) => part === 'FORNITURE' || list === 'services');
  if (isLoading) return <Skeletons />;
  const isNothingRead = part === 'FORNITURE' ? lists.isWhollyFailed : failed.length > 0;
  if (isNothingRead) return <AllListsFailed lists={lists} failed={failed} />;
  const isComplete = failed.length === 0 && setAside === 0;
  if (all.length === 0 && isComplete) return <NoneOfPart part={part} user={user} />;
  return (
    <>
      <Card as="div" className={classes['head']}>
        <Filters
          part={part}
          contracts={all}
          search={search}
          onSearch={onSearch}
          freshness={
            updatedAt === undefined ? undefined : (
              <Freshness at={updatedAt} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
            )
          }
        />
        {failed.length === 0 ? null : <SomeListsFailed lists={lists} failed={failed} />}
        <SetAsideNotice count={setAside} />
      </Card>
      <Found all={all} search={search} onSearch={onSearch} />
    </>
  );
}

/** What the filters and the search leave of a part. */
function Found({
  all,
  search,
  onSearch,
}: {
  all: readonly Contract[];
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}) {
  // Typing stays quick while the list follows.
  const sought = useDeferredValue(search);
  const found = useMemo(() => filteredContracts(all, sought), [all, sought]);
  const lines = useMemo(
    () => (sought.cerca === undefined ? linesByAddress(found) : plainLines(found)),
    [found, sought.cerca],
  );
  if (all.length > 0 && found.length === 0) {
    const { tipo } = search;
    return (
      <Card as="div">
        <EmptyState
          level={2}
          wide
          title={<Trans>Nessun contratto corrisponde</Trans>}
          actions={
            <Button variant="light" onClick={() => onSearch(tipo === undefined ? {} : { tipo })}>
              <Trans>Mostra tutti</Trans>
            </Button>
          }
        >
          <Trans>Prova con una parte sola dell’indirizzo, o con le ultime cifre del POD o del PDR.</Trans>
        </EmptyState>
      </Card>
    );
  }
  if (all.length > MANY) return <LongList lines={lines} />;
  return (
    <div className={classes['cards']}>
      {found.map((contract) => (
        <ContractSummary
          key={`${contract.type} ${contract.code}`}
          contract={contract}
          linkTo={toContract}
          headingLevel={2}
        />
      ))}
    </div>
  );
}

function Skeletons() {
  return (
    <>
      <VisuallyHidden component="output">
        <Trans>Caricamento...</Trans>
      </VisuallyHidden>
      <div className={classes['cards']}>
        <ContractCardSkeleton />
        <ContractCardSkeleton />
        <ContractCardSkeleton />
        <ContractCardSkeleton />
      </div>
    </>
  );
}
