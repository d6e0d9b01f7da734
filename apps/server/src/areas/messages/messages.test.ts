import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { enqueueForgotten } from './usecases/sweep.ts';
import { announce } from '../../events/announce.ts';
import { deliver } from './usecases/deliver.ts';
import { post } from './usecases/post.ts';
import type { Letter } from './usecases/templates/index.ts';
import { eventually, openOutbox, sampleMessage } from '../../../test/support/delivery.ts';
import { startMailServer } from '../../../test/support/mail-server.ts';

const codeMessage: Letter = {
  template: 'recovery-code',
  code: '042137',
  link: 'https://clienti.example.it/recupera-credenziali?t=secret',
  minutes: 10,
};

test('commits the fact, its event, its message and its job together or not at all', async () => {
  const outbox = await openOutbox();
  const services = outbox.services();
  const change = (fails: boolean) =>
    services.db.transaction(async (tx) => {
      const fact = { kind: 'PASSWORD_CHANGED', customerCode: 'A1', data: {} } as const;
      const event = await announce(tx, fact, { username: 'giulia', right: 'SELF' }, services.clock());
      const to = { channel: 'MAIL', recipient: 'a@example.it', customerCode: 'A1' } as const;
      await post(services, tx, sampleMessage, to, services.clock(), event);
      if (fails) throw new Error('no, after all');
    });
  const counts = async () =>
    (
      await outbox.database.pool.query(
        `select (select count(*)::int from events) as events, (select count(*)::int from messages) as messages,
                (select count(*)::int from pgboss.job where name = 'deliver-message') as jobs`,
      )
    ).rows[0];

  await expect(change(true)).rejects.toThrow('no, after all');
  expect(await counts()).toEqual({ events: 0, messages: 0, jobs: 0 });
  await change(false);
  expect(await counts()).toEqual({ events: 1, messages: 1, jobs: 1 });
  const { rows } = await outbox.database.pool.query(
    'select e.kind, m.template from messages m join events e on e.id = m.event_id',
  );
  expect(rows).toEqual([{ kind: 'PASSWORD_CHANGED', template: 'password-changed' }]);
});

test.each([
  ['outside the demo', '0', { code: null, link: null, html: null, text: '' }],
  [
    'in the demo',
    '1',
    { code: '042137', text: expect.stringContaining('042137'), html: expect.stringContaining('042137') },
  ],
])('empties or keeps the text of a code delivered %s', async (_where, demo, left) => {
  const outbox = await openOutbox();
  const server = await startMailServer();
  const services = outbox.services({ SMTP_URL: server.url, DEMO: demo });
  await outbox.work(services);
  await outbox.post(services, codeMessage, { recipient: 'a@example.it' });
  await outbox.post(services, sampleMessage, { recipient: 'b@example.it' });
  const [code, plain] = await outbox.settled();
  expect(code).toMatchObject({ status: 'SENT', ...left });
  expect(plain?.text).toContain('La password della tua area clienti è cambiata');
  expect(server.acknowledged).toHaveLength(2);
});

test('empties also the message of a code that is given up', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer({ onMail: () => '554 Not wanted here' });
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.work(services);
  await outbox.post(services, codeMessage, { recipient: 'a@example.it' });
  expect(await outbox.settled()).toMatchObject([{ status: 'GIVEN_UP', code: null, link: null, text: '' }]);
});

test('does not send a code that would arrive after it expires', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer({ onMail: () => '451 Try again later' });
  let now = new Date();
  const services = outbox.services({ SMTP_URL: server.url }, { clock: () => now, messageRetrySeconds: [60, 3600] });
  await outbox.post(services, codeMessage, { recipient: 'a@example.it' });
  const id = (await outbox.rows())[0]?.id ?? '';
  await deliver(services, id);
  expect(await outbox.rows()).toMatchObject([{ status: 'WAITING', tries: 1 }]);
  await deliver(services, id);
  expect(await outbox.rows()).toMatchObject([{ status: 'GIVEN_UP', tries: 2, last_error: '451 Try again later' }]);

  await outbox.post(services, codeMessage, { recipient: 'b@example.it' });
  now = new Date(now.getTime() + 11 * 60_000);
  await deliver(services, (await outbox.rows())[1]?.id ?? '');
  expect((await outbox.rows())[1]).toMatchObject({
    status: 'GIVEN_UP',
    last_error: expect.stringContaining('too late'),
  });
  expect(server.offered).toHaveLength(2);
  await services.mail.close();
});

test('enqueues one job for a waiting message that has lost its job', async () => {
  const outbox = await openOutbox();
  const services = outbox.services();
  await outbox.post(services, sampleMessage, { recipient: 'a@example.it' });
  await outbox.database.pool.query('delete from pgboss.job');
  const jobs = async () =>
    (await outbox.database.pool.query(`select from pgboss.job where name = 'deliver-message'`)).rowCount;
  await enqueueForgotten(services);
  await enqueueForgotten(services);
  expect(await jobs()).toBe(1);
  await outbox.work(services);
  expect(await outbox.settled()).toMatchObject([{ status: 'SENT' }]);
});

test('enqueues one job for each waiting message without one, however many have one', async () => {
  const outbox = await openOutbox();
  const { pool } = outbox.database;
  await pool.query(
    `insert into messages (id, template, channel, recipient, text, created_at)
     select gen_random_uuid(), 'password-changed', 'SMS', '+393331234567', 'Prova', now() from generate_series(1, 4500)`,
  );
  const count = async () =>
    (await pool.query(`select singleton_key from pgboss.job where name = 'deliver-message' group by 1`)).rowCount;
  await enqueueForgotten(outbox.services());
  expect(await count()).toBe(4500);
  await pool.query(`delete from pgboss.job where singleton_key in (select max(id::text) from messages)`);
  await enqueueForgotten(outbox.services());
  expect(await count()).toBe(4500);
});

test('finishes a delivery under way when the server is asked to stop', async () => {
  const outbox = await openOutbox();
  let answer: (said: null) => void = () => undefined;
  const server = await startMailServer({ onMail: () => new Promise((resolve) => (answer = resolve)) });
  const services = outbox.services({ SMTP_URL: server.url });
  const jobs = await outbox.work(services);
  await outbox.post(services, sampleMessage, { recipient: 'a@example.it' });
  await eventually(() => server.offered.length === 1);
  const stopped = jobs.stop();
  answer(null);
  await stopped;
  expect(await outbox.rows()).toMatchObject([{ status: 'SENT', tries: 1 }]);
});

async function startSmsService(statuses: readonly number[]) {
  const asked: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(pieces).toString('utf8')) });
      response.writeHead(statuses[asked.length - 1] ?? 202, { location: 'http://127.0.0.1:1/' }).end('{"said":"so"}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` };
}

test('sends an SMS to the service, and retries with the same key', async () => {
  const outbox = await openOutbox();
  const { asked, url } = await startSmsService([503, 429, 301]);
  const services = outbox.services({ SMS_URL: url, SMS_TOKEN: 'secret', SMS_FROM: 'Aurora' });
  await outbox.work(services);
  await outbox.post(
    services,
    { template: 'registration-code', code: '042137', minutes: 10 },
    {
      channel: 'SMS',
      recipient: '+393331234567',
    },
  );
  const [row] = await outbox.settled();
  expect(row).toMatchObject({ status: 'SENT', tries: 4, last_error: 'HTTP 301 {"said":"so"}' });
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(Array.from({ length: 4 }, () => row?.id));
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
  expect(asked[0]?.body).toEqual({
    to: '+393331234567',
    from: 'Aurora',
    text: 'Aurora Energia: 042137 è il codice per registrarti. Vale 10 minuti. Non darlo a nessuno.',
  });
});

test('gives up an SMS that is rejected permanently', async () => {
  const outbox = await openOutbox();
  const { asked, url } = await startSmsService([422]);
  const services = outbox.services({ SMS_URL: url });
  await outbox.work(services);
  await outbox.post(services, sampleMessage, { channel: 'SMS', recipient: '+393331234567' });
  expect(await outbox.settled()).toMatchObject([
    { status: 'GIVEN_UP', tries: 1, last_error: 'HTTP 422 {"said":"so"}' },
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test('does not offer SMS where it is disabled, and posts nothing to it', async () => {
  const outbox = await openOutbox();
  const services = outbox.services({ SMS: 'off' });
  expect(services.channels).toEqual(['MAIL']);
  expect(outbox.services().channels).toEqual(['MAIL', 'SMS']);
  await expect(outbox.post(services, sampleMessage, { channel: 'SMS', recipient: '+393331234567' })).rejects.toThrow(
    'SMS',
  );
  expect(await outbox.rows()).toEqual([]);
});
