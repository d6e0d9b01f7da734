import { COMPLETE_PROGRESS, FIBRE_PRODUCT_TYPE } from '@sportello/domain';
import type { Pool } from 'pg';
import type { Finding } from './finding.ts';

/** Queries for rows that no screen reads because their parent is missing, with the name that identifies them. */
const unread: readonly { readonly what: string; readonly name: string; readonly from: string }[] = [
  {
    what: 'payment methods of accounts on which no contract of the customer is billed',
    name: 'm.contract_account',
    from: `payment_methods m where not exists (select from commodity_contracts c
        where c.contract_account = m.contract_account and c.customer_code = m.customer_code)
      and not exists (select from vas_contracts c
        where c.contract_account = m.contract_account and c.customer_code = m.customer_code)`,
  },
  {
    what: 'mandates for accounts whose contracts have all ended',
    name: 'm.contract_account',
    from: `payment_methods m where coalesce(m.current_mandate, m.future_mandate) is not null and m.status is distinct from 'Disattivato' and (
        select bool_and(lower(c.state) in ('cessato', 'disattivato', 'annullato')) from (
          select source_state as state from commodity_contracts where contract_account = m.contract_account
          union all select source_state from vas_contracts where contract_account = m.contract_account) c)`,
  },
  {
    what: 'ways to receive bills of accounts on which no contract of the customer is billed',
    name: 'n.contract_account',
    from: `bill_deliveries n where not exists (select from commodity_contracts c
        where c.contract_account = n.contract_account and c.customer_code = n.customer_code)
      and not exists (select from vas_contracts c
        where c.contract_account = n.contract_account and c.customer_code = n.customer_code)`,
  },
  {
    what: 'documents of contracts that there are not',
    name: 'd.number',
    from: `documents d where
        d.contract_kind = 'COMMODITY' and not exists (select from commodity_contracts c
          where c.code = d.contract_code and c.customer_code = d.customer_code)
        or d.contract_kind = 'VAS' and not exists (select from vas_contracts c
          where c.code = d.contract_code and c.customer_code = d.customer_code)`,
  },
  {
    what: 'bills of a contract that is another customer’s by now',
    name: 'b.number',
    from: `bills b where exists (select from commodity_contracts c where c.code = b.contract_code and c.customer_code <> b.customer_code)
        or exists (select from vas_contracts c where c.code = b.vas_contract_code and c.customer_code <> b.customer_code)`,
  },
  {
    what: 'instalments of bills that there are not',
    name: 'b.number',
    from: `bills b where b.instalment_of is not null and not exists (select from bills o
        where o.customer_code = b.customer_code and o.number = b.instalment_of)`,
  },
  {
    what: 'services whose supply is not there',
    name: 'v.code',
    from: `vas_contracts v where v.commodity_code is not null
        and not exists (select from commodity_contracts c where c.code = v.commodity_code)`,
  },
  {
    what: 'companies that work nowhere, at no time, or repair nothing',
    name: 'c.code',
    from: `companies c where c.active and (
        not exists (select from company_hours h where h.company_id = c.id)
        or not exists (select from company_skills k where k.company_id = c.id)
        or c.support_type = 'EXIT_TECHNICAL' and not exists (select from company_areas a where a.company_id = c.id))`,
  },
  {
    what: 'services that the source calls Attivo and customers see deactivated, since they have no percentualeAvanzamento',
    name: 'v.code',
    from: `vas_contracts v where lower(trim(v.source_state)) = 'attivo' and coalesce(v.progress, 0) = 0`,
  },
  {
    what: 'services of technical interventions that cover nothing',
    name: 'v.code',
    from: `vas_contracts v where v.sub_type = 'INTERVENTO_TECNICO'
        and not exists (select from covered_installations i where i.contract_code = v.code)`,
  },
];

interface Place {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>;
}

export async function listUnread(place: Place): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const { what, name, from } of unread) {
    const { rows } = await place.query(`select ${name} as name from ${from} order by 1`);
    found.set(
      what,
      (rows as readonly { readonly name: string }[]).map((row) => row.name),
    );
  }
  return found;
}

export async function checkRows(place: Place): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [what, names] of await listUnread(place)) {
    if (names.length === 0) continue;
    found.push({ about: 'rows', state: 'look', text: `${names.length.toLocaleString('en')} ${what}` });
  }
  return found.length > 0 ? found : [{ about: 'rows', state: 'good', text: 'each belongs to something' }];
}

/** Names the products being activated that `vasActivationCodes` lacks: customers see them deactivated (contratto.stato.4). */
export async function checkActivationCodes(pool: Pool, listed: readonly string[]): Promise<Finding[]> {
  const { rows } = await pool.query<{ code: string; count: number }>(
    `select product_type as code, count(*)::int as count from vas_contracts
     where progress > 0 and progress < $1 and product_type <> $2 and product_type <> all($3::text[])
     group by product_type order by product_type`,
    [COMPLETE_PROGRESS, FIBRE_PRODUCT_TYPE, listed],
  );
  return rows.map(({ code, count }) => ({
    about: 'rows',
    state: 'look',
    text: `${count.toLocaleString('en')} services of product ${code} are being activated and customers see them deactivated: name it in vasActivationCodes of PROVIDER_FILE if its progress is an activation`,
  }));
}
