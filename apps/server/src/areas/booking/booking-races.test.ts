import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { insertSession } from '../sign-in/queries.ts';
import { databaseOf } from '../../db/database.ts';
import { createTokens } from '../sign-in/usecases/tokens.ts';
import { visit } from '../../../test/support/booking.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { accepting, giveVisit, rejecting, supplyOf } from '../../../test/support/visits.ts';

// Two servers share one database: only the database prevents double booking.
const racers = 200;
const config = readConfig({ LOG_LEVEL: 'silent' });
const clock = () => new Date('2026-11-20T09:00:00Z');
const book = '/api/interventotecnico/v1/interventions';

let database: TestDatabase;
let servers: readonly FastifyInstance[];
let cookie = '';
let bearers: readonly string[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  servers = [
    await buildApp({ config, pool: database.pool, clock }),
    await buildApp({ config, pool: database.pool, clock }),
  ];
  const page = await servers[0]?.inject('/config.json');
  cookie = page?.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  bearers = await signIn(await addCustomers(racers));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

async function addCustomers(count: number): Promise<string[]> {
  const { pool } = database;
  await pool.query(
    `insert into customers (code, segment, first_name, last_name, email, mobile)
     select 'R' || n, 'Residenziale', 'Nome', 'Cognome', 'gara' || n || '@example.it', '+39333' || lpad(n::text, 7, '0')
     from generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query(
    `insert into accounts (username, password_hash, kind, customer_code)
     select 'gara-' || n, (select password_hash from accounts where username = 'full'), 'CUSTOMER', 'R' || n
     from generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query(
    `insert into vas_contracts
     select (jsonb_populate_record(v, jsonb_build_object('code', 'GARA' || n, 'customer_code', 'R' || n))).*
     from vas_contracts v, generate_series(1, $1::int) n where v.code =
       (select c.code from vas_contracts c join covered_installations i on i.contract_code = c.code
        join accounts a using (customer_code)
        where a.username = 'full' and i.installation_id = 'P01' and c.source_state = 'Attivo' limit 1)`,
    [count],
  );
  await pool.query(
    `insert into covered_installations (contract_code, installation_id)
     select 'GARA' || n, 'P01' from generate_series(1, $1::int) n`,
    [count],
  );
  return Array.from({ length: count }, (_, at) => `gara-${at + 1}`);
}

/** Creates sessions directly, without the cost of password hashing; in the order of the usernames. */
async function signIn(usernames: readonly string[]): Promise<string[]> {
  const db = databaseOf(database.pool);
  const tokens = createTokens(config.sessionSecrets);
  const at = clock();
  const times = { createdAt: at, refreshedAt: at, expiresAt: new Date(at.getTime() + 900_000) };
  const { rows } = await database.pool.query<{ username: string; id: string; hash: string }>(
    'select username, id, password_hash as hash from accounts where username = any ($1)',
    [usernames],
  );
  const bearerOf = async (username: string) => {
    const account = rows.find((row) => row.username === username);
    if (!account) throw new Error(`no account ${username}`);
    const verified = { accountId: account.id, passwordHash: account.hash };
    const session = await insertSession(db, verified, { remembered: false, ...times });
    if (!session) throw new Error('no session');
    return tokens.access(session.id, at.getTime() / 1000 + 300);
  };
  return Promise.all(usernames.map(bearerOf));
}

interface Sent {
  readonly method?: 'POST' | 'PATCH';
  readonly turn: number;
  readonly bearer: string | undefined;
  readonly url?: string;
  readonly payload: object;
  readonly key?: string;
}

function send({ method = 'POST', turn, bearer = '', url = book, payload, key }: Sent) {
  const server = servers[turn % servers.length];
  if (!server) throw new Error('no server');
  return server.inject({
    method,
    url,
    payload,
    headers: {
      'x-xsrf-token': cookie,
      authorization: `Bearer ${bearer}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    cookies: { 'XSRF-TOKEN': cookie },
  });
}

async function race(
  { count, atOnce }: { readonly count: number; readonly atOnce: number },
  once: (turn: number) => ReturnType<typeof send>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const lanes = Array.from({ length: atOnce }, async (_, lane) => {
    for (let turn = lane; turn < count; turn += atOnce) {
      let answer = await once(turn);
      // A busy machine may keep a call waiting for a connection too long; like a customer, it is sent again.
      while (answer.statusCode === 503) answer = await once(turn);
      const { header } = answer.json<{ header: { codice?: string } }>();
      const said = answer.statusCode === 200 ? 'done' : `${answer.statusCode} ${header.codice ?? ''}`;
      counts[said] = (counts[said] ?? 0) + 1;
    }
  });
  await Promise.all(lanes);
  return counts;
}

/** One customer with two servers: a browser has no more requests in flight. */
const ofOne = (count: number) => ({ count, atOnce: 10 });

describe('the last place of a slot (prenotazione.regole.6)', () => {
  it(`goes to one of ${racers} customers; the others are told where there is room`, { timeout: 120_000 }, async () => {
    const payload = { ...visit, companyId: 'C021' };
    const keys = bearers.map(() => randomUUID());
    const counts = await race({ count: racers, atOnce: racers }, (turn) =>
      send({ turn, bearer: bearers[turn], payload, key: keys[turn] ?? '' }),
    );
    expect(counts, JSON.stringify(counts)).toEqual({ done: 1, '409 SLOT_TAKEN': racers - 1 });
    const { rows } = await database.pool.query(
      'select count(*)::int as booked from interventions where key is not null',
    );
    expect(rows).toEqual([{ booked: 1 }]);
    const refused = await send({ turn: 0, bearer: bearers[0], payload, key: randomUUID() });
    expect(refused.json<{ header: { fasceLibere: object[] } }>().header.fasceLibere).toHaveLength(5);
  });

  it('books once for one key, even with 40 requests at once', { timeout: 120_000 }, async () => {
    const key = randomUUID();
    const payload = { ...visit, slotId: 'T3-20261202', appointmentDate: '2026-12-02' };
    const counts = await race(ofOne(40), (turn) => send({ turn, bearer: bearers[0], payload, key }));
    expect(counts, JSON.stringify(counts)).toEqual({ done: 40 });
    const { rows } = await database.pool.query("select taken from company_places where window_id = 'T3' and taken > 0");
    expect(rows).toEqual([{ taken: 1 }]);
  });
});

describe('a quote (preventivo.chiamate.2)', () => {
  it('stores one of 100 acceptances and 100 rejections of a quote at once', { timeout: 120_000 }, async () => {
    const subState = 'AWAITING_CUSTOMER_DECISION';
    const { id, quoteId } = await giveVisit({ database }, 'full', { state: 'In Progress', subState, quote: true });
    const accept = accepting(await supplyOf({ database }, 'full'));
    const [bearer] = await signIn(['full']);
    const url = `/api/interventotecnico/v1/interventions/${id}/preventives/${quoteId}`;
    const counts = await race(ofOne(racers), (turn) =>
      send({ method: 'PATCH', turn, bearer, url, payload: turn % 2 === 0 ? accept : rejecting }),
    );
    expect(counts, JSON.stringify(counts)).toEqual({ done: 1, '409 QUOTE_ALREADY_ANSWERED': racers - 1 });
    const { rows } = await database.pool.query(
      `select q.state as quote, i.sub_state as standing, e.kind as story, t.kind as told
       from interventions i join quotes q on q.intervention_id = i.id
       join intervention_events e on e.intervention_id = i.id
       join events t on t.data ->> 'interventionId' = i.id
       where i.id = $1`,
      [id],
    );
    const ends = {
      APPROVATO: ['QUOTE_APPROVED_AWAITING_WORKS', 'PREVENTIVO_ACCETTATO', 'QUOTE_ACCEPTED'],
      RIFIUTATO: ['AWAITING_COMPLAINT_HANDLING', 'PREVENTIVO_RIFIUTATO', 'QUOTE_DECLINED'],
    } as const;
    const end = rows[0] as { quote: keyof typeof ends; standing: string; story: string; told: string };
    expect(rows).toHaveLength(1);
    expect([end.standing, end.story, end.told]).toEqual(ends[end.quote]);
  });
});
