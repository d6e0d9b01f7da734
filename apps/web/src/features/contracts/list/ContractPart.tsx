import type { Contract, ContractSegmentType, User } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import type { ChangeSearch } from '../../../shared/links/change-search.ts';
import type { ContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { MissingLists } from '../../../shared/contracts/MissingLists.tsx';
import { withData } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { ReadFreshness } from '../../../shared/read/ReadFreshness.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { ContractCardSkeleton } from '../../../ui/parts/cards/ContractCard.tsx';
import { ContractSummary } from '../../../shared/contracts/ContractSummary.tsx';
import { WithdrawalLink } from '../../../shared/contracts/WithdrawalLink.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { toContract } from '../../../shared/links/to-contract.tsx';
import { cx } from '../../../ui/cx.ts';
import type { ListSearch } from './list-search.ts';
import { Filters } from './Filters.tsx';
import { linesByAddress, plainLines } from './lines.ts';
import { LongList } from './LongList.tsx';
import { NoneOfPart } from './NoneOfPart.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from './list.module.css';
import { contractsOfPart, filteredContracts } from './search.ts';

/** Above this number of contracts the list is virtualized. */
const MANY = 24;

interface ContractPartProps {
  part: ContractSegmentType;
  lists: ContractLists;
  user: User | undefined;
  search: ListSearch;
  onSearch: ChangeSearch<ListSearch>;
}

export function ContractPart({ part, lists, user, search, onSearch }: ContractPartProps) {
  // Products and services come from one list; supplies are assembled from all lists.
  const failed = lists.failed.filter(({ list }) => part === 'FORNITURE' || list === 'services');
  const isNothingRead = part !== 'FORNITURE' && failed.length > 0;
  const all = useMemo(() => lists.data && contractsOfPart(lists.data, part), [lists.data, part]);
  return (
    <ReadBody
      read={isNothingRead ? { ...lists, ...lists.missing, data: undefined } : withData(lists, all)}
      of="contracts"
      isDated
      failed={<Trans>Non riusciamo a caricare i tuoi contratti</Trans>}
      skeleton={<PartSkeleton />}
      empty={failed.length === 0 ? <NoneOfPart part={part} user={user} /> : undefined}
    >
      {(contracts) => (
        <>
          <Card as="div" className={layout['stack']}>
            <Filters
              part={part}
              contracts={contracts}
              search={search}
              onSearch={onSearch}
              freshness={<ReadFreshness read={lists} isHere />}
            />
            <MissingLists failed={failed} read={lists.missing} />
          </Card>
          <Found all={contracts} search={search} onSearch={onSearch} />
        </>
      )}
    </ReadBody>
  );
}

function Found({
  all,
  search,
  onSearch,
}: {
  all: readonly Contract[];
  search: ListSearch;
  onSearch: ChangeSearch<ListSearch>;
}) {
  // Deferred, so that typing stays responsive while the list updates.
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
            <Button variant="light" onClick={() => onSearch(() => (tipo === undefined ? {} : { tipo }))}>
              <Trans>Mostra tutti</Trans>
            </Button>
          }
        >
          <Trans>Prova con una parte sola dell’indirizzo, o con le ultime cifre del POD o del PDR.</Trans>
        </EmptyState>
      </Card>
    );
  }
  if (all.length > MANY) {
    return <LongList lines={lines} />;
  }
  return (
    <div className={cx(layout['stack'], classes['cards'])}>
      {found.map((contract) => (
        <ContractSummary
          key={`${contract.type} ${contract.code}`}
          contract={contract}
          linkTo={toContract}
          headingLevel={2}
          Foot={WithdrawalLink}
        />
      ))}
    </div>
  );
}

function PartSkeleton() {
  return (
    <div className={cx(layout['stack'], classes['cards'])}>
      <ContractCardSkeleton />
      <ContractCardSkeleton />
      <ContractCardSkeleton />
      <ContractCardSkeleton />
    </div>
  );
}
