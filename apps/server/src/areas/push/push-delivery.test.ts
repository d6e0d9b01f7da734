import { beforeEach, expect, test } from 'vitest';
import { announce } from '../../events/announce.ts';
import type { Fact } from '../../events/event.ts';
import type { Services } from '../../shared/context.ts';
import { eventually, openOutbox } from '../../../test/support/delivery.ts';
import {
  noTransports,
  startPushService,
  type Device,
  type PushService,
} from '../../../test/support/push/push-service.ts';
import { samplePush } from '../../../test/support/push/sample-push.ts';
import { deliverPush, enqueueForgottenPushes } from './usecases/deliver-push.ts';
import { partialFact } from '../../../test/support/partial-fact.ts';

const bill = partialFact('BILL_ISSUED', 'A1', { numbers: ['B1'], amountCents: 8420, dueDate: null });
const debit = partialFact('DEBIT_RETURNED', 'A1', { number: 'B1', amountCents: 8420, reason: null, wasPaid: false });
const onTheWay = partialFact('INTERVENTION_MOVED', 'A1', {
  step: 'IN_VIAGGIO',
  interventionId: 'I1',
  technician: 'Mario Bianchi',
  arrives: '22:30',
});
const byDay = new Date('2026-11-26T12:00:00Z');
const byNight = new Date('2026-11-26T21:30:00Z');

interface Row {
  readonly id: string;
  readonly status: string;
  readonly tries: number;
  readonly last_error: string | null;
  readonly not_before: Date;
}

let now = byDay;
beforeEach(() => {
  now = byDay;
});

async function open(service: PushService) {
  const outbox = await openOutbox();
  const { pool } = outbox.database;
  await pool.query(`insert into customers (code, segment) values ('A1', 'Residenziale'), ('A2', 'Residenziale')`);
  const services = outbox.services({}, { clock: () => now, push: { ...noTransports, WEB: service.transport } });
  const rows = async () => (await pool.query<Row>('select * from pushes order by created_at, id')).rows;
  return {
    ...outbox,
    query: (text: string) => pool.query(text),
    service,
    pushes: rows,
    /** A second server on the same database. */
    another: (): Services =>
      outbox.services({}, { clock: () => now, push: { ...noTransports, WEB: service.transport } }),
    services,
    async addDevice(customer = 'A1', host?: string): Promise<Device> {
      const device = service.makeDevice(host);
      await pool.query(
        `insert into push_subscriptions (customer_code, endpoint, p256dh, auth, created_at, seen_at)
         values ($1, $2, $3, $4, now(), now())`,
        [customer, device.endpoint, device.p256dh, device.auth],
      );
      return device;
    },
    happen: (fact: Fact) =>
      services.db.transaction((tx) => announce(tx, fact, { username: 'test', right: 'COMMAND' }, now)),
    async settledPushes() {
      await eventually(async () => (await rows()).every(({ status }) => status !== 'WAITING'));
      return rows();
    },
  };
}

test('returns nothing personal to the push service: the notification and its kind, encrypted and signed', async () => {
  const outbox = await open(await startPushService());
  await outbox.work(outbox.services);
  const device = await outbox.addDevice();
  await outbox.happen(bill);
  expect(await outbox.settledPushes()).toMatchObject([{ status: 'SENT', tries: 1 }]);
  const { rows } = await outbox.query('select id::text from notifications');
  const [arrived] = outbox.service.accepted;
  expect(arrived).toMatchObject({ endpoint: device.endpoint, payload: { id: rows[0].id, kind: 'BOLLETTA' } });
  expect(Object.keys(arrived?.payload as object)).toEqual(['id', 'kind']);
  expect(arrived?.headers).toMatchObject({ ttl: String(3 * 24 * 3600), urgency: 'normal' });
  expect(arrived?.headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(outbox.service.accepted).toHaveLength(1);
});

test('shows the same topic for a later bill, and none for a failed debit', async () => {
  const outbox = await open(await startPushService());
  await outbox.work(outbox.services);
  await outbox.addDevice();
  for (const fact of [bill, bill, debit]) {
    await outbox.happen(fact);
    await outbox.settledPushes();
  }
  const topics = outbox.service.accepted.map(({ headers }) => headers['topic']);
  expect(topics[0]).toBe(topics[1]);
  expect(topics[2]).toBeUndefined();
});

test('returns the event, its notification, its push and its job together or not at all', async () => {
  const outbox = await open(await startPushService());
  await outbox.addDevice();
  const counts = async () =>
    (
      await outbox.query(`select (select count(*)::int from events) as events, (select count(*)::int from pushes) as pushes,
        (select count(*)::int from pgboss.job where name = 'deliver-push') as jobs`)
    ).rows[0];
  const change = outbox.services.db.transaction(async (tx) => {
    await announce(tx, bill, { username: 'test', right: 'COMMAND' }, now);
    throw new Error('no, after all');
  });
  await expect(change).rejects.toThrow('no, after all');
  expect(await counts()).toEqual({ events: 0, pushes: 0, jobs: 0 });
  await outbox.happen(bill);
  expect(await counts()).toEqual({ events: 1, pushes: 1, jobs: 1 });
});

test('shows a push on each device of its customer, and on nobody else’s', async () => {
  const outbox = await open(await startPushService());
  await outbox.work(outbox.services);
  const own = [await outbox.addDevice(), await outbox.addDevice('A1', 'web.push.apple.com')];
  await outbox.addDevice('A2');
  await outbox.happen(bill);
  await outbox.settledPushes();
  const got = outbox.service.accepted.map(({ endpoint }) => endpoint);
  expect(got.toSorted()).toEqual(own.map(({ endpoint }) => endpoint).toSorted());
});

test('returns no push of a kind that was switched off, also while it waits', async () => {
  const outbox = await open(await startPushService());
  await outbox.addDevice();
  await outbox.query(`insert into push_preferences values ('A1', 'BOLLETTA', false, now())`);
  await outbox.happen(bill);
  expect(await outbox.pushes()).toEqual([]);
  await outbox.happen(debit);
  await outbox.query(`insert into push_preferences values ('A1', 'ADDEBITO', false, now())`);
  await outbox.work(outbox.services);
  expect(await outbox.settledPushes()).toMatchObject([{ status: 'GIVEN_UP', last_error: 'not wanted any more' }]);
  expect(outbox.service.offered).toEqual([]);
});

test('holds a push of the night until eight, but not one that is urgent (push.invio.2)', async () => {
  const outbox = await open(await startPushService());
  await outbox.addDevice();
  now = byNight;
  await outbox.happen(debit);
  await outbox.happen(onTheWay);
  const { rows } = await outbox.query(
    `select p.kind, p.not_before, (select start_after from pgboss.job j where j.singleton_key = p.id::text) > p.created_at as later
     from pushes p order by p.kind`,
  );
  expect(rows).toEqual([
    { kind: 'ADDEBITO', not_before: new Date('2026-11-27T07:00:00Z'), later: true },
    { kind: 'VISITA', not_before: byNight, later: expect.any(Boolean) },
  ]);
});

test('shows an urgent push with its header, for two hours', async () => {
  const outbox = await open(await startPushService());
  await outbox.work(outbox.services);
  await outbox.addDevice();
  now = byNight;
  await outbox.happen(onTheWay);
  await outbox.settledPushes();
  expect(outbox.service.accepted[0]?.headers).toMatchObject({ urgency: 'high', ttl: '7200' });
});

test('replaces a push that still waits by a later one of the same subject (push.invio.3)', async () => {
  const outbox = await open(await startPushService());
  await outbox.addDevice();
  now = byNight;
  await outbox.happen(bill);
  now = new Date(byNight.getTime() + 60_000);
  await outbox.happen(bill);
  expect(await outbox.pushes()).toMatchObject([
    { status: 'GIVEN_UP', last_error: 'replaced by a later one' },
    { status: 'WAITING' },
  ]);
});

test.each([404, 410])('removes a device of which the push service says %i (push.invio.1)', async (status) => {
  const outbox = await open(await startPushService(() => ({ status })));
  await outbox.work(outbox.services);
  await outbox.addDevice();
  await outbox.happen(bill);
  await eventually(async () => (await outbox.query('select from push_subscriptions')).rowCount === 0);
  expect(await outbox.pushes()).toEqual([]);
  expect(outbox.service.offered).toHaveLength(1);
});

test.each([400, 413])('gives up at once what the push service rejects with %i', async (status) => {
  const outbox = await open(await startPushService(() => ({ status })));
  await outbox.work(outbox.services);
  await outbox.addDevice();
  await outbox.happen(bill);
  expect(await outbox.settledPushes()).toMatchObject([{ status: 'GIVEN_UP', tries: 1, last_error: `HTTP ${status}` }]);
  expect((await outbox.query('select failures from push_subscriptions')).rows).toEqual([{ failures: 1 }]);
});

test('removes a device that got none of the last twenty pushes', async () => {
  const outbox = await open(await startPushService(() => ({ status: 400 })));
  await outbox.work(outbox.services);
  await outbox.addDevice();
  await outbox.query('update push_subscriptions set failures = 19');
  await outbox.happen(bill);
  await eventually(async () => (await outbox.query('select from push_subscriptions')).rowCount === 0);
  expect(outbox.service.offered).toHaveLength(1);
});

test('waits as long as a push service asks for with 429', async () => {
  const outbox = await open(await startPushService(() => ({ status: 429, retryAfter: '3600' })));
  await outbox.work(outbox.services);
  await outbox.addDevice();
  await outbox.happen(bill);
  await eventually(async () => (await outbox.pushes())[0]?.last_error === 'HTTP 429');
  expect(await outbox.pushes()).toMatchObject([
    { status: 'WAITING', tries: 1, not_before: new Date(byDay.getTime() + 3_600_000) },
  ]);
});

test('shows all pushes once where the push service fails every third time', async () => {
  const outbox = await open(await startPushService((_push, count) => (count % 3 === 0 ? { status: 503 } : null)));
  const devices: Device[] = [];
  for (let index = 0; index < 40; index += 1) devices.push(await outbox.addDevice());
  await Promise.all([outbox.work(outbox.services), outbox.work(outbox.another())]);
  await outbox.happen(bill);
  await outbox.settledPushes();
  const got = outbox.service.accepted.map(({ endpoint }) => endpoint);
  expect(got.toSorted()).toEqual(devices.map(({ endpoint }) => endpoint).toSorted());
  expect(outbox.service.offered.length).toBeGreaterThan(40);
});

test('shows a push once, however many want to deliver it at the same moment', async () => {
  const outbox = await open(await startPushService());
  await outbox.addDevice();
  await outbox.happen(bill);
  const [row] = await outbox.pushes();
  await Promise.all(Array.from({ length: 20 }, () => deliverPush(outbox.services, row?.id ?? '')));
  expect(outbox.service.offered).toHaveLength(1);
  expect(await outbox.pushes()).toMatchObject([{ status: 'SENT', tries: 1 }]);
});

test('shows a push whose server was killed before it was handed over, once its claim has ended', async () => {
  const outbox = await open(await startPushService());
  await outbox.addDevice();
  await outbox.happen(bill);
  // A killed server leaves a claim behind, and no job.
  await outbox.query('delete from pgboss.job');
  await outbox.query(`update pushes set tries = 1, claimed_until = clock_timestamp() + interval '300 milliseconds'`);
  await enqueueForgottenPushes(outbox.services);
  await enqueueForgottenPushes(outbox.services);
  expect((await outbox.query(`select from pgboss.job where name = 'deliver-push'`)).rowCount).toBe(1);
  await outbox.work(outbox.services);
  expect(await outbox.settledPushes()).toMatchObject([{ status: 'SENT', tries: 2 }]);
  expect(outbox.service.accepted).toHaveLength(1);
});

test('gives up a push that is too late', async () => {
  const outbox = await open(await startPushService());
  await outbox.addDevice();
  await outbox.happen(bill);
  now = new Date(byDay.getTime() + 4 * 24 * 3_600_000);
  await outbox.work(outbox.services);
  expect(await outbox.settledPushes()).toMatchObject([{ status: 'GIVEN_UP', last_error: 'too late' }]);
});

test('leaves a push service alone after five failures, and no other one', async () => {
  const outbox = await open(
    await startPushService(({ endpoint }) => (endpoint.includes('apple') ? { status: 500 } : null)),
  );
  const send = async (host: string) => {
    const device = await outbox.addDevice('A1', host);
    return outbox.service.transport.send(device, samplePush).then(
      () => 'sent',
      (error: Error) => error.name,
    );
  };
  for (let time = 0; time < 5; time += 1) expect(await send('web.push.apple.com')).toBe('NotCarried');
  expect(await send('web.push.apple.com')).toBe('Resting');
  expect(await send('fcm.googleapis.com')).toBe('sent');
});

test('rejects an endpoint outside the hosts of the settings, whoever wrote it', async () => {
  const outbox = await open(await startPushService());
  await outbox.addDevice();
  await outbox.query(`update push_subscriptions set endpoint = 'https://169.254.169.254/latest'`);
  await outbox.work(outbox.services);
  await outbox.happen(bill);
  expect(await outbox.settledPushes()).toMatchObject([
    { status: 'GIVEN_UP', last_error: 'not a push service of the settings' },
  ]);
  expect(outbox.service.offered).toEqual([]);
});

test('gives up what waits when pushes are switched off', async () => {
  const outbox = await open(await startPushService());
  await outbox.addDevice();
  await outbox.happen(bill);
  await outbox.work({ ...outbox.services, push: noTransports });
  expect(await outbox.settledPushes()).toMatchObject([{ status: 'GIVEN_UP', last_error: 'pushes are switched off' }]);
});
