import { recuperoLista } from '@sportello/calls';
import { searchContracts, SUPPLY_REQUEST_KIND_LABELS, type Contract, type SupplyRequestKind } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { contractChoices, type ContractChoice } from '../../../shared/contracts/choices.ts';
import { nameAndKind } from '../../../shared/contracts/kind-words.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import cover from '../../../ui/styles/cover-card.module.css';
import links from '../../../ui/styles/links.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import type { BeginSearch } from './begin.ts';

import '../../../ui/theme/fields.ts';

/** Supplies that are listed; of more, the others are found by search. */
const FEW = 12;

interface SupplyChoiceProps {
  kind: SupplyRequestKind;
  /** Contracts for which the kind is offered. */
  codes: readonly string[];
  search: BeginSearch;
}

export function SupplyChoice({ kind, codes, search }: SupplyChoiceProps) {
  const supplies = readOf(useQuery(useApp().queryOf(recuperoLista, {})));
  const label = SUPPLY_REQUEST_KIND_LABELS[kind];
  return (
    <>
      <SectionTitle lead={label}>
        <Trans>Per quale fornitura?</Trans>
      </SectionTitle>
      <ReadBody
        read={supplies}
        isDated
        failed={<Trans>Non riusciamo a caricare le tue forniture</Trans>}
        skeleton={<CardSkeleton />}
      >
        {(contracts) => <Supplies contracts={contracts} codes={codes} search={search} />}
      </ReadBody>
    </>
  );
}

interface SuppliesProps extends Pick<SupplyChoiceProps, 'codes' | 'search'> {
  contracts: readonly Contract[];
}

function Supplies({ contracts, codes, search }: SuppliesProps) {
  const [typed, setTyped] = useState('');
  // Deferred, so that typing stays responsive while the list updates.
  const sought = useDeferredValue(typed);
  const choices = useMemo(() => {
    const offered = new Set(codes);
    return contractChoices(
      contracts.filter(({ code }) => offered.has(code)),
      nameAndKind,
    );
  }, [contracts, codes]);
  const found = useMemo(() => {
    const those = new Set(
      searchContracts(
        choices.map(({ contract }) => contract),
        sought,
      ),
    );
    return choices.filter(({ contract }) => those.has(contract));
  }, [choices, sought]);
  return (
    <>
      {choices.length > FEW ? <Search typed={typed} onType={setTyped} count={found.length} /> : null}
      <ul className={cx(layout['stack'], cover['pairs'])}>
        {found.slice(0, FEW).map((choice) => (
          <li key={choice.value}>
            <Supply choice={choice} search={search} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SearchProps {
  typed: string;
  onType: (typed: string) => void;
  /** Number of supplies found. */
  count: number;
}

function Search({ typed, onType, count }: SearchProps) {
  const { t } = useLingui();
  return (
    <Card as="search" className={layout['stackSmall']}>
      <TextInput
        type="search"
        label={t`Cerca tra le tue forniture`}
        placeholder={t`Nome, indirizzo, POD o PDR`}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <output className={layout['caption']}>
        {count > FEW ? (
          <Trans>
            Ne vedi {FEW} di {count}: cerca per trovare le altre.
          </Trans>
        ) : (
          <Plural value={count} _0="Nessuna fornitura corrisponde." one="# fornitura" other="# forniture" />
        )}
      </output>
    </Card>
  );
}

function Supply({ choice: { value, label, detail }, search }: { choice: ContractChoice; search: BeginSearch }) {
  return (
    <Card as="div" className={cx('sp-next', cover['card'])}>
      <div className={layout['stackTight']}>
        <Link
          to="/my-edison/pratiche/nuova"
          search={{ ...search, contratto: value }}
          className={cx(links['cover'], cover['name'])}
        >
          {label}
        </Link>
        <p className={layout['caption']}>{detail}</p>
      </div>
    </Card>
  );
}
