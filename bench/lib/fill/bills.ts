import pg from 'pg';
import { fill } from './contracts.ts';

export const billsEach = 40;
const contractsEach = 4;

export interface FilledBills {
  usernames(count: number): string[];
}

/**
 * Fills a demo database with about `bills` bills, forty per household, and `most` for the first household. Indexes
 * are created after the rows and foreign keys are not checked: ten million rows take minutes.
 */
export async function fillBills(url: string, bills: number, most = billsEach): Promise<FilledBills> {
  const filled = await fill(url, Math.ceil((bills / billsEach) * contractsEach));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query('set session_replication_role = replica');
    await client.query(`set maintenance_work_mem = '512MB'`);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'bills' and indexname <> 'bills_pkey'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
    const perContract = billsEach / contractsEach;
    await client.query(
      rowsOf(`select code, customer_code, contract_account from commodity_contracts where code like 'C%'`),
      [perContract],
    );
    if (most > billsEach) {
      await client.query(
        rowsOf(
          `select code, customer_code, contract_account from commodity_contracts where code = 'C000000001'`,
          perContract,
        ),
        [perContract + most - billsEach],
      );
    }
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum (analyze) bills');
    return filled;
  } finally {
    await client.end();
  }
}

/** Bills of these contracts, month by month; only the latest of each is open. */
const rowsOf = (contracts: string, after = 0) => `
  insert into bills (
    customer_code, number, issuer_vat_number, type, status_code, contract_code, contract_account, issue_date, due_date,
    period_start, period_end, amount_cents, open_cents, method_code, offer_name, transfer_reference)
  select c.customer_code, 'F' || c.code || lpad(n::text, 5, '0'), '99999999990', 'BOLLETTA',
         case when n = 1 then '02' else '01' end, c.code, c.contract_account,
         date '2026-11-10' - n % 120 * 30, date '2026-11-30' - n % 120 * 30, date '2026-09-01' - n % 120 * 30,
         date '2026-10-31' - n % 120 * 30, 5000 + n * 37 % 9000, case when n = 1 then 5037 else 0 end,
         'P', 'Offerta Serena', 'Bolletta ' || n
  from (${contracts}) c, generate_series(${after} + 1, $1::int) n`;
