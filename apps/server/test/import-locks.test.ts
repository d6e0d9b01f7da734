import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerPlan } from '../src/import/customers/plan.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { useFiles } from './import-files.ts';

// An import changes rows of which somebody else has locked one, and wants another.

const files = useFiles();
let database: TestDatabase;
/** The import finds that it waits for ever, before the other does. */
let importing: pg.Pool;
let other: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  importing = new pg.Pool({ connectionString: database.url, options: '-c deadlock_timeout=3s' });
  other = new pg.Client({ connectionString: database.url, options: '-c deadlock_timeout=1min' });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await importing.end();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query(
    `delete from customers; insert into customers (code, segment) values ('Z2', 'Pmi'), ('Z1', 'Pmi')`,
  );
});

const load = () =>
  files.importLines(importing, customerPlan, ['codiceCliente;segmento;cognome', 'Z2;Pmi;Due', 'Z1;Pmi;Uno']);

/** Waits until the import waits for the other. */
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
const lock = (code: string, how = '') => other.query(`select from customers where code = $1 for update ${how}`, [code]);

describe('an import beside somebody who locks several rows', () => {
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
    await other.query(`update customers set first_name = 'Nostro'`);
    await other.query('commit');
    expect(await loaded).toMatchObject({ changed: 2, isWritten: true });
    const { rows } = await database.pool.query('select code, first_name, last_name from customers order by code');
    expect(rows).toEqual([
      { code: 'Z1', first_name: 'Nostro', last_name: 'Uno' },
      { code: 'Z2', first_name: 'Nostro', last_name: 'Due' },
    ]);
  });
});
