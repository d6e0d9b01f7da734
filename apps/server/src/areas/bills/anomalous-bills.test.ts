import { ANOMALY_DEFAULTS } from '@sportello/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { databaseOf, type Database } from '../../db/database.ts';
import { markAnomalous, usualOf } from './queries/usual.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = databaseOf(database.pool);
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query(`
    delete from customers;
    insert into customers (code, segment) values ('C1', 'Residenziale');
    insert into commodity_contracts (code, customer_code, commodity, source_state) values
      ('L1', 'C1', 'LUCE', 'Attivo'), ('L2', 'C1', 'LUCE', 'Attivo'), ('G1', 'C1', 'GAS', 'Attivo');
    insert into vas_contracts (code, customer_code, type, sub_type, product_type, source_state, name) values
      ('S1', 'C1', 'SERVIZIO', 'DEFAULT', 'Z1', 'Attivo', 'Caldaia')`);
});

type Given = Readonly<Record<string, unknown>>;

let count = 0;

/** Inserts bills of 100.00 € of the first supply, and returns their ids. */
async function bills(...given: readonly Given[]): Promise<number[]> {
  const ids: number[] = [];
  for (const each of given) {
    const facts: Given = {
      customer_code: 'C1',
      number: `B${(count += 1)}`,
      issuer_vat_number: '99999999990',
      type: 'BOLLETTA',
      status_code: '02',
      contract_code: 'vas_contract_code' in each ? null : 'L1',
      amount_cents: 10_000,
      open_cents: 0,
      ...each,
    };
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into bills (${Object.keys(facts).join()})
       values (${Object.keys(facts)
         .map((_, at) => `$${at + 1}`)
         .join()}) returning id`,
      Object.values(facts),
    );
    ids.push(Number(rows[0]?.id));
  }
  return ids;
}

const usualCents = async (id: number | undefined) =>
  (await database.pool.query<{ usual_cents: number | null }>('select usual_cents from bills where id = $1', [id]))
    .rows[0]?.usual_cents;

const issued = (issueDate: string, more: Given = {}): Given => ({
  issue_date: issueDate,
  ...more,
});
const two = [issued('2026-06-10'), issued('2026-08-10', { amount_cents: 10_001 })];
const high = { amount_cents: 15_002 };

describe('a bill that is anomalous (bolletta.anomala.1)', () => {
  it.each<[string, Given, readonly Given[], number | null]>([
    ['above 150 % of the average', high, two, 10_001],
    ['at 150 % of it', { amount_cents: 15_000 }, [two[0] ?? {}, two[0] ?? {}], null],
    ['with one bill before', high, [issued('2026-06-10')], null],
    [
      'with bills of more than a year before',
      high,
      [issued('2025-09-30'), issued('2025-10-01'), issued('2026-06-10')],
      null,
    ],
    ['with a bill of a year before to the day', high, [issued('2025-10-10'), issued('2026-06-10')], 10_000],
    ['with later bills', high, [issued('2026-10-10'), issued('2026-12-10'), issued('2026-06-10')], null],
    ['with bills of another supply', high, two.map((each) => ({ ...each, contract_code: 'L2' })), null],
    ['with instalments', high, [issued('2026-06-10'), issued('2026-08-10', { type: 'RATA' })], null],
    ['with credit notes', high, [issued('2026-06-10'), issued('2026-08-10', { document_kind: 'TD04' })], null],
    ['as an instalment', { ...high, type: 'RATA' }, two, null],
    ['as a credit note', { ...high, document_kind: 'TD04' }, two, null],
    [
      'of gas',
      { amount_cents: 25_000, contract_code: 'G1' },
      [issued('2026-06-10', { contract_code: 'G1' }), issued('2026-08-10', { contract_code: 'G1' })],
      null,
    ],
    [
      'of gas, above 250 %',
      { amount_cents: 25_001, contract_code: 'G1' },
      [issued('2026-06-10', { contract_code: 'G1' }), issued('2026-08-10', { contract_code: 'G1' })],
      10_000,
    ],
    [
      'of a service',
      { ...high, vas_contract_code: 'S1' },
      two.map((each) => ({ ...each, vas_contract_code: 'S1' })),
      null,
    ],
  ])('decides whether a bill is anomalous: %s', async (_name, given, before, expected) => {
    const ids = await bills(...before, issued('2026-10-10', given));
    await markAnomalous(db, ids, ANOMALY_DEFAULTS);
    expect(await usualCents(ids.at(-1))).toBe(expected);
  });

  it('marks a bill as anomalous when the bills before it come later, and keeps its usual amount', async () => {
    const [given] = await bills(issued('2026-10-10', high));
    await markAnomalous(db, [given ?? 0], ANOMALY_DEFAULTS);
    expect(await usualCents(given)).toBeNull();
    await markAnomalous(db, await bills(...two), ANOMALY_DEFAULTS);
    expect(await usualCents(given)).toBe(10_001);
    await markAnomalous(db, await bills(issued('2026-09-10', { amount_cents: 90_000 })), ANOMALY_DEFAULTS);
    expect(await usualCents(given)).toBe(10_001);
  });

  it('returns a usual amount also for a bill below it', async () => {
    const ids = await bills(...two, issued('2026-10-10', { amount_cents: 1000 }));
    expect([...(await usualOf(db, ids))]).toEqual([[ids[2], 10_001]]);
  });
});
