import type { Pool } from 'pg';
import { missingMigrations } from '../db/migrate.ts';
import type { Finding } from './finding.ts';
import { clockFinding } from './server.ts';

/** Whether the database has our tables, and whether its clock is ours. */
export async function lookAtDatabase(pool: Pool): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await pool.query<{ version: string; at: number }>(
    `select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 * 1000 as at`,
  );
  const { version = '', at = 0 } = rows[0] ?? {};
  const seconds = (at - (before + Date.now()) / 2) / 1000;
  const missing = await missingMigrations(pool);
  return [
    { about: 'database', state: 'good', text: `PostgreSQL ${version}` },
    missing === 0
      ? { about: 'tables', state: 'good', text: 'as this version needs them' }
      : { about: 'tables', state: 'look', text: `${missing} changes behind this version; the next start makes them` },
    clockFinding('of the database', seconds),
  ];
}

/** Whether what is to be done later is being done. */
export async function lookAtJobs(pool: Pool): Promise<Finding[]> {
  const about = 'jobs';
  const { rows } = await pool.query<{ late: number; failed: number; waiting: number; given: number }>(`
    select
      (select count(*) from pgboss.job where state < 'active' and start_after < now() - interval '15 minutes')::int as late,
      (select count(*) from pgboss.job where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
      (select count(*) from messages where status = 'WAITING' and created_at < now() - interval '15 minutes')::int as waiting,
      (select count(*) from messages where status = 'GIVEN_UP' and created_at > now() - interval '7 days')::int as given`);
  const { late = 0, failed = 0, waiting = 0, given = 0 } = rows[0] ?? {};
  const found: Finding[] = [
    ...(late > 0 ? [look(`${late} wait for more than a quarter of an hour: does a server run?`)] : []),
    ...(failed > 0 ? [look(`${failed} failed within a day: the log says why`)] : []),
    ...(waiting > 0 ? [look(`${waiting} messages have not gone out for more than a quarter of an hour`)] : []),
    ...(given > 0 ? [look(`${given} messages were given up within a week: messages.last_error says why`)] : []),
  ];
  return found.length > 0 ? found : [{ about, state: 'good', text: 'nothing is behind' }];

  function look(text: string): Finding {
    return { about, state: 'look', text };
  }
}

/** Whether what the provider's systems said is done (fornitore.esiti.4). */
export async function lookAtOutcomes(pool: Pool): Promise<Finding[]> {
  const about = 'outcomes';
  const { rows } = await pool.query<{ count: number; first: string }>(`
    select count(*)::int as count, min(event_id || ' (' || matter || '): ' || problem) as first from customer_changes
    where state = 'PRESA_IN_CARICO' and problem is not null`);
  const { count = 0, first = '' } = rows[0] ?? {};
  if (count === 0) return [{ about, state: 'good', text: 'each was done on its day' }];
  const text = `${count} could not be done on their day and need another one: of change ${first}`;
  return [{ about, state: 'look', text }];
}

/** Whether readers of events stand where this PostgreSQL counts. */
export async function lookAtReaders(pool: Pool): Promise<Finding[]> {
  const about = 'events';
  const { rows } = await pool.query<{ name: string }>(`
    with seen as (select pg_snapshot_xmax(pg_current_snapshot()) as number)
    select 'the newest event' as name from seen
      where (select transaction from events order by transaction desc limit 1) >= seen.number
    union all
    select name from event_readers, seen where split_part(cursor, '.', 1)::xid8 >= seen.number`);
  if (rows.length === 0) return [{ about, state: 'good', text: 'counted by this PostgreSQL' }];
  const names = rows.map(({ name }) => name).join(', ');
  const text = `counted by another PostgreSQL: ${names}; nothing is told until that is mended (docs/export.md, After a restore)`;
  return [{ about, state: 'wrong', text }];
}

/** Rows that no screen ever reads, since what they belong to is not there: how many, and of what. */
const unread: readonly { readonly what: string; readonly from: string }[] = [
  {
    what: 'payment methods of accounts on which no contract of the customer is billed',
    from: `payment_methods m where not exists (select from commodity_contracts c
        where c.contract_account = m.contract_account and c.customer_code = m.customer_code)
      and not exists (select from vas_contracts c
        where c.contract_account = m.contract_account and c.customer_code = m.customer_code)`,
  },
  {
    what: 'mandates for accounts whose contracts have all ended',
    from: `payment_methods m where m.current_mandate is not null and m.status is distinct from 'Disattivato' and (
        select bool_and(lower(c.state) in ('cessato', 'disattivato', 'annullato')) from (
          select source_state as state from commodity_contracts where contract_account = m.contract_account
          union all select source_state from vas_contracts where contract_account = m.contract_account) c)`,
  },
  {
    what: 'ways to receive bills of accounts on which no contract of the customer is billed',
    from: `notification_preferences n where not exists (select from commodity_contracts c
        where c.contract_account = n.contract_account and c.customer_code = n.customer_code)
      and not exists (select from vas_contracts c
        where c.contract_account = n.contract_account and c.customer_code = n.customer_code)`,
  },
  {
    what: 'documents of contracts that there are not',
    from: `documents d where
        d.contract_kind = 'COMMODITY' and not exists (select from commodity_contracts c
          where c.code = d.contract_code and c.customer_code = d.customer_code)
        or d.contract_kind = 'VAS' and not exists (select from vas_contracts c
          where c.code = d.contract_code and c.customer_code = d.customer_code)`,
  },
  {
    what: 'bills of a contract that is another customer’s by now',
    from: `bills b where exists (select from commodity_contracts c where c.code = b.contract_code and c.customer_code <> b.customer_code)
        or exists (select from vas_contracts c where c.code = b.vas_contract_code and c.customer_code <> b.customer_code)`,
  },
  {
    what: 'instalments of bills that there are not',
    from: `bills b where b.instalment_of is not null and not exists (select from bills o
        where o.customer_code = b.customer_code and o.number = b.instalment_of)`,
  },
  {
    what: 'services whose supply is not there',
    from: `vas_contracts v where v.commodity_code is not null
        and not exists (select from commodity_contracts c where c.code = v.commodity_code)`,
  },
  {
    what: 'companies that work nowhere, at no time, or repair nothing',
    from: `companies c where c.active and (
        not exists (select from company_hours h where h.company_id = c.id)
        or not exists (select from company_skills k where k.company_id = c.id)
        or c.support_type = 'EXIT_TECHNICAL' and not exists (select from company_areas a where a.company_id = c.id))`,
  },
  {
    what: 'services of technical interventions that cover nothing',
    from: `vas_contracts v where v.sub_type = 'INTERVENTO_TECNICO'
        and not exists (select from covered_installations i where i.contract_code = v.code)`,
  },
];

/** Whether there are rows that nothing reads. */
export async function lookAtRows(pool: Pool): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { what, from } of unread) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${from}`);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push({ about: 'rows', state: 'look', text: `${count.toLocaleString('en')} ${what}` });
  }
  return found.length > 0 ? found : [{ about: 'rows', state: 'good', text: 'each belongs to something' }];
}
