import { searchContracts, type Cents, type Contract } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { euroWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import classes from './home.module.css';
import own from './sites.module.css';
import { siteOf, sitesOf, wholeOf, type Site } from './sites.ts';
import { StatusSentence } from './StatusSentence.tsx';

import '../../../ui/theme/fields.ts';

const MOST = 8;

interface SitesCardProps {
  contracts: readonly Contract[];
  /** Closed contracts, which may still be overdue. */
  closed: readonly Contract[];
  /** Overdue amount by contract code. */
  overdue: ReadonlyMap<string, Cents>;
  /** Bills are searchable too. */
  hasBills: boolean;
  freshness: ReactNode;
  missing: ReactNode;
}

/** Lists the contracts of administrators and businesses by address (home.forniture.2), with a search. */
export function SitesCard({ contracts, closed, overdue, hasBills, freshness, missing }: SitesCardProps) {
  const sites = useMemo(() => sitesOf(contracts, overdue), [contracts, overdue]);
  const all = useMemo(() => wholeOf(contracts, overdue), [contracts, overdue]);
  return (
    <Card as="div" className={layout['stack']}>
      <SectionTitle
        lead={contracts.length === 0 ? undefined : <StatusSentence contracts={contracts} />}
        action={freshness}
      >
        <Trans>Le tue forniture</Trans>
      </SectionTitle>
      {missing}
      <Search contracts={contracts} hasBills={hasBills} />
      {sites.length === 0 ? null : (
        <table className={own['sites']}>
          <thead>
            <tr>
              <th scope="col">
                <Plural value={sites.length} one="# indirizzo" other="# indirizzi" />
              </th>
              <th scope="col" className={own['number']}>
                <Trans>Luce</Trans>
              </th>
              <th scope="col" className={own['number']}>
                <Trans>Gas</Trans>
              </th>
              <th scope="col" className={own['number']}>
                <Trans>Altro</Trans>
              </th>
              <th scope="col">
                <Trans>Da controllare</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {sites.slice(0, MOST).map((site) => (
              <SiteRow key={site.address} site={site} />
            ))}
            <ClosedRow closed={closed.filter(({ code }) => overdue.has(code))} overdue={overdue} hasBills={hasBills} />
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>In tutto</Trans>
              </th>
              <Numbers site={all} />
            </tr>
          </tfoot>
        </table>
      )}
      <Link to="/my-edison/contratti" className={cx(layout['strong'], links['link'], classes['all'])}>
        <Plural value={contracts.length} one="Vai alle forniture" other="Tutte le forniture (#)" />
      </Link>
    </Card>
  );
}

function SiteRow({ site }: { site: Site }) {
  return (
    <tr>
      <th scope="row">
        {site.address === '' ? (
          <Trans>Senza indirizzo</Trans>
        ) : (
          <Link to="/my-edison/contratti" search={{ cerca: site.address }} className={links['actionLink'] ?? ''}>
            {site.address}
          </Link>
        )}
      </th>
      <Numbers site={site} />
    </tr>
  );
}

/** Overdue amounts of closed contracts have no address row, so they get their own (home.forniture.2). */
function ClosedRow({ closed, overdue, hasBills }: Pick<SitesCardProps, 'closed' | 'overdue' | 'hasBills'>) {
  const [first, ...others] = closed;
  if (first === undefined) return null;
  const only = others.length === 0 ? { fornitura: first.code } : {};
  const name = <Plural value={closed.length} one="# contratto chiuso" other="# contratti chiusi" />;
  return (
    <tr>
      <th scope="row" colSpan={4}>
        {hasBills ? (
          <Link to="/my-edison/bollette" search={{ stato: 'arretrate', ...only }} className={links['actionLink'] ?? ''}>
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <ToLookAt overdue={siteOf('', closed, overdue).overdue} notActive={0} />
    </tr>
  );
}

function Numbers({ site: { luce, gas, others, notActive, overdue } }: { site: Site }) {
  const { t } = useLingui();
  const columns = [
    [t`luce`, luce],
    [t`gas`, gas],
    [t`altro`, others],
  ] as const;
  return (
    <>
      {columns.map(([name, count]) => (
        <td key={name} className={own['number']} data-name={name} data-none={count === 0 ? '' : undefined}>
          {count}
        </td>
      ))}
      <ToLookAt overdue={overdue} notActive={notActive} />
    </>
  );
}

function ToLookAt({ overdue, notActive }: Pick<Site, 'overdue' | 'notActive'>) {
  return (
    <td className={own['toLookAt']}>
      {overdue === 0 ? null : (
        <span className={own['overdue']}>
          <IconAlertCircle size={18} aria-hidden="true" />
          <Trans>{euroWords(overdue)} scaduti</Trans>
        </span>
      )}
      {notActive === 0 ? null : (
        <span className={own['notActive']}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <Plural value={notActive} one="# non attiva" other="# non attive" />
        </span>
      )}
    </td>
  );
}

/** Opens the list with the input; if no contract matches, opens the bills, because it may be a bill number. */
function Search({ contracts, hasBills }: Pick<SitesCardProps, 'contracts' | 'hasBills'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <search>
      <form
        className={own['search']}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('cerca');
          const cerca = typeof typed === 'string' ? typed.trim() : '';
          const isBill = hasBills && /^\S*\d\S*$/.test(cerca) && searchContracts(contracts, cerca).length === 0;
          if (isBill) void navigate({ to: '/my-edison/bollette', search: { cerca } });
          else void navigate({ to: '/my-edison/contratti', search: cerca === '' ? {} : { cerca } });
        }}
      >
        <TextInput
          type="search"
          name="cerca"
          label={hasBills ? t`Cerca tra contratti e bollette` : t`Cerca tra i contratti`}
          placeholder={hasBills ? t`Nome, indirizzo, POD, PDR, numero di bolletta` : t`Nome, indirizzo, POD o PDR`}
          leftSection={<IconSearch size={20} aria-hidden="true" />}
        />
        <Button type="submit" variant="light">
          <Trans>Cerca</Trans>
        </Button>
      </form>
    </search>
  );
}
