import pg from 'pg';
import { fill } from './contracts.ts';

/** Three years of quarter-hours per supply. */
const days = 1095;
const contractsEach = 4;
/** Upper bound of the demo's own contracts. */
const demoContracts = 1000;

interface Metered {
  readonly username: string;
  readonly code: string;
}

/**
 * Fills a demo database with about `values` curve values, one curve per household; returns `count` of the customers,
 * far apart in the tables.
 */
export async function fillCurves(url: string, values: number, count: number): Promise<Metered[]> {
  const supplies = Math.max(1, Math.ceil(values / (days * 96)));
  await fill(url, demoContracts + supplies * contractsEach);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query('truncate consumption_days');
    await client.query(curves, [supplies, contractsEach, days]);
    await client.query('vacuum (analyze) consumption_days');
  } finally {
    await client.end();
  }
  return Array.from({ length: count }, (_, index) => {
    const household = 1 + Math.floor((index * (supplies - 1)) / count);
    const number = (household - 1) * contractsEach + 2;
    return { username: `bench-${household}`, code: `C${String(number).padStart(9, '0')}` };
  });
}

/**
 * A household's second contract is its first for electricity. All days have 96 quarters, which is precise enough
 * here.
 */
const curves = `
  with drawn as (select array(select (50 + i % 7 * 20)::int from generate_series(1, 96) i) as quarters)
  insert into consumption_days (contract_code, day, step, values, at)
  select 'C' || lpad(((h - 1) * $2::int + 2)::text, 9, '0'), date '2026-10-31' - d, 15, quarters, now()
  from generate_series(1, $1::int) h, generate_series(0, $3::int - 1) d, drawn`;
