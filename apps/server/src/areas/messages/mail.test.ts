import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deliver } from './usecases/deliver.ts';
import { eventually, openOutbox, sampleMessage } from '../../../test/support/delivery.ts';
import { headerOf, partsOf, startMailServer } from '../../../test/support/mail-server.ts';

const sampleBrand = path.join(import.meta.dirname, '../../../test/brand/provider.json');

const recipients = (count: number) => Array.from({ length: count }, (_, index) => `cliente${index}@example.it`);

test('sends a mail as text and HTML, with the headers that it needs', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer();
  const services = outbox.services({ SMTP_URL: server.url, MAIL_FROM: 'Aurora Energia <sportello@example.it>' });
  await outbox.work(services);
  await outbox.post(
    services,
    { template: 'registered', username: 'giulia', name: 'Giulia' },
    {
      recipient: 'giulia@example.it',
    },
  );
  const [row] = await outbox.settled();
  expect(row).toMatchObject({ status: 'SENT', tries: 1, last_error: null });
  const [mail] = server.acknowledged;
  expect(mail).toMatchObject({ from: 'sportello@example.it', to: ['giulia@example.it'] });
  expect(mail?.messageId).toBe(`<${row?.id}@clienti.example.it>`);
  const raw = mail?.raw ?? '';
  expect(headerOf(raw, 'From')).toBe('Aurora Energia <sportello@example.it>');
  expect(headerOf(raw, 'To')).toBe('giulia@example.it');
  expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
  expect(headerOf(raw, 'Subject')).toMatch(/^=\?UTF-8\?|La tua area clienti/);
  expect(Math.abs(Date.parse(headerOf(raw, 'Date')) - Date.now())).toBeLessThan(10 * 60_000);
  const parts = partsOf(raw);
  expect(parts['text/plain']).toContain('la registrazione è completa. Da ora accedi con questo nome utente:');
  expect(parts['text/html']).toContain('<h1');
  expect(parts['text/html']).toContain('la registrazione è completa.');
});

test('includes the provider’s logo as a part of the mail, and its signature', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer();
  const services = outbox.services({ SMTP_URL: server.url, PROVIDER_FILE: sampleBrand });
  await outbox.work(services);
  await outbox.post(services, sampleMessage, { recipient: 'giulia@example.it' });
  await outbox.settled();
  const raw = server.acknowledged[0]?.raw ?? '';
  const related = /Content-Type: multipart\/related[\s\S]*/.exec(raw)?.[0] ?? '';
  expect(related).toContain('Content-ID: <logo@sportello>');
  expect(related).toContain('Content-Disposition: inline; filename=logo.png');
  // A PNG in base64.
  expect(related).toContain('iVBORw0KGgo');
  expect(partsOf(raw)['text/html']).toContain('src="cid:logo@sportello"');
  expect(partsOf(raw)['text/plain']?.replaceAll('\r', '')).toContain(
    'Alba Luce e Gas S.p.A. · P. IVA 01234567897\nVia del Mattino 2, 10121 Torino TO',
  );
});

test('delivers all mails once while the mail server fails every third time', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer({
    onMail: (_mail, count) => (count % 3 === 0 ? '451 Try again later' : null),
  });
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.work(services);
  const to = recipients(60);
  await Promise.all(to.map((recipient) => outbox.post(services, sampleMessage, { recipient })));
  const rows = await outbox.settled();
  expect(rows.map(({ status }) => status)).toEqual(to.map(() => 'SENT'));
  expect(server.acknowledged.map((mail) => mail.to[0] ?? '').toSorted()).toEqual(to.toSorted());
  expect(server.offered.length).toBeGreaterThan(to.length);
  // A retry keeps the last error and has the same message id, so duplicates can be recognised.
  const failed = rows.find(({ tries }) => tries > 1);
  expect(failed?.last_error).toBe('451 Try again later');
  const ids = server.offered.filter((mail) => mail.to[0] === failed?.recipient).map(({ messageId }) => messageId);
  expect(new Set(ids)).toEqual(new Set([`<${failed?.id}@clienti.example.it>`]));
  expect(ids).toHaveLength(failed?.tries ?? 0);
});

test('delivers all mails once with two servers that share them', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer();
  const first = outbox.services({ SMTP_URL: server.url });
  const second = outbox.services({ SMTP_URL: server.url });
  await Promise.all([outbox.work(first), outbox.work(second)]);
  const to = recipients(60);
  await Promise.all(
    to.map((recipient, index) => outbox.post(index % 2 ? first : second, sampleMessage, { recipient })),
  );
  await outbox.settled();
  expect(server.acknowledged.map((mail) => mail.to[0] ?? '').toSorted()).toEqual(to.toSorted());
  expect(server.offered).toHaveLength(to.length);
});

test('sends a message once where several deliveries start at the same moment', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer();
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.post(services, sampleMessage, { recipient: 'a@example.it' });
  const [row] = await outbox.rows();
  await Promise.all(Array.from({ length: 20 }, () => deliver(services, row?.id ?? '')));
  expect(server.offered).toHaveLength(1);
  expect(await outbox.rows()).toMatchObject([{ status: 'SENT', tries: 1 }]);
  await services.mail.close();
});

test.each([
  ['the recipient', { onRecipient: () => '550 No such user' }, '550 No such user'],
  ['the mail itself', { onMail: () => '554 Not wanted here' }, '554 Not wanted here'],
])('gives up at once where %s is rejected permanently, and keeps the error', async (_what, rejecting, said) => {
  const outbox = await openOutbox();
  const server = await startMailServer(rejecting);
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.work(services);
  await outbox.post(services, sampleMessage, { recipient: 'a@example.it' });
  expect(await outbox.settled()).toMatchObject([
    { status: 'GIVEN_UP', tries: 1, last_error: expect.stringContaining(said) },
  ]);
});

test('retries where the mail server rejects the sender', async () => {
  const outbox = await openOutbox();
  let isMended = false;
  const server = await startMailServer({ onSender: () => (isMended ? null : '550 Who are you') });
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.work(services);
  await outbox.post(services, sampleMessage, { recipient: 'a@example.it' });
  await eventually(async () => ((await outbox.rows())[0]?.tries ?? 0) > 1);
  isMended = true;
  expect(await outbox.settled()).toMatchObject([{ status: 'SENT' }]);
});

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Fakes only the circuit breaker's clock; timers and the database stay real. */
function holdClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: (ms: number) => void vi.setSystemTime(Date.now() + ms) };
}

test('gives up after eight tries without a mail server, with the reason', async () => {
  const outbox = await openOutbox();
  const clock = holdClock();
  const services = outbox.services({ SMTP_URL: `smtp://127.0.0.1:${await closedPort()}` });
  await outbox.post(services, sampleMessage, { recipient: 'a@example.it' });
  for (let round = 0; round < 10; round += 1) {
    for (const { id } of await outbox.rows()) await deliver(services, id);
    clock.pass(10_000);
  }
  expect(await outbox.rows()).toMatchObject([
    { status: 'GIVEN_UP', tries: 8, last_error: expect.stringContaining('ECONNREFUSED') },
  ]);
  await services.mail.close();
});

test('does not try messages while the mail server rests, and sends them afterwards', async () => {
  const outbox = await openOutbox();
  const clock = holdClock();
  const port = await closedPort();
  const services = outbox.services({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const to = recipients(12).toSorted();
  for (const recipient of to) await outbox.post(services, sampleMessage, { recipient });
  await outbox.database.pool.query('delete from pgboss.job');
  const round = async () => {
    for (const { id } of await outbox.rows()) await deliver(services, id);
  };
  const standing = async () => (await outbox.rows()).map(({ status, tries }) => `${status} ${tries}`);
  for (let time = 0; time < 20; time += 1) await round();
  expect((await standing()).toSorted()).toEqual([
    ...Array.from({ length: 7 }, () => 'WAITING 0'),
    ...Array.from({ length: 5 }, () => 'WAITING 1'),
  ]);
  expect((await outbox.rows()).map(({ last_error }) => last_error)).toEqual(
    to.map(() => expect.stringContaining('ECONNREFUSED')),
  );
  const { rows: jobs } = await outbox.database.pool.query<{ later: boolean }>(
    `select start_after > created_on + interval '5 seconds' as later from pgboss.job
     where name = 'deliver-message' and singleton_key in (select id::text from messages where tries = 0)`,
  );
  expect(jobs.map(({ later }) => later)).toEqual(Array.from({ length: 7 }, () => true));

  const server = await startMailServer({ port });
  clock.pass(10_000);
  await round();
  expect(server.acknowledged.map((mail) => mail.to[0] ?? '').toSorted()).toEqual(to);
  expect(new Set(await standing())).toEqual(new Set(['SENT 1', 'SENT 2']));
  await services.mail.close();
});

test('sends to one recipient only, whatever the address contains', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer();
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.work(services);
  await outbox.post(services, sampleMessage, { recipient: 'a@example.it, b@example.it' });
  await outbox.post(services, sampleMessage, { recipient: 'c@example.it\r\nBcc: d@example.it' });
  await outbox.settled();
  expect(server.offered.flatMap(({ to }) => to)).not.toEqual(expect.arrayContaining(['b@example.it']));
  expect(server.offered.flatMap(({ to }) => to)).not.toEqual(expect.arrayContaining(['d@example.it']));
});
