import { recuperoLista } from '@sportello/calls';
import { fullAddress, SUPPLY_REQUEST_KIND_LABELS, type Contract, type SupplyRequestKind } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { nameAndKind } from '../../../shared/contracts/kind-words.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import classes from '../supply-requests.module.css';
import type { BeginSearch } from './begin.ts';

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
        {(contracts) => (
          <ul className={classes['kinds']}>
            {codes.map((code) => (
              <li key={code}>
                <Supply code={code} contract={contracts.find((each) => each.code === code)} search={search} />
              </li>
            ))}
          </ul>
        )}
      </ReadBody>
    </>
  );
}

interface SupplyProps {
  code: string;
  contract: Contract | undefined;
  search: BeginSearch;
}

function Supply({ code, contract, search }: SupplyProps) {
  return (
    <Card as="div" className={cx('sp-next', classes['card'])}>
      <div className={layout['stackTight']}>
        <Link to="/my-edison/pratiche/nuova" search={{ ...search, contratto: code }} className={classes['name'] ?? ''}>
          {contract === undefined ? code : nameAndKind(contract)}
        </Link>
        {contract?.address === undefined ? null : <p>{fullAddress(contract.address)}</p>}
      </div>
    </Card>
  );
}
