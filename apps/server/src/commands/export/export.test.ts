import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseOf, type Database } from '../../db/database.ts';
import { changes } from './changes.ts';
import { beginning, placeOf } from '../../events/feed.ts';
import { announce } from '../../events/announce.ts';
import { EVENT_KINDS } from '../../events/personal-fields.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { partialFact } from '../../../test/support/partial-fact.ts';

interface Line {
  readonly id: string;
  readonly customerCode: string;
  readonly cursor: string;
}

let database: TestDatabase;
let db: Database;
const opened: TestDatabase[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  opened.push(database);
  db = databaseOf(database.pool);
});
afterAll(async () => {
  for (const each of opened) await each.drop();
});

const at = new Date('2026-11-20T09:00:00Z');
const by = { username: 'giulia', right: 'SELF' } as const;

const happen = (writer: Database, name: string) =>
  announce(writer, partialFact('CONTACT_CHANGED', name, { channel: 'MAIL' }), by, at);

async function read(since?: string, limit?: number): Promise<Line[]> {
  const lines: Line[] = [];
  const place = since === undefined ? beginning : placeOf(since);
  if (place === undefined) throw new Error(`${since} is no cursor`);
  for await (const line of changes({ db, replica: { read: (work) => work(db) } }, place, limit))
    lines.push(JSON.parse(line) as Line);
  return lines;
}

/** Transactions that other test files hold open on the same PostgreSQL delay events. */
async function nothingHeldBack(): Promise<void> {
  const heldBack = 'select from events where transaction >= pg_snapshot_xmin(pg_current_snapshot())';
  while ((await database.pool.query(heldBack)).rowCount !== 0) await wait(20);
}

const names = (lines: readonly Line[]) => lines.map(({ customerCode }) => customerCode);

describe('the export of changes', () => {
  it('gives what happened, in order, from a cursor on', async () => {
    for (const name of ['a', 'b', 'c']) await happen(db, name);
    await nothingHeldBack();
    const lines = await read();
    expect(names(lines)).toEqual(['a', 'b', 'c']);
    expect(lines[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      at: '2026-11-20T09:00:00.000Z',
      kind: 'CONTACT_CHANGED',
      customerCode: 'a',
      actor: 'giulia',
      right: 'SELF',
      data: { channel: 'MAIL' },
      cursor: expect.stringMatching(/^\d+\.\d+$/),
    });
    expect(names(await read(lines[0]?.cursor))).toEqual(['b', 'c']);
    expect(await read(lines[2]?.cursor)).toEqual([]);
    expect(names(await read(undefined, 2))).toEqual(['a', 'b']);
  });

  it('gives more than a page', async () => {
    await database.pool.query(
      `insert into events (at, kind, "right", data) select now(), 'PASSWORD_CHANGED', 'SELF', '{}' from generate_series(1, 2500)`,
    );
    await nothingHeldBack();
    expect(new Set((await read()).map(({ id }) => id)).size).toBe(2500);
    expect(await read(undefined, 1001)).toHaveLength(1001);
  });

  it('holds back what a transaction that is still open might come before', async () => {
    const slow = await database.pool.connect();
    await slow.query('begin');
    // This event has the lower number, ordered by transaction and id, but commits later.
    await slow.query(
      `insert into events (at, kind, "right", data, customer_code) values (now(), 'X', 'SELF', '{}', 'slow')`,
    );
    await happen(db, 'quick');
    expect(await read()).toEqual([]);
    await slow.query('commit');
    slow.release();
    await nothingHeldBack();
    expect(names(await read())).toEqual(['slow', 'quick']);
  });

  it('loses none and gives none twice while others write and commit out of order', { timeout: 120_000 }, async () => {
    const writers = 4;
    const each = 40;
    const state = { isWriting: true };
    const writing = Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let number = 0; number < each; number += 1) {
          await db
            .transaction(async (tx) => {
              await happen(tx, `${writer}-${number}`);
              // The first writers wait longest between number and commit; some roll back.
              await wait((writers - writer) * (number % 5));
              if (number % 7 === 3) throw new Error('changed its mind');
            })
            .catch((error: Error) => expect(error.message).toBe('changed its mind'));
        }
      }),
    ).finally(() => (state.isWriting = false));

    const lines: Line[] = [];
    const poll = async () => lines.push(...(await read(lines.at(-1)?.cursor, 7)));
    while (state.isWriting) await poll();
    await writing;
    await nothingHeldBack();
    const { rows } = await database.pool.query<{ name: string }>('select customer_code as name from events');
    for (let before = -1; lines.length > before;) {
      before = lines.length;
      await poll();
    }
    expect(names(lines).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    for (let writer = 0; writer < writers; writer += 1) {
      const own = names(lines).filter((name) => name.startsWith(`${writer}-`));
      expect(own).toEqual(own.toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2))));
    }
  });

  it('rejects a database whose events another PostgreSQL has counted, and goes on once they are mended', async () => {
    await happen(db, 'a');
    await happen(db, 'b');
    await database.pool.query(`update events set transaction = '9000000000000'`);
    await expect(read()).rejects.toThrow(/restored from a dump/);
    await database.pool.query(`update events set transaction = '1'`);
    await expect(read('9000000000000.1')).rejects.toThrow(/restored from a dump/);
    await happen(db, 'c');
    await nothingHeldBack();
    const lines = await read();
    expect(names(lines)).toEqual(['a', 'b', 'c']);
    expect(names(await read(`1.${lines[0]?.id}`))).toEqual(['b', 'c']);
  });
});

it('documents every kind of event in docs/export.md', () => {
  const explained = readFileSync(new URL('../../../../../docs/export.md', import.meta.url), 'utf8');
  for (const kind of EVENT_KINDS) expect(explained).toContain(`\`${kind}\``);
});

describe('npm run export', () => {
  const main = path.join(import.meta.dirname, './main.ts');
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [main, ...args], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    );

  it('writes one event per line and nothing else', async () => {
    for (const name of ['a', 'b', 'c']) await happen(db, name);
    await nothingHeldBack();
    const { code, stdout, stderr } = await run('changes', '--limit', '2');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    expect(names(lines)).toEqual(['a', 'b']);
    const rest = await run('changes', '--since', lines[1]?.cursor ?? '');
    expect(rest.stdout).toContain('"customerCode":"c"');
    expect(rest.stdout.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    [[], 'Use: npm run export -s'],
    [['bills'], 'bills is nothing that can be exported.'],
    [['changes', '--since', 'yesterday'], '--since yesterday is no cursor: give the "cursor" of the last line'],
    [['changes', '--since', '99999999999999999999.1'], 'is no cursor'],
    [['changes', '--since', '1.9999999999999999999'], 'is no cursor'],
    [['changes', '--limit', '0'], '--limit 0 is no number from 1'],
    [['changes', '--until', '1'], "Unknown option '--until'"],
  ])('rejects %j in plain words', async (args, said) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('    at ');
  });
});
