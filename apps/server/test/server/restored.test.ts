import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseOf } from '../../src/db/database.ts';
import { examine } from '../../src/commands/doctor/examine.ts';
import { announce } from '../../src/events/announce.ts';
import { forwardEvents } from '../../src/areas/integration/usecases/webhooks.ts';
import { createTestDatabase, seededAt, type TestDatabase } from '../support/database.ts';
import { nothingHeldBack } from '../support/held-back.ts';

// A database restored from a dump restarts its transaction ids (docs/export.md).

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const query = (text: string) => database.pool.query(text);

const heard: string[] = [];
const forward = () =>
  forwardEvents({
    db: databaseOf(database.pool),
    clock: () => seededAt,
    webhook: { send: async ({ body }) => void heard.push((JSON.parse(body) as { customerCode: string }).customerCode) },
  });

async function happen(customerCode: string): Promise<void> {
  const fact = { kind: 'PASSWORD_CHANGED', customerCode, data: {} } as const;
  await announce(databaseOf(database.pool), fact, { username: 'x', right: 'SELF' }, seededAt);
}

async function lookAtEvents() {
  const findings = await examine({ DATABASE_URL: database.url, PUBLIC_URL: 'http://127.0.0.1:9' }, seededAt);
  return findings.filter(({ about }) => about === 'events');
}

/** The recipe in docs/export.md. */
const recipe = /## After a restore[^]*?```sql\n([^]*?)```/.exec(
  readFileSync(new URL('../../../../docs/export.md', import.meta.url), 'utf8'),
)?.[1];

it('tells its webhook nothing until that is mended, says so, and loses nothing (fornitore.webhook.1)', async () => {
  await forward();
  await happen('before');
  await happen('told');
  await nothingHeldBack(database.pool);
  await forward();
  await happen('not told yet');
  expect(heard).toEqual(['before', 'told']);
  expect(await lookAtEvents()).toMatchObject([{ state: 'good' }]);

  const far = '9000000000000';
  await query(`update events set transaction = (${far} + id)::text::xid8;
    update event_readers set cursor = ${far} + split_part(cursor, '.', 2)::bigint || '.' || split_part(cursor, '.', 2)`);
  await expect(forward()).rejects.toThrow(/another PostgreSQL/);
  expect(await lookAtEvents()).toMatchObject([
    { state: 'wrong', text: expect.stringContaining('the newest event, webhook') },
  ]);

  // The error persists and new events wait, even after this PostgreSQL's counter has caught up with the old one's.
  const counted = await query('select pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as number');
  await query(`update events set transaction = (${counted.rows[0].number} - 100 + id)::text::xid8`);
  await happen('meanwhile');
  await expect(forward()).rejects.toThrow(/another PostgreSQL/);
  expect(heard).toEqual(['before', 'told']);

  await query(recipe ?? '');
  expect(await lookAtEvents()).toMatchObject([{ state: 'good' }]);
  await forward();
  await happen('after');
  await nothingHeldBack(database.pool);
  await forward();
  await forward();
  expect(heard).toEqual(['before', 'told', 'not told yet', 'meanwhile', 'after']);
});
