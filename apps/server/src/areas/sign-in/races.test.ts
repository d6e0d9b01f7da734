import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { databaseOf, type Database } from '../../db/database.ts';
import { insertSession } from './queries.ts';
import { accounts } from '../../db/schema/index.ts';
import { createTokens } from './usecases/tokens.ts';
import { base64, demoPassword } from '../../../test/support/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';

// Two servers on one database. Short by default; the long form, 1,000 rounds, is
// `RACE_ROUNDS=1000 npx vitest run --project server apps/server/src/areas/sign-in/races.test.ts`.
const rounds = Number(process.env['RACE_ROUNDS'] ?? 25);
const patienceMs = 60_000 + rounds * 4_000;
const config = readConfig({ LOG_LEVEL: 'silent' });
const tokens = createTokens(config.sessionSecrets);
const now = () => new Date('2026-11-20T09:00:00Z');

let database: TestDatabase;
let servers: readonly [FastifyInstance, FastifyInstance];
let db: Database;
let cookie = '';

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  db = databaseOf(database.pool);
  servers = [
    await buildApp({ config, pool: database.pool, clock: now }),
    await buildApp({ config, pool: database.pool, clock: now }),
  ];
  const page = await servers[0].inject('/config.json');
  cookie = page.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

/** Creates a session without the cost of password hashing. */
async function newSession(username = 'full') {
  const [account] = await db.select().from(accounts).where(eq(accounts.username, username));
  if (!account) throw new Error(`no account ${username}`);
  const at = now();
  const session = await insertSession(
    db,
    { accountId: account.id, passwordHash: account.passwordHash },
    { remembered: false, createdAt: at, refreshedAt: at, expiresAt: new Date(at.getTime() + 900_000) },
  );
  if (!session) throw new Error('no session');
  return {
    account,
    id: session.id,
    refreshToken: tokens.refresh(session.id, 1),
    accessToken: tokens.access(session.id, at.getTime() / 1000 + 300),
  };
}

const protection = () => ({ headers: { 'x-xsrf-token': cookie }, cookies: { 'XSRF-TOKEN': cookie } });

async function refresh(turn: number, refreshToken: string) {
  const { headers, cookies } = protection();
  const answer = await servers[turn % 2 === 0 ? 0 : 1].inject({
    method: 'POST',
    url: '/api/ping/as/token',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    cookies,
    payload: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'sportello',
      refresh_token: refreshToken,
    }).toString(),
  });
  return { status: answer.statusCode, refreshToken: answer.json<{ refresh_token?: string }>().refresh_token };
}

type OpenSession = Awaited<ReturnType<typeof newSession>>;

async function say({ accessToken }: OpenSession, url: string, payload?: object) {
  const { headers, cookies } = protection();
  const answer = await servers[1].inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api${url}`,
    headers: { ...headers, authorization: `Bearer ${accessToken}` },
    cookies,
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode).toBe(200);
}

async function answersTo(session: OpenSession, survivors: string[]) {
  const answers: number[] = [];
  for (const [turn, survivor] of [...survivors, session.refreshToken].entries()) {
    answers.push((await refresh(turn, survivor)).status);
  }
  return new Set(answers);
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a session on two servers', () => {
  it(
    `gives a hundred refreshes of one token one successor, ${rounds} times`,
    async () => {
      for (const _ of times(rounds)) {
        const { refreshToken } = await newSession();
        const answers = await Promise.all(times(100).map((turn) => refresh(turn, refreshToken)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
      }
    },
    patienceMs,
  );

  it.each<[string, (session: OpenSession) => Promise<unknown>]>([
    ['sign-out', (session) => say(session, '/sportello/v1/logout', {})],
    [
      'the end of the session’s row itself',
      (session) => database.pool.query('delete from sessions where id = $1', [session.id]),
    ],
  ])(
    `leaves no survivor of %s racing refreshes, ${rounds} times`,
    async (_, end) => {
      for (const round of times(rounds)) {
        const session = await newSession('dual');
        const racing = [
          ...times(4).map((turn) => refresh(turn + round, session.refreshToken)),
          end(session).then(() => undefined),
          ...times(4).map((turn) => refresh(turn, session.refreshToken)),
        ];
        const results = await Promise.all(racing);
        const survivors = results.flatMap((result) => result?.refreshToken ?? []);
        expect(await answersTo(session, survivors)).toEqual(new Set([401]));
      }
    },
    patienceMs,
  );

  // These verify a password, so the other device keeps renewing in the meantime.
  it.each<[string, (session: OpenSession, round: number) => Promise<unknown>]>([
    [
      'a password change on another device',
      async (session, round) => {
        const [currentPassword, newPassword] = [`Campo-Di-Grano-${round - 1}`, `Campo-Di-Grano-${round}`];
        await say(session, '/ping/clienti/v1/cambioPassword', {
          currentPassword: round === 0 ? demoPassword : currentPassword,
          newPassword,
        });
      },
    ],
    [
      'the closing of the account on another device',
      async (session) => {
        await say(session, '/ping/clienti/v1/verifyUser', { password: base64(demoPassword) });
        await say(session, '/clienti/v2/deleteUser');
      },
    ],
  ])(
    `leaves no survivor of %s, ${rounds} times`,
    async (what, end) => {
      const username = what.startsWith('a password') ? 'stg' : 'vas';
      for (const round of times(rounds)) {
        await database.pool.query('delete from guesses');
        const session = await newSession(username);
        const over = new AbortController();
        const ending = end(await newSession(username), round).finally(() => over.abort());
        const renewed = [session.refreshToken];
        for (let turn = round; !over.signal.aborted; turn += 1) {
          const { refreshToken } = await refresh(turn, renewed.at(-1) ?? '');
          if (refreshToken === undefined) break;
          renewed.push(refreshToken);
        }
        await ending;
        expect(renewed.length).toBeGreaterThan(1);
        expect(await answersTo(session, renewed)).toEqual(new Set([401]));
        await database.pool.query('update accounts set disabled_at = null, erase_after = null where username = $1', [
          username,
        ]);
      }
    },
    patienceMs,
  );

  it('opens no session with a password that was changed while it was being verified', async () => {
    const { account } = await newSession('gas');
    const at = now();
    const opened = await insertSession(
      db,
      { accountId: account.id, passwordHash: 'the hash of yesterday' },
      { remembered: false, createdAt: at, refreshedAt: at, expiresAt: new Date(at.getTime() + 900_000) },
    );
    expect(opened).toBeUndefined();
  });
});
