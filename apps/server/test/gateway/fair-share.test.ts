import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';

const gateway = useApp();

async function zipOf(username: string): Promise<string> {
  const { rows } = await gateway.database.pool.query<{ number: string }>(
    `select number from documents join accounts using (customer_code)
     where username = $1 and archive_key is not null limit 1`,
    [username],
  );
  return `/api/sportello/v1/documenti.zip?documenti=${rows[0]?.number}`;
}

let unlock: (() => Promise<void>) | undefined;
afterEach(() => unlock?.());

async function lockDocuments(): Promise<void> {
  const client = await gateway.database.pool.connect();
  await client.query('begin; lock table documents in access exclusive mode');
  unlock = async () => {
    unlock = undefined;
    await client.query('rollback');
    client.release();
  };
}

const underWay = async () => {
  const { rows } = await gateway.database.pool.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.n;
};

it('runs expensive calls of one account one by one, and those of another account beside them', async () => {
  const [ofFull, ofDual] = [await zipOf('full'), await zipOf('dual')];
  const [full, dual] = [(await gateway.signIn('full')).access_token, (await gateway.signIn('dual')).access_token];
  await lockDocuments();
  const own = Array.from({ length: 3 }, () => gateway.send({ url: ofFull, bearer: full }));
  await expect.poll(underWay).toBe(1);
  const other = gateway.send({ url: ofDual, bearer: dual });
  await expect.poll(underWay).toBe(2);
  await wait(200);
  expect(await underWay()).toBe(2);
  // Cheap calls do not queue.
  const profile = await gateway.send({ url: '/api/clienti/v1/recuperaDatiProfilo', bearer: full });
  expect(profile.status).toBe(200);
  await unlock?.();
  expect((await Promise.all([...own, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it('rejects expensive calls of one account that exceed the limit of its queue', async () => {
  const file = await zipOf('full');
  const { access_token: bearer } = await gateway.signIn('full');
  await lockDocuments();
  const all = Array.from({ length: 30 }, () => gateway.send({ url: file, bearer }));
  await expect.poll(underWay).toBe(1);
  await wait(200);
  await unlock?.();
  const answers = await Promise.all(all);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(21);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ body: { header: { codice: 'TOO_BUSY' } }, headers: { 'retry-after': '2' } });
  expect((await gateway.send({ url: file, bearer })).status).toBe(200);
});

it('frees the turn of an aborted call: at once if waiting, when done if running', async () => {
  const file = await zipOf('luce');
  const { access_token: bearer } = await gateway.signIn('luce');
  await lockDocuments();
  const gone = new AbortController();
  const headers = { authorization: `Bearer ${bearer}` };
  const ask = async () => (await fetch(url, { headers })).status;
  const url = new URL(file, await gateway.app.listen({ host: '127.0.0.1', port: 0 }));
  const brokenOff = [1, 2].map(() => fetch(url, { headers, signal: gone.signal }).catch(() => 'gone'));
  await expect.poll(underWay).toBe(1);
  gone.abort();
  expect(await Promise.all(brokenOff)).toEqual(['gone', 'gone']);
  const next = ask();
  await wait(200);
  expect(await underWay()).toBe(1);
  await unlock?.();
  expect(await next).toBe(200);
  expect(await ask()).toBe(200);
});
