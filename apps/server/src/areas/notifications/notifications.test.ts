import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { databaseOf } from '../../db/database.ts';
import { announce } from '../../events/announce.ts';
import { notify } from './usecases/notify.ts';
import { useApp } from '../../../test/support/app.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { partialFact } from '../../../test/support/partial-fact.ts';

const gateway = useApp();
const by = { username: 'prova', right: 'SELF' } as const;

const as = async (username: string) => (await gateway.signIn(username)).access_token;
const list = async (bearer: string, query = '') =>
  (await gateway.send({ url: `/api/sportello/v1/notifiche${query}`, bearer })).body;
const post = (bearer: string, path: string, payload?: object) =>
  gateway.send({
    method: 'POST',
    url: `/api/sportello/v1/notifiche/${path}`,
    bearer,
    ...(payload && { payload }),
  });

async function happen(username: string, kind: 'PASSWORD_CHANGED' | 'ACCOUNT_CLOSED' = 'PASSWORD_CHANGED') {
  const db = databaseOf(gateway.database.pool);
  const fact = partialFact(kind, await customerCodeOf(gateway, username), {});
  const event = await db.transaction((tx) => announce(tx, fact, by, gateway.now()));
  return { db, fact, event };
}

describe('notifications', () => {
  it('creates one notification per event, however often the event is delivered', async () => {
    const bearer = await as('luce');
    const before = await list(bearer);
    const { db, fact, event } = await happen('luce');
    await Promise.all(Array.from({ length: 5 }, () => notify(db, [{ id: event, fact }], gateway.now())));
    const after = await list(bearer);
    expect(after.notifiche).toHaveLength(before.notifiche.length + 1);
    expect(after.daLeggere).toBe(before.daLeggere + 1);
    expect(after.notifiche[0]).toMatchObject({
      titolo: 'La tua password è cambiata',
      destinazione: 'PROFILO',
      stato: 'Da Leggere',
    });
  });

  it('creates no notification for an event without a text or a customer who does not exist', async () => {
    const bearer = await as('luce');
    const before = await list(bearer);
    const { db, event } = await happen('luce', 'ACCOUNT_CLOSED');
    const gone = { kind: 'PASSWORD_CHANGED', customerCode: 'NON-ESISTE', data: {} } as const;
    await notify(db, [{ id: event, fact: gone }], gateway.now());
    expect(await list(bearer)).toEqual(before);
  });

  it('marks notifications as read one by one or up to one of them, for their customer alone', async () => {
    for (let told = 0; told < 4; told += 1) await happen('gas');
    const bearer = await as('gas');
    const { notifiche, daLeggere } = await list(bearer);
    const [newest, second, third] = notifiche as { id: string }[];
    expect(daLeggere).toBeGreaterThanOrEqual(4);

    expect((await post(bearer, `${third?.id}/lettura`)).status).toBe(200);
    expect((await post(bearer, `${third?.id}/lettura`)).status).toBe(200);
    expect((await list(bearer)).daLeggere).toBe(daLeggere - 1);

    const foreign = await post(await as('vas'), `${newest?.id}/lettura`);
    expect([foreign.status, foreign.body.header.codice]).toEqual([404, 'NOT_FOUND']);

    const { body } = await post(bearer, 'lettura', { fino: second?.id });
    expect(body.lette).toBe(daLeggere - 2);
    expect((await list(bearer)).daLeggere).toBe(1);
  });

  it('returns notifications a page at a time', async () => {
    for (let told = 0; told < 5; told += 1) await happen('fibra');
    const bearer = await as('fibra');
    const first = await list(bearer, '?limite=3');
    expect([first.notifiche.length, first.altre]).toEqual([3, true]);
    const next = await list(bearer, `?limite=3&prima=${first.notifiche.at(-1).id}`);
    expect(Number(next.notifiche[0].id)).toBeLessThan(Number(first.notifiche.at(-1).id));
  });
});

interface Session {
  readonly here: string;
  readonly there: string;
  readonly leave: (method: 'POST' | 'DELETE', path: string, bearer: string) => Promise<void>;
}

interface Heard {
  readonly response: IncomingMessage;
  readonly said: () => string;
  readonly ended: Promise<unknown>;
  readonly close: () => void;
}

async function hear(app: FastifyInstance, bearer: string): Promise<Heard> {
  const { port } = app.server.address() as AddressInfo;
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    path: '/api/sportello/v1/eventi',
    headers: { authorization: `Bearer ${bearer}` },
  });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (part: string) => (text += part));
  response.on('error', () => undefined);
  const close = () => void request.destroy();
  onTestFinished(close);
  return { response, said: () => text, ended: new Promise((resolve) => response.once('close', resolve)), close };
}

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

async function secondServer(): Promise<FastifyInstance> {
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    pool: gateway.database.pool,
    clock: gateway.now,
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

describe('the stream of invalidations', () => {
  it('reaches the open apps of the customer, on every server, and of nobody else', async () => {
    const [one, two] = [await secondServer(), await secondServer()];
    const mine = await as('dual');
    const [here, there, other] = [await hear(one, mine), await hear(two, mine), await hear(two, await as('pmi'))];
    await until(() => expect([here, there, other].every(({ said }) => said().startsWith('event: ciao'))).toBe(true));
    // Events sent before both streams are open are lost, so it retries.
    await until(async () => {
      await happen('dual');
      expect(here.said()).toContain('event: notifications');
      expect(there.said()).toContain('event: notifications');
    });
    expect(other.said()).not.toContain('notifications');
  });

  it('tells everybody to ask again after the line to the database was down', async () => {
    const app = await secondServer();
    const heard = await hear(app, await as('vas'));
    await until(async () => {
      await happen('vas');
      expect(heard.said()).toContain('event: notifications');
    });
    const greetings = () => heard.said().split('event: ciao').length - 1;
    expect(greetings()).toBe(1);
    await gateway.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sportello invalidations' and datname = current_database()`,
    );
    await until(() => expect(greetings()).toBe(2));
    const before = heard.said().length;
    await happen('vas');
    await until(() => expect(heard.said().slice(before)).toContain('event: notifications'));
  });

  it('misses nothing of what happens while a browser’s line is cut', async () => {
    const app = await secondServer();
    const bearer = await as('gas');
    const cut = await hear(app, bearer);
    await until(() => expect(cut.said()).toContain('event: ciao'));
    cut.close();
    await cut.ended;
    const before = await list(bearer);
    await happen('gas');
    const again = await hear(app, bearer);
    await until(() => expect(again.said()).toMatch(/^event: ciao/));
    expect((await list(bearer)).daLeggere).toBe(before.daLeggere + 1);
  });

  it('misses nothing of what happens once it has greeted, not even as the first of its server', async () => {
    const first = await hear(await secondServer(), await as('gas'));
    await until(() => expect(first.said()).toContain('event: ciao'));
    await happen('gas');
    await until(() => expect(first.said()).toContain('event: notifications'));
  });

  it.each([
    ['signs out', (own: Session) => own.leave('POST', '/sportello/v1/logout', own.here)],
    ['is signed out from another device', (own: Session) => own.leave('DELETE', '/sportello/v1/sessioni', own.there)],
  ])('ends at once when its customer %s, and other sessions’ go on', async (_, end) => {
    const app = await secondServer();
    const [here, there] = [await as('placet'), await as('placet')];
    const [mine, other] = [await hear(app, here), await hear(app, there)];
    await until(() => expect([mine, other].every(({ said }) => said().includes('ciao'))).toBe(true));
    await end({
      here,
      there,
      leave: async (method, path, bearer) =>
        expect((await gateway.send({ method, url: `/api${path}`, bearer })).status).toBe(200),
    });
    await mine.ended;
    await happen('placet');
    await until(() => expect(other.said()).toContain('event: notifications'));
    expect(mine.said()).not.toContain('notifications');
  });

  it('ends with the token that opened it', async () => {
    const app = await secondServer();
    const { access_token, expires_in } = await gateway.signIn('switchout');
    gateway.wait(expires_in * 1000 - 500);
    const heard = await hear(app, access_token);
    expect(heard.response.statusCode).toBe(200);
    await heard.ended;
    gateway.wait(500);
    expect((await hear(app, access_token)).response.statusCode).toBe(401);
  });

  it.each([
    ['no session', undefined],
    ['a token that is none', 'x'],
  ])('rejects the event stream with %s', async (_, bearer) => {
    const { status, body } = await gateway.send({ url: '/api/sportello/v1/eventi', ...(bearer && { bearer }) });
    expect([status, body.header.codice]).toEqual([401, 'SESSION_NOT_VALID']);
  });

  it('rejects a sixth event stream of an account until one of the five is closed', async () => {
    const app = await secondServer();
    const bearer = await as('stg');
    const open = await Promise.all(Array.from({ length: 5 }, () => hear(app, bearer)));
    expect(open.map(({ response }) => response.statusCode)).toEqual([200, 200, 200, 200, 200]);
    const sixth = await hear(app, bearer);
    expect(sixth.response.statusCode).toBe(429);
    open[0]?.close();
    await vi.waitFor(
      async () => {
        const again = await hear(app, bearer);
        again.close();
        expect(again.response.statusCode).toBe(200);
      },
      { timeout: 30_000 },
    );
  });

  it('ends when the server stops', async () => {
    const app = await secondServer();
    const heard = await hear(app, await as('misto'));
    expect(heard.response.statusCode).toBe(200);
    const closed = app.close();
    await heard.ended;
    await closed;
  });
});
