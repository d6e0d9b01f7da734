import type pg from 'pg';
import { measure, type Measured, type Read, type Upkeep } from './timing.ts';
import { createVariant, monthsOf, type Variant } from './variants.ts';

const firstYear = 2024;
/** The law lets customers ask for three years. */
const years = 3;
const days = 365 * years;
/** Months of a partition that are compared with one table. */
export const curvePartitions = [12, 3, 1] as const;

/** Measures curves in one table and in partitions of several lengths. */
export async function measureCurves(client: pg.Client, supplies: number, times: number): Promise<readonly Measured[]> {
  const source = 'consumption_days';
  const variants = [await createVariant(client, source, 'whole')];
  for (const months of curvePartitions) {
    variants.push(await createVariant(client, source, `by_${months}`, monthsOf('day', firstYear, years + 1, months)));
  }
  for (const { table } of variants) {
    await client.query(upsert(table, 0, days - 1), [supplies]);
    await client.query(`vacuum (analyze) ${table}`);
  }
  return measure(client, variants, { reads: readsOf(supplies), upkeep: upkeepOf(client, supplies), times });
}

function readsOf(supplies: number): readonly Read[] {
  const code = (n: number) => `C${String(1 + ((n * 7919) % supplies)).padStart(9, '0')}`;
  const period = (table: string) =>
    `select day, step, values from ${table} where contract_code = $1 and day between $2 and $3 order by day`;
  return [
    { name: 'a month of a supply', text: period, values: (n) => [code(n), '2026-10-01', '2026-10-31'] },
    { name: 'a year of a supply', text: period, values: (n) => [code(n), '2025-11-01', '2026-10-31'] },
    {
      name: 'first and last day of a supply',
      text: (table) => `select min(day), max(day) from ${table} where contract_code = $1`,
      values: (n) => [code(n)],
    },
    {
      name: 'what an import replaces, of 500 supplies',
      text: (table) =>
        `select day, values from ${table} where (contract_code, day) in (select * from unnest($1::text[], $2::date[]))`,
      values: (n) => [Array.from({ length: 500 }, (_, at) => code(n + at)), Array(500).fill('2026-10-15')],
    },
  ];
}

function upkeepOf(client: pg.Client, supplies: number): readonly Upkeep[] {
  return [
    {
      name: 'import of the next day',
      work: ({ table }) => client.query(upsert(table, days, days), [supplies]),
    },
    {
      name: 'vacuum after the correction of a day',
      prepare: ({ table }) => client.query(upsert(table, days - 1, days - 1), [supplies]),
      // Autovacuum takes the partition that has changed.
      work: (variant) => client.query(`vacuum (index_cleanup on) ${partsOfYear(variant, years - 1).at(-1)}`),
    },
    { name: 'removal of the oldest year', work: (variant) => removeYear(client, variant) },
  ];
}

const partsOfYear = ({ parts }: Variant, year: number): readonly string[] => {
  const perYear = parts.length / (years + 1);
  return parts.length === 1 ? parts : parts.slice(year * perYear, (year + 1) * perYear);
};

async function removeYear(client: pg.Client, variant: Variant): Promise<void> {
  const { table, parts } = variant;
  if (parts.length > 1) await client.query(`drop table ${partsOfYear(variant, 0).join(', ')}`);
  else {
    await client.query(`delete from ${table} where day < '${firstYear + 1}-01-01'`);
    await client.query(`vacuum (index_cleanup on) ${table}`);
  }
}

/** Days come as distributors send them: one of all supplies, then the next. */
const upsert = (table: string, first: number, last: number) => `
  insert into ${table} (contract_code, day, step, values, at)
  select 'C' || lpad(n::text, 9, '0'), date '${firstYear}-01-01' + d, 15, array_fill(100 + d % 50, array[96]), now()
  from generate_series(${first}, ${last}) d, generate_series(1, $1::int) n
  on conflict (contract_code, day) do update set values = excluded.values, at = excluded.at`;
