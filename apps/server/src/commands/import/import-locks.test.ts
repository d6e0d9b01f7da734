import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers } from './customers/kind.ts';
import { paymentMethods } from './kinds/payments.ts';
import { kindPlan } from './kinds/kind.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { useFiles } from '../../../test/support/import-files.ts';

// Deadlock scenario: another transaction holds the lock of one row of the import and waits for another.

const files = useFiles();
let database: TestDatabase;
/** The shorter deadlock timeout makes the import detect the deadlock first. */
let importing: pg.Pool;
let other: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  importing = new pg.Pool({
    connectionString: database.url,
    options: '-c deadlock_timeout=3s',
  });
  other = new pg.Client({
    connectionString: database.url,
    options: '-c deadlock_timeout=1min',
  });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await importing.end();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query(
    `delete from customers; insert into customers (code, segment) values ('Z2', 'Pmi'), ('Z1', 'Pmi');
     insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
       values ('L2', 'Z2', 'LUCE', 'Attivo', 'Z2'), ('L1', 'Z1', 'LUCE', 'Attivo', 'Z1');
     insert into payment_methods (contract_account, customer_code, current_mandate, chosen_at)
       values ('Z2', 'Z2', 'M2', now()), ('Z1', 'Z1', 'M1', now())`,
  );
});

// A failed test leaves its transaction open.
afterEach(() => other.query('rollback'));

const customersFile = ['codiceCliente;segmento;cognome', 'Z2;Pmi;Due', 'Z1;Pmi;Uno'];
/** Names two payment methods that customers chose, without any other field. */
const methodsFile = ['codiceCliente;contractAccount;mandatoAttuale', 'Z2;Z2;M2', 'Z1;Z1;M1'];

const loads = [
  {
    what: 'customers',
    load: () => files.importLines(importing, kindPlan(customers), customersFile),
    locking: 'select from customers where code = $1',
    changing: `update customers set first_name = 'Nostro'`,
    reading: 'select first_name as theirs, last_name as said from customers order by code',
    stands: [
      { theirs: 'Nostro', said: 'Uno' },
      { theirs: 'Nostro', said: 'Due' },
    ],
  },
  {
    what: 'ways to pay',
    load: () => files.importLines(importing, kindPlan(paymentMethods), methodsFile),
    locking: 'select from payment_methods where contract_account = $1',
    changing: `update payment_methods set status = 'Attivo'`,
    reading: 'select status as theirs, chosen_at as said from payment_methods order by contract_account',
    stands: [
      { theirs: 'Attivo', said: null },
      { theirs: 'Attivo', said: null },
    ],
  },
];

async function isHeldUp(): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await database.pool.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
        ).rowCount,
      { interval: 20 },
    )
    .toBe(1);
}

describe.each(loads)('an import of $what beside somebody who locks several rows', (loading) => {
  const { load, locking, changing, reading, stands } = loading;
  const lock = (code: string, how = '') => other.query(`${locking} for update ${how}`, [code]);

  it('locks them in the order of their key, and holds none that the other comes to later', async () => {
    await other.query('begin');
    await lock('Z1');
    const loaded = load();
    await isHeldUp();
    await lock('Z2', 'nowait');
    await other.query('commit');
    expect(await loaded).toMatchObject({ changed: 2, isWritten: true });
  });

  it('lets the other go on where both wait for each other, and does its work after it', async () => {
    await other.query('begin');
    await lock('Z2');
    const loaded = load();
    await isHeldUp();
    await lock('Z1');
    await other.query(changing);
    await other.query('commit');
    expect(await loaded).toMatchObject({ changed: 2, isWritten: true });
    expect((await database.pool.query(reading)).rows).toEqual(stands);
  });
});
