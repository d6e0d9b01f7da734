import { searchContracts, type Contract } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { EmptyState } from '../../ui/parts/states.tsx';
import { ContractsHead } from './ContractsHead.tsx';
import { ContractSummary, type ContractSummaryProps } from '../../shared/contracts/ContractSummary.tsx';
import classes from './ContractsCard.module.css';
import { useKeptCount } from './use-kept-count.ts';

/** An administrator has hundreds: as many are shown at once as can be looked over. */
const STEP = 24;

/** From here on one searches rather than scrolls. */
const SEARCH_FROM = 12;

interface OpenContractsProps {
  contracts: readonly Contract[];
  linkTo: ContractSummaryProps['linkTo'];
  /** How fresh they are. */
  freshness: ReactNode;
  children: ReactNode;
}

/** The contracts that run or are on their way; `children` are words about them. */
export function OpenContracts({ contracts, linkTo, freshness, children }: OpenContractsProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useKeptCount(STEP);
  // Typing stays quick while the list follows.
  const sought = useDeferredValue(search);
  const found = useMemo(() => searchContracts(contracts, sought), [contracts, sought]);
  const visible = found.slice(0, shown);

  return (
    <>
      <ContractsHead contracts={contracts} freshness={freshness}>
        {children}
        {contracts.length > SEARCH_FROM ? (
          <div>
            <TextInput
              type="search"
              label={t`Cerca tra i contratti`}
              placeholder={t`Nome, indirizzo, POD o PDR`}
              leftSection={<IconSearch size={20} aria-hidden="true" />}
              value={search}
              onChange={(event) => {
                setSearch(event.currentTarget.value);
                setShown(STEP);
              }}
            />
            <output className={classes['found']}>
              {sought.trim() === '' ? null : (
                <Plural value={found.length} one="# contratto trovato" other="# contratti trovati" />
              )}
            </output>
          </div>
        ) : null}
      </ContractsHead>
      {contracts.length > 0 && found.length === 0 ? (
        <Card as="div">
          <EmptyState level={3} wide title={<Trans>Nessun contratto corrisponde</Trans>}>
            <Trans>Prova con una parte sola dell’indirizzo, o con le ultime cifre del POD o del PDR.</Trans>
          </EmptyState>
        </Card>
      ) : null}
      <div className={classes['cards']}>
        {visible.map((contract) => (
          <ContractSummary key={`${contract.type} ${contract.code}`} contract={contract} linkTo={linkTo} />
        ))}
      </div>
      {visible.length < found.length ? (
        <div className={classes['more']}>
          <Button variant="default" onClick={() => setShown(shown + STEP)}>
            <Trans>Mostra altri</Trans>
          </Button>
          <span>
            <Trans>
              {visible.length} di {found.length}
            </Trans>
          </span>
        </div>
      ) : null}
    </>
  );
}
