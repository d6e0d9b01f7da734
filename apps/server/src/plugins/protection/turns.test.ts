import Fastify, { type FastifyInstance, type FastifyRequest, type LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../../shared/actors.ts';
import { rejectInEnvelope } from '../errors/envelope.ts';
import { FairQueue } from './fair-queue.ts';
import { takeTurns } from './turns.ts';

// Ten connections: 16 places in all, 6 of one client, 4 among others.

let app: FastifyInstance;
let queue: FairQueue;
let release: () => void;
let underWay: string[] = [];

beforeEach(async () => {
  underWay = [];
  const held = new Promise<void>((resolve) => (release = resolve));
  app = Fastify({ trustProxy: true });
  app.decorateRequest('rejectedWith', null);
  app.decorateRequest('actor', null);
  rejectInEnvelope(app);
  queue = new FairQueue({ connections: 10 });
  takeTurns(app, { queue, most: 100, except: ['/health/'] });
  const signIn = async (request: FastifyRequest) => {
    const accountId = /^Bearer good-(\w+)/.exec(request.headers.authorization ?? '')?.[1];
    if (accountId !== undefined) request.actor = { accountId } as Actor;
  };
  app.get('/quick', { onRequest: signIn }, async () => ({}));
  const handler = async (request: FastifyRequest) => {
    underWay.push(request.headers.authorization ?? 'nobody');
    await held;
    return {};
  };
  app.route({ method: 'GET', url: '/slow', onRequest: signIn, handler });
  app.route({ method: 'POST', url: '/slow', handler });
  app.get('/health/live', async () => ({}));
  await app.ready();
});

afterEach(async () => {
  release();
  await app.close();
});

interface Asker {
  readonly token?: string;
  readonly ip?: string;
}

function ask(url: string, { token, ip = '192.0.2.1' }: Asker = {}): Promise<LightMyRequestResponse> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return app.inject({ url, headers: { 'x-forwarded-for': ip, ...authorization } });
}

const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => work(n));
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it('counts invented tokens to the address that sends them', async () => {
  const all = times(30, (n) => ask('/slow', { token: `invented-${n}` }));
  await settled();
  expect(underWay).toHaveLength(6);
  const other = ask('/quick', { ip: '192.0.2.2' });
  expect((await other).statusCode).toBe(200);
  release();
  expect(new Set((await Promise.all(all)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

it('counts an IPv6 network as one address', async () => {
  const all = times(30, (n) => ask('/slow', { ip: `2001:db8::${n + 1}` }));
  await settled();
  expect(underWay).toHaveLength(6);
  release();
  await Promise.all(all);
});

it('counts the sessions of an account as one client, whatever their addresses', async () => {
  for (const n of [1, 2, 3]) await ask('/quick', { token: `good-one-${n}` });
  const all = times(30, (n) => ask('/slow', { token: `good-one-${1 + (n % 3)}`, ip: `192.0.2.${n}` }));
  await settled();
  expect(underWay).toHaveLength(6);
  release();
  await Promise.all(all);
});

it('serves accounts beside their address, so that those behind one address are not one client', async () => {
  for (const who of ['a', 'b', 'c']) await ask('/quick', { token: `good-${who}` });
  const all = ['a', 'b', 'c'].flatMap((who) => times(4, () => ask('/slow', { token: `good-${who}` })));
  await settled();
  expect(underWay).toHaveLength(12);
  release();
  await Promise.all(all);
});

it('rejects what one client asks for beyond a fifth of all, and nothing of another', async () => {
  for (const who of ['many', 'one']) await ask('/quick', { token: `good-${who}` });
  const honest = ask('/slow', { token: 'good-one' });
  await settled();
  const all = times(40, () => ask('/slow', { token: 'good-many' }));
  const next = times(4, () => ask('/quick', { token: 'good-one' }));
  expect((await Promise.all(next)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const answers = Promise.all(all);
  setTimeout(() => release(), 700);
  const rejected = (await answers).find(({ statusCode }) => statusCode === 503);
  expect(rejected?.headers['retry-after']).toBe('2');
  expect(rejected?.json().header.codice).toBe('TOO_BUSY');
  expect((await honest).statusCode).toBe(200);
});

it('holds rejections back, so that whoever ignores them asks less often', async () => {
  await ask('/quick', { token: 'good-many' });
  const honest = ask('/slow');
  await settled();
  const all = times(30, () => ask('/slow', { token: 'good-many' }));
  const start = performance.now();
  const first = await Promise.race(all);
  expect(first.statusCode).toBe(503);
  expect(performance.now() - start).toBeGreaterThan(250);
  release();
  await Promise.all([...all, honest]);
});

it('takes no place for health checks', async () => {
  const all = times(30, (n) => ask('/slow', { ip: `192.0.2.${n}` }));
  await settled();
  expect(underWay).toHaveLength(16);
  expect((await ask('/health/live')).statusCode).toBe(200);
  release();
  await Promise.all(all);
});

it('gives the place of a finished request to the next, also where it failed', async () => {
  for (let n = 0; n < 20; n += 1) expect((await ask('/nothing')).statusCode).toBe(404);
  expect([queue.waiting, queue.clientOf('192.0.2.1').open]).toEqual([0, 0]);
});

it('takes no place while a body arrives', async () => {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const sending = times(8, () => {
    const gone = new AbortController();
    const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) });
    const headers = { 'content-type': 'application/json' };
    const sent = fetch(`${url}/slow`, { method: 'POST', headers, body, signal: gone.signal, duplex: 'half' } as never);
    return { gone, sent: sent.catch(() => undefined) };
  });
  await settled();
  expect(queue.clientOf('127.0.0.1').open).toBe(0);
  expect((await fetch(`${url}/quick`)).status).toBe(200);
  for (const { gone } of sending) gone.abort();
  await Promise.all(sending.map(({ sent }) => sent));
});
