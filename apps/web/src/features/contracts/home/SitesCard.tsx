import type { Contract } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { Card } from '../../../ui/parts/Card.tsx';
import { SectionTitle } from '../../../ui/parts/SectionTitle.tsx';
import classes from './home.module.css';
import { siteOf, sitesOf, type Site } from './sites.ts';
import { StatusSentence } from './StatusSentence.tsx';

/** So many addresses are looked over at once. */
const MOST = 8;

interface SitesCardProps {
  contracts: readonly Contract[];
  freshness: ReactNode;
  missing: ReactNode;
}

/** What an administrator or a business has, by address (home.forniture.2), and the search among all of it. */
export function SitesCard({ contracts, freshness, missing }: SitesCardProps) {
  const sites = useMemo(() => sitesOf(contracts), [contracts]);
  const all = siteOf('', contracts);
  return (
    <Card as="div" className={classes['stack']}>
      <SectionTitle
        lead={contracts.length === 0 ? undefined : <StatusSentence contracts={contracts} />}
        action={freshness}
      >
        <Trans>Le tue forniture</Trans>
      </SectionTitle>
      {missing}
      <Search />
      {sites.length === 0 ? null : (
        <table className={classes['sites']}>
          <thead>
            <tr>
              <th scope="col">
                <Plural value={sites.length} one="# indirizzo" other="# indirizzi" />
              </th>
              <th scope="col" className={classes['number']}>
                <Trans>Luce</Trans>
              </th>
              <th scope="col" className={classes['number']}>
                <Trans>Gas</Trans>
              </th>
              <th scope="col" className={classes['number']}>
                <Trans>Altro</Trans>
              </th>
              <th scope="col">
                <Trans>Da guardare</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {sites.slice(0, MOST).map((site) => (
              <SiteRow key={site.address} site={site} />
            ))}
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
      <Link to="/my-edison/contratti" className={classes['all'] ?? ''}>
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
          <Link to="/my-edison/contratti" search={{ cerca: site.address }} className={classes['site'] ?? ''}>
            {site.address}
          </Link>
        )}
      </th>
      <Numbers site={site} />
    </tr>
  );
}

function Numbers({ site: { luce, gas, others, notActive } }: { site: Site }) {
  const { t } = useLingui();
  const columns = [
    [t`luce`, luce],
    [t`gas`, gas],
    [t`altro`, others],
  ] as const;
  return (
    <>
      {columns.map(([name, count]) => (
        <td key={name} className={classes['number']} data-name={name} data-none={count === 0 ? '' : undefined}>
          {count}
        </td>
      ))}
      <td className={classes['notActive']}>
        {notActive === 0 ? null : (
          <>
            <IconAlertTriangle size={18} aria-hidden="true" />
            <Plural value={notActive} one="# non attiva" other="# non attive" />
          </>
        )}
      </td>
    </>
  );
}

/** Leads to the list with what was typed. */
function Search() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <search>
      <form
        className={classes['search']}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('cerca');
          const cerca = typeof typed === 'string' ? typed.trim() : '';
          void navigate({ to: '/my-edison/contratti', search: cerca === '' ? {} : { cerca } });
        }}
      >
        <TextInput
          type="search"
          name="cerca"
          label={t`Cerca tra i contratti`}
          placeholder={t`Nome, indirizzo, POD o PDR`}
          leftSection={<IconSearch size={20} aria-hidden="true" />}
        />
        <Button type="submit" variant="light">
          <Trans>Cerca</Trans>
        </Button>
      </form>
    </search>
  );
}
