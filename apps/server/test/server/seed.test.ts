import { demoAccounts, demoPassword } from '@sportello/demo';
import { addDays, dayInRome, instantInRome, promisedBy } from '@sportello/domain';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listSlots } from '../../src/areas/interventions/queries/interventions.ts';
import { listPromised } from '../../src/desk/operations-centre/queries/late-visits.ts';
import { seedDemo } from '../../src/demo/seed.ts';
import { writeVisits } from '../../src/demo/visits.ts';
import { verifyPassword } from '../../src/secrets/passwords.ts';
import { createTestDatabase, seededAt, type TestDatabase } from '../support/database.ts';

describe('seedDemo', () => {
  let database: TestDatabase;
  beforeEach(async () => void (database = await createTestDatabase()));
  afterEach(() => database.drop());

  const count = async (table: string) =>
    Number((await database.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);

  it('writes every persona, with a password that opens', async () => {
    expect(await seedDemo(database.pool, seededAt)).toBe(true);
    const { rows } = await database.pool.query<{ username: string; password_hash: string }>(
      'select username, password_hash from accounts',
    );
    expect(rows.map(({ username }) => username).sort()).toEqual(demoAccounts.map(({ username }) => username).sort());
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(rows[0]?.password_hash ?? '', demoPassword)).toBe(true);
    expect(await count('commodity_contracts')).toBeGreaterThan(400);
  });

  it('seeds once when two servers start at the same moment', async () => {
    const both = await Promise.all([seedDemo(database.pool, seededAt), seedDemo(database.pool, seededAt)]);
    expect(new Set(both)).toEqual(new Set([false, true]));
    expect(await count('accounts')).toBe(demoAccounts.length);
  });

  it.each([
    [`insert into customers (code, segment) values ('K1', 'Residenziale')`],
    [`insert into accounts (username, password_hash, kind) values ('admin', 'x', 'MAINTENANCE')`],
  ])('leaves a database alone after: %s', async (somebody) => {
    await database.pool.query(somebody);
    expect(await seedDemo(database.pool, seededAt)).toBe(false);
    expect((await count('customers')) + (await count('accounts'))).toBe(1);
  });

  it('adds what a demo of an earlier version lacks, once, and keeps all else', async () => {
    const older = await createTestDatabase({ seeded: true });
    const tables = [
      'bills',
      'interventions',
      'consumption_days',
      'contact_requests',
      'cases',
      'loyalty_movements',
      'companies',
      'supply_requests',
    ];
    const counts = async () =>
      (
        await older.pool.query<Record<string, string>>(
          `select ${tables.map((each) => `(select count(*) from ${each}) as ${each}`).join(', ')}`,
        )
      ).rows[0];
    const before = await counts();
    await older.pool.query(`update customers set email = 'nuova@example.it'`);
    await older.pool.query(`truncate ${tables.join(', ')}, loyalty_accounts, notifications cascade`);
    expect(await seedDemo(older.pool, seededAt)).toBe(true);
    expect(await counts()).toEqual(before);
    const { rows } = await older.pool.query('select distinct email from customers');
    expect(rows).toEqual([{ email: 'nuova@example.it' }]);
    expect(await seedDemo(older.pool, seededAt)).toBe(false);
    await older.drop();
  });

  it('adds nothing where a contract of the demo is missing', async () => {
    const other = await createTestDatabase({ seeded: true });
    await other.pool.query(`truncate interventions, company_places, vas_contracts cascade`);
    expect(await seedDemo(other.pool, seededAt)).toBe(false);
    expect((await other.pool.query('select from interventions')).rowCount).toBe(0);
    await other.drop();
  });

  it('keeps towns that were imported before', async () => {
    await database.pool.query(
      `insert into towns (istat_code, cadastral_code, name, province, region) values ('015146', 'F205', 'MILAN', 'MI', 'Lombardia')`,
    );
    expect(await seedDemo(database.pool, seededAt)).toBe(true);
    const { rows } = await database.pool.query(`select name from towns where istat_code = '015146'`);
    expect(rows).toEqual([{ name: 'MILAN' }]);
  });

  it('writes nothing at all when it fails half-way', async () => {
    await database.pool.query(`alter table onboarding_requests add constraint never check (code = '')`);
    await expect(seedDemo(database.pool, seededAt)).rejects.toThrow(/Failed query/);
    expect((await count('customers')) + (await count('towns'))).toBe(0);
  });
});

describe('a demo of each day of a fortnight', () => {
  const fortnight = Array.from({ length: 14 }, (_, days) => addDays(dayInRome(seededAt.getTime()), days));
  let seeded: TestDatabase;
  beforeAll(async () => void (seeded = await createTestDatabase({ seeded: true })));
  afterAll(() => seeded.drop());

  it.each(fortnight)(
    'of what a demo of %s promises nothing runs out that day (dimostrazione.interventi.1)',
    async (today) => {
      const now = new Date(instantInRome(today, '09:30'));
      const db = drizzle(seeded.pool);
      await seeded.pool.query('truncate interventions, company_places cascade');
      await db.transaction((tx) => writeVisits(tx, now));
      const rows = await listPromised(db, '', 100);
      const ids = rows.map(({ id }) => id);
      const slots = Map.groupBy(await listSlots(db, ids), ({ interventionId }) => interventionId);
      const early = await seeded.pool.query(
        `select e.intervention_id from intervention_events e join intervention_slots s using (intervention_id)
         where e.kind = 'INIZIA' and s.position = 1 and (e.at at time zone 'Europe/Rome')::date < s.day`,
      );
      // No intervention started before its appointment day (intervento.stato.12).
      expect(early.rows).toEqual([]);
      // An appointment of that day is over once it ended.
      const waiting = rows.filter(({ subState }) => subState !== 'APPOINTMENT_AGREED');
      expect(waiting.length).toBeGreaterThan(5);
      const late = waiting.filter((row) => {
        const by = promisedBy({ ...row, since: row.updatedAt.getTime() }, slots.get(row.id)?.[0]);
        return by !== undefined && dayInRome(by) <= today;
      });
      expect(late).toEqual([]);
    },
  );
});
