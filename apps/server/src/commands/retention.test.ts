import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';

const main = path.join(import.meta.dirname, 'retention.ts');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into guesses (key, count, window_ends_at)
     select 'k' || n, 1, now() + (case when n <= 3 then '-3 days' else '3 days' end)::interval from generate_series(1, 5) n`,
  );
  await database.pool.query(
    `insert into events (at, kind, customer_code, actor_name, "right", data)
     select now() - n * interval '1 year', 'CONTACT_CHANGED', 'K1', 'giulia', 'SELF', '{}' from generate_series(1, 4) n`,
  );
});
afterAll(() => database.drop());

async function run(args: readonly string[] = [], env: Record<string, string> = {}) {
  return promisify(execFile)(process.execPath, [main, ...args], {
    env: { ...process.env, DATABASE_URL: database.url, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr.trim() }),
  );
}

const rowOf = (text: string, kind: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${kind} `))
    ?.split(/\s{2,}/);

describe('npm run retention (fornitore.conservazione.1)', () => {
  it('prints for each kind what there is, its term and what would go next night, and changes nothing', async () => {
    const { code, text } = await run();
    expect(code).toBe(0);
    const oldest = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const size = expect.stringMatching(/^\d+ kB$/);
    expect(rowOf(text, 'kind')).toEqual(['kind', 'rows', 'size', 'oldest', 'kept for', 'next night']);
    expect(rowOf(text, 'signInAttempts')).toEqual(['signInAttempts', '5', size, oldest, '0 days', '3']);
    expect(rowOf(text, 'events')).toEqual(['events', '4', size, oldest, '90 days, unread 730', '3']);
    expect(rowOf(text, 'bills')).toEqual(['bills', '0', size, '-', 'kept', '0']);
    expect(rowOf(text, 'curves')).toEqual(['curves', '0', size, '-', 'kept', '0']);
    expect(rowOf(text, 'jobs')).toEqual(['jobs', '0', size, '-', 'up to 7 days', '0']);
    expect(rowOf(text, 'sepa_mandates')?.at(-1)).toBe('as proof of what was declared or collected');
    const { rows } = await database.pool.query(
      `select (select count(*)::int from guesses) as guesses, (select count(*)::int from events where redacted_at is null) as events,
        (select count(*)::int from event_reads) as reads`,
    );
    expect(rows).toEqual([{ guesses: 5, events: 4, reads: 0 }]);
  });

  it('takes the terms of the provider’s file, and rejects one below the least', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'sportello-retention-')), 'provider.json');
    writeFileSync(file, JSON.stringify({ retention: { events: 3650, unreadEvents: 3650, bills: 3653 } }));
    const { text } = await run([], { PROVIDER_FILE: file });
    expect(rowOf(text, 'events')?.slice(-2)).toEqual(['3650 days, unread 3650', '0']);
    expect(rowOf(text, 'bills')?.[4]).toBe('3653 days');
    writeFileSync(file, JSON.stringify({ retention: { bills: 1000, audit: 30, pippo: 1 } }));
    const rejected = await run([], { PROVIDER_FILE: file });
    expect(rejected.code).toBe(1);
    expect(rejected.text).toContain('retention › bills: must be at least 3653 days');
    expect(rejected.text).toContain('retention › audit: must be at least 730 days');
    expect(rejected.text).toContain('pippo');
  });

  it('rejects arguments', async () => {
    expect(await run(['now'])).toEqual({ code: 1, text: 'Use: npm run retention' });
  });
});
