import type pg from 'pg';
import { billsEach } from '../fill/bills.ts';
import { measure, type Measured, type Read, type Upkeep } from './timing.ts';
import { createVariant, hashesOf, monthsOf } from './variants.ts';

const years = 10;
/** The bills that are there go back two years themselves. */
const yearsOfParts = years + 2;
const lastYear = 2026;
const hashes = 16;

/** Measures bills of ten years in one table, in a partition a year and in partitions by customer. */
export async function measureBills(client: pg.Client, bills: number, times: number): Promise<readonly Measured[]> {
  const variants = [
    await createVariant(client, 'bills', 'whole'),
    await createVariant(
      client,
      'bills',
      'by_year',
      monthsOf('issue_date', lastYear - yearsOfParts + 1, yearsOfParts, 12),
    ),
    await createVariant(client, 'bills', 'by_customer', hashesOf('customer_code', hashes)),
  ];
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'bills'
     order by ordinal_position`,
  );
  // The demo's own bills are of other years.
  const ours = `where customer_code like 'B%'`;
  const first = await client.query<{ id: string }>(`select min(id) as id from bills ${ours}`);
  const columns = rows.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.replace('"issue_date"', `issue_date - (id % ${years})::int * 365`);
  for (const { table } of variants) {
    await client.query(`insert into ${table} (${columns}) overriding system value select ${values} from bills ${ours}`);
    await client.query(`vacuum (analyze) ${table}`);
  }
  return measure(client, variants, {
    reads: readsOf(bills, Number(first.rows[0]?.id)),
    upkeep: upkeepOf(client),
    times,
  });
}

function readsOf(bills: number, firstId: number): readonly Read[] {
  const households = Math.max(1, Math.floor(bills / billsEach));
  const household = (n: number) => (n * 7919) % households;
  const customer = (n: number) => `B${String(1 + household(n)).padStart(9, '0')}`;
  const number = (n: number) => `FC${String(1 + household(n) * 4).padStart(9, '0')}00003`;
  return [
    {
      name: 'first page of the archive',
      text: (table) => `select * from ${table} where customer_code = $1 and contract_code is not null
        order by issue_date desc, number desc limit 12`,
      values: (n) => [customer(n)],
    },
    {
      name: 'a bill by its number',
      text: (table) => `select * from ${table} where customer_code = $1 and number = $2`,
      values: (n) => [customer(n), number(n)],
    },
    {
      name: 'a bill by its id, as payments and lines name it',
      text: (table) => `select * from ${table} where id = $1`,
      values: (n) => [firstId + ((n * 7919) % bills)],
    },
    {
      name: 'bills of a supply',
      text: (table) => `select * from ${table} where contract_code = $1 order by issue_date desc`,
      values: (n) => [`C${String(1 + household(n) * 4).padStart(9, '0')}`],
    },
    {
      name: 'the next bills to notify',
      text: (table) => `select id from ${table} where issue_date between $1 and $2 order by issue_date, id limit 500`,
      values: () => [`${lastYear}-11-01`, `${lastYear}-11-20`],
    },
  ];
}

function upkeepOf(client: pg.Client): readonly Upkeep[] {
  const newest = `issue_date > '${lastYear}-06-01' and id % 5 = 0`;
  return [
    {
      name: 'vacuum after payments of recent bills',
      prepare: ({ table }) => client.query(`update ${table} set open_cents = 0, status_code = '01' where ${newest}`),
      // A year's partition is the only one that changed; those of customers have all changed.
      work: ({ table, parts }) =>
        client.query(`vacuum (index_cleanup on) ${parts.length === yearsOfParts ? parts.at(-1) : table}`),
    },
  ];
}
