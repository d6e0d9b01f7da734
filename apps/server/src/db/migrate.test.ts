import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { bossOn } from './jobs/boss.ts';
import { migrate } from './migrate.ts';
import { StartError } from '../errors/start-error.ts';
import { createEmptyDatabase, type TestDatabase } from '../../test/support/database.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await createEmptyDatabase()));
afterEach(() => database.drop());

const applied = async () =>
  (await database.pool.query<{ created_at: string }>('select created_at from drizzle.__drizzle_migrations')).rows;

describe('migrate', () => {
  it('makes the tables, and changes nothing when asked again', async () => {
    await migrate(database.pool);
    const first = await applied();
    expect(first.length).toBeGreaterThan(0);
    expect((await database.pool.query('select from customers')).rowCount).toBe(0);
    await migrate(database.pool);
    expect(await applied()).toEqual(first);
  });

  it('makes the queues of jobs again for another program only', async () => {
    const asMade = async () => {
      await migrate(database.pool);
      const { rowCount } = await database.pool.query(
        `select from pgboss.queue where name = 'deliver-message' and retry_delay = 5`,
      );
      return rowCount;
    };
    expect(await asMade()).toBe(1);
    await database.pool.query('update pgboss.queue set retry_delay = 7');
    expect(await asMade()).toBe(0);
    await database.pool.query(`comment on schema pgboss is 'of a version before'`);
    expect(await asMade()).toBe(1);
  });

  it('runs once when several servers start at the same moment', async () => {
    await Promise.all([migrate(database.pool), migrate(database.pool), migrate(database.pool)]);
    const moments = (await applied()).map((row) => row.created_at);
    expect(new Set(moments).size).toBe(moments.length);
  });

  it('rejects a database that a newer version has changed, and touches nothing', async () => {
    await migrate(database.pool);
    const add = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('f00', 99999999999999)`;
    await database.pool.query(add);
    const attempt = migrate(database.pool);
    await expect(attempt).rejects.toThrow(StartError);
    await expect(attempt).rejects.toThrow(/newer version/);
  });

  it('lets the lock go after a failure', async () => {
    await database.pool.query('create table customers (code text)');
    await expect(migrate(database.pool)).rejects.toThrow(/Failed query/);
    await database.pool.query('drop table customers');
    await migrate(database.pool);
    expect((await applied()).length).toBeGreaterThan(0);
  });

  it('gives payments of before the kind of what they paid', async () => {
    await migrateTo('0041_bill-document-kinds');
    await database.pool.query(`
      insert into customers (code, segment) values ('M1', 'Residenziale');
      insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
        values ('K1', 'M1', 'GAS', 'Attivo', 'K1');
      insert into vas_contracts (code, customer_code, name, type, sub_type, product_type, source_state, contract_account)
        values ('V1', 'M1', 'Servizio', 'SERVIZIO', 'DEFAULT', 'ZSRV', 'Attivo', 'V1'),
               ('V2', 'M1', 'Fibra', 'FIBRA', 'DEFAULT', 'ZFIB', 'Attivo', 'V2');
      insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, vas_contract_code,
                         issue_date, amount_cents, open_cents)
        values ('M1', '1', '9', 'BOLLETTA', '01', 'K1', null, '2026-11-01', 1, 0),
               ('M1', '2', '9', 'RATA', '01', 'K1', null, '2026-11-01', 1, 0),
               ('M1', '3', '9', 'FATTURA', '01', null, 'V1', '2026-11-01', 1, 0),
               ('M1', '4', '9', 'FATTURA', '01', null, 'V2', '2026-11-01', 1, 0);
      insert into payments (id, customer_code, amount_cents, key, digest, account_name, created_at)
        values ('0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e21', 'M1', 4, 'k', 'd', 'a', now());
      insert into payment_items (payment_id, bill_id, amount_cents)
        select '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e21', id, 1 from bills;`);
    await migrate(database.pool);
    const { rows } = await database.pool.query(
      'select b.number, i.kind from payment_items i join bills b on b.id = i.bill_id order by 1',
    );
    expect(rows).toEqual([
      { number: '1', kind: 'COMMODITY_BILL' },
      { number: '2', kind: 'COMMODITY_INSTALMENT' },
      { number: '3', kind: 'VAS_INVOICE' },
      { number: '4', kind: 'FIBRE_INVOICE' },
    ]);
  });

  it('keeps how bills are delivered under the name that it has since, and what must not be twice', async () => {
    await migrateTo('0039_announcements');
    await database.pool.query(`insert into customers (code, segment) values ('M1', 'Pmi')`);
    const rows = `('M1', 'C1', '02', true, false), ('M1', 'C2', null, false, true)`;
    const into = (table: string) =>
      `insert into ${table} (customer_code, contract_account, bill_delivery, sms, mail) values ${rows}`;
    await database.pool.query(into('notification_preferences'));
    const read = async (table: string) => (await database.pool.query(`select * from ${table}`)).rows;
    const before = await read('notification_preferences');
    await migrate(database.pool);
    expect(await read('bill_deliveries')).toEqual(before);
    await expect(database.pool.query(into('bill_deliveries'))).rejects.toThrow(
      'bill_deliveries_customer_code_contract_account_pk',
    );
    const names = await database.pool.query(
      `select conname as name from pg_constraint where contype <> 'n' union all select relname from pg_class`,
    );
    expect(names.rows.filter(({ name }: { name: string }) => name.startsWith('notification_pref'))).toEqual([]);
  });

  it('takes away queues of before, with what waits in them and when it came', async () => {
    await migrate(database.pool);
    const boss = bossOn({ executeSql: (text, values) => database.pool.query(text, values) });
    await boss.createQueue('notice-late');
    await boss.send('notice-late', {});
    await boss.schedule('notice-late', '*/5 * * * *');
    await database.pool.query(`comment on schema pgboss is 'a program before'`);
    await migrate(database.pool);
    const { rows } = await database.pool.query(
      `select name from pgboss.queue where name like '%late' union all select name from pgboss.schedule
       union all select name from pgboss.job`,
    );
    expect(rows).toEqual([{ name: 'look-for-late' }]);
  });
});

async function migrateTo(last: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sportello-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: readonly { tag: string }[] };
  const until = entries.findIndex(({ tag }) => tag === last) + 1;
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, until) }));
  await runMigrations(drizzle(database.pool), { migrationsFolder: folder });
}
