import { beforeEach, expect, test } from 'vitest';
import { announce } from '../../events/announce.ts';
import type { Fact } from '../../events/event.ts';
import type { Services } from '../../shared/context.ts';
import { startApns, type ApnsService } from '../../../test/support/push/apns-service.ts';
import { eventually, openOutbox } from '../../../test/support/delivery.ts';
import { startFcm, type FcmService } from '../../../test/support/push/fcm-service.ts';
import { noTransports, startPushService, type PushService } from '../../../test/support/push/push-service.ts';
import { partialFact } from '../../../test/support/partial-fact.ts';

const bill = partialFact('BILL_ISSUED', 'A1', { numbers: ['B1'], amountCents: 8420, dueDate: null });
const onTheWay = partialFact('INTERVENTION_MOVED', 'A1', {
  step: 'IN_VIAGGIO',
  interventionId: 'I1',
  technician: 'Mario Bianchi',
  arrives: '22:30',
});
const byDay = new Date('2026-11-26T12:00:00Z');
const byNight = new Date('2026-11-26T21:30:00Z');

let now = byDay;
beforeEach(() => {
  now = byDay;
});

interface PushServices {
  readonly web?: PushService;
  readonly fcm?: FcmService;
  readonly apns?: ApnsService;
}

let devices = 0;

async function open({ web, fcm, apns }: PushServices) {
  const outbox = await openOutbox();
  const { pool } = outbox.database;
  await pool.query(`insert into customers (code, segment) values ('A1', 'Residenziale'), ('A2', 'Residenziale')`);
  const push = { WEB: web?.transport ?? null, ANDROID: fcm?.transport ?? null, IOS: apns?.transport ?? null };
  const make = (): Services => outbox.services({}, { clock: () => now, push });
  const rows = async () =>
    (
      await pool.query<{ status: string; tries: number; last_error: string | null; not_before: Date }>(
        'select * from pushes order by created_at, id',
      )
    ).rows;
  return {
    ...outbox,
    services: make(),
    another: make,
    query: (text: string) => pool.query(text),
    pushes: rows,
    async addApp(kind: 'ANDROID' | 'IOS', customer = 'A1'): Promise<string> {
      devices += 1;
      const hex = devices.toString(16).padStart(64, '0');
      const token = kind === 'IOS' ? hex : `install-id-${devices}:${hex}`;
      await pool.query(
        `insert into push_subscriptions (customer_code, kind, token, created_at, seen_at) values ($1, $2, $3, now(), now())`,
        [customer, kind, token],
      );
      return token;
    },
    async addBrowser(service: PushService): Promise<string> {
      const { endpoint, p256dh, auth } = service.makeDevice();
      await pool.query(
        `insert into push_subscriptions (customer_code, endpoint, p256dh, auth, created_at, seen_at)
         values ('A1', $1, $2, $3, now(), now())`,
        [endpoint, p256dh, auth],
      );
      return endpoint;
    },
    happen: (fact: Fact) =>
      make().db.transaction((tx) => announce(tx, fact, { username: 'test', right: 'COMMAND' }, now)),
    async settledPushes() {
      await eventually(async () => (await rows()).every(({ status }) => status !== 'WAITING'));
      return rows();
    },
  };
}

test('shows a push on the browser and the apps of its customer, each by its own service', async () => {
  const [web, fcm, apns] = await Promise.all([startPushService(), startFcm(), startApns()]);
  const outbox = await open({ web, fcm, apns });
  const own = [await outbox.addBrowser(web), await outbox.addApp('ANDROID'), await outbox.addApp('IOS')];
  await outbox.addApp('ANDROID', 'A2');
  await outbox.addApp('IOS', 'A2');
  await outbox.work(outbox.services);
  await outbox.happen(bill);
  expect((await outbox.settledPushes()).map(({ status }) => status)).toEqual(['SENT', 'SENT', 'SENT']);
  const got = [web.accepted[0]?.endpoint, fcm.accepted[0]?.token, apns.accepted[0]?.token];
  expect(got).toEqual(own);
  const { rows } = await outbox.query('select id::text from notifications');
  expect(fcm.accepted).toMatchObject([{ data: { id: rows[0].id, kind: 'BOLLETTA' }, android: { ttl: '259200s' } }]);
  expect(apns.accepted).toMatchObject([{ payload: { id: rows[0].id, kind: 'BOLLETTA' } }]);
  // The services of the stores read no amount, name or address (push.contenuto.1); tokens and times may have any digits.
  const read = [fcm.accepted.map(({ data, android }) => [data, android]), apns.accepted.map(({ payload }) => payload)];
  expect(JSON.stringify(read)).not.toMatch(/84|B1\b/);
});

test('returns no push of a kind that was switched off, to none of the three', async () => {
  const [web, fcm, apns] = await Promise.all([startPushService(), startFcm(), startApns()]);
  const outbox = await open({ web, fcm, apns });
  await outbox.addBrowser(web);
  await outbox.addApp('ANDROID');
  await outbox.addApp('IOS');
  await outbox.happen(onTheWay);
  await outbox.query(`insert into push_preferences values ('A1', 'VISITA', false, now())`);
  await outbox.query(`insert into push_preferences values ('A1', 'BOLLETTA', false, now())`);
  await outbox.happen(bill);
  await outbox.work(outbox.services);
  const settled = await outbox.settledPushes();
  expect(settled.map(({ last_error }) => last_error)).toEqual(Array.from({ length: 3 }, () => 'not wanted any more'));
  expect([web.offered, fcm.offered, apns.offered]).toEqual([[], [], []]);
});

test('holds pushes of the night until eight for all three, but not those that are urgent (push.invio.2)', async () => {
  const [web, fcm, apns] = await Promise.all([startPushService(), startFcm(), startApns()]);
  const outbox = await open({ web, fcm, apns });
  await outbox.addBrowser(web);
  await outbox.addApp('ANDROID');
  await outbox.addApp('IOS');
  now = byNight;
  await outbox.happen(bill);
  await outbox.happen(onTheWay);
  await outbox.work(outbox.services);
  await eventually(async () => (await outbox.pushes()).filter(({ status }) => status === 'SENT').length === 3);
  const waiting = (await outbox.pushes()).filter(({ status }) => status === 'WAITING');
  expect(waiting.map(({ not_before }) => not_before)).toEqual(
    Array.from({ length: 3 }, () => new Date('2026-11-27T07:00:00Z')),
  );
  expect(fcm.accepted).toMatchObject([{ data: { kind: 'VISITA' }, android: { ttl: '7200s', priority: 'HIGH' } }]);
  expect(apns.accepted).toMatchObject([{ payload: { kind: 'VISITA' }, headers: { 'apns-priority': '10' } }]);
  expect(web.accepted).toMatchObject([{ payload: { kind: 'VISITA' } }]);
});

test('shows all pushes once with two workers where both services fail every third time', async () => {
  const fcm = await startFcm({
    onPush: (_message, count) => (count % 3 === 0 ? { status: 503, code: 'UNAVAILABLE' } : null),
  });
  const apns = await startApns((_push, count) =>
    count % 3 === 0 ? { status: 500, reason: 'InternalServerError' } : null,
  );
  const outbox = await open({ fcm, apns });
  const tokens: string[] = [];
  for (let index = 0; index < 20; index += 1) tokens.push(await outbox.addApp('ANDROID'), await outbox.addApp('IOS'));
  await Promise.all([outbox.work(outbox.services), outbox.work(outbox.another())]);
  await outbox.happen(bill);
  await outbox.settledPushes();
  const got = [...fcm.accepted, ...apns.accepted].map(({ token }) => token);
  expect(got.toSorted()).toEqual(tokens.toSorted());
  expect(fcm.offered.length + apns.offered.length).toBeGreaterThan(40);
});

test('removes the devices that their services do not know any more, and no others (push.invio.1)', async () => {
  const fcm = await startFcm({ onPush: () => ({ status: 404, code: 'UNREGISTERED' }) });
  const apns = await startApns(({ token }) =>
    /[02468ace]$/.test(token) ? { status: 410, reason: 'Unregistered' } : null,
  );
  const outbox = await open({ fcm, apns });
  await outbox.addApp('ANDROID');
  const phones = [await outbox.addApp('IOS'), await outbox.addApp('IOS')];
  await outbox.work(outbox.services);
  await outbox.happen(bill);
  await eventually(async () => (await outbox.query('select from push_subscriptions')).rowCount === 1);
  expect((await outbox.query('select kind, token from push_subscriptions')).rows).toEqual([
    { kind: 'IOS', token: phones.find((token) => !/[02468ace]$/.test(token)) },
  ]);
});

test('waits as long as Google asks for', async () => {
  const fcm = await startFcm({ onPush: () => ({ status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '3600' }) });
  const outbox = await open({ fcm });
  await outbox.addApp('ANDROID');
  await outbox.work(outbox.services);
  await outbox.happen(bill);
  await eventually(async () => (await outbox.pushes())[0]?.last_error === 'HTTP 429 QUOTA_EXCEEDED');
  expect(await outbox.pushes()).toMatchObject([
    { status: 'WAITING', tries: 1, not_before: new Date(byDay.getTime() + 3_600_000) },
  ]);
});

test('leaves Apple alone after five failures, and Google not', async () => {
  const fcm = await startFcm();
  const apns = await startApns(() => ({ status: 503, reason: 'Shutdown' }));
  const outbox = await open({ fcm, apns });
  for (let index = 0; index < 8; index += 1) await outbox.addApp('IOS');
  for (let index = 0; index < 8; index += 1) await outbox.addApp('ANDROID');
  await outbox.work(outbox.services);
  await outbox.happen(bill);
  await eventually(async () => {
    const rows = await outbox.pushes();
    return rows.some(({ last_error }) => last_error?.startsWith('left alone') === true) && fcm.accepted.length === 8;
  });
  expect(apns.accepted).toEqual([]);
});

test('gives up what waits for an app whose pushes were switched off, and shows that of the other', async () => {
  const fcm = await startFcm();
  const outbox = await open({ fcm });
  await outbox.addApp('ANDROID');
  await outbox.addApp('IOS');
  await outbox.happen(bill);
  await outbox.work({ ...outbox.services, push: { ...noTransports, ANDROID: fcm.transport } });
  const settled = await outbox.settledPushes();
  expect(settled.map(({ status, last_error }) => last_error ?? status).toSorted()).toEqual([
    'SENT',
    'pushes are switched off',
  ]);
});

test.each([
  ['a browser without its keys', `kind, endpoint, token) values ('A1', now(), now(), 'WEB', 'https://a.it/', null)`],
  [
    'a browser with a token',
    `kind, endpoint, p256dh, auth, token) values ('A1', now(), now(), 'WEB', 'a', 'b', 'c', 'd')`,
  ],
  ['an app without a token', `kind) values ('A1', now(), now(), 'IOS')`],
  ['an app with an endpoint', `kind, endpoint, token) values ('A1', now(), now(), 'IOS', 'https://a.it/', 'a')`],
  ['a device of another kind', `kind, token) values ('A1', now(), now(), 'OTHER', 'a')`],
])('rejects %s in the table', async (_what, rest) => {
  const outbox = await open({});
  await expect(
    outbox.query(`insert into push_subscriptions (customer_code, created_at, seen_at, ${rest}`),
  ).rejects.toThrow(/check constraint/);
});
