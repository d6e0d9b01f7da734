import { expect, test } from 'vitest';
import { deliver } from '../src/usecases/messages/deliver.ts';
import { eventually, openOutbox, plainLetter } from './delivery.ts';
import { headerOf, partsOf, startMailServer } from './mail-server.ts';

// Mails through a real mail server and the real queue.

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `cliente${index}@example.it`);

test('a mail arrives as text and HTML, with the headers that it needs', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer();
  const services = outbox.services({ SMTP_URL: server.url, MAIL_FROM: 'Aurora Energia <sportello@example.it>' });
  await outbox.work(services);
  await outbox.post(
    services,
    { template: 'registered', username: 'giulia', name: 'Giulia' },
    {
      address: 'giulia@example.it',
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

test('a mail server that fails every third time: all arrive, none twice', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer({
    onMail: (_mail, count) => (count % 3 === 0 ? '451 Try again later' : null),
  });
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.work(services);
  const to = addresses(60);
  await Promise.all(to.map((address) => outbox.post(services, plainLetter, { address })));
  const rows = await outbox.settled();
  expect(rows.map(({ status }) => status)).toEqual(to.map(() => 'SENT'));
  expect(server.acknowledged.map((mail) => mail.to[0] ?? '').toSorted()).toEqual(to.toSorted());
  expect(server.offered.length).toBeGreaterThan(to.length);
  // A try that failed leaves what was said, and is the same mail to whoever gets it twice.
  const failed = rows.find(({ tries }) => tries > 1);
  expect(failed?.last_error).toBe('451 Try again later');
  const ids = server.offered.filter((mail) => mail.to[0] === failed?.recipient).map(({ messageId }) => messageId);
  expect(new Set(ids)).toEqual(new Set([`<${failed?.id}@clienti.example.it>`]));
  expect(ids).toHaveLength(failed?.tries ?? 0);
});

test('two servers share the messages: all arrive, none twice', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer();
  const first = outbox.services({ SMTP_URL: server.url });
  const second = outbox.services({ SMTP_URL: server.url });
  await Promise.all([outbox.work(first), outbox.work(second)]);
  const to = addresses(60);
  await Promise.all(to.map((address, index) => outbox.post(index % 2 ? first : second, plainLetter, { address })));
  await outbox.settled();
  expect(server.acknowledged.map((mail) => mail.to[0] ?? '').toSorted()).toEqual(to.toSorted());
  expect(server.offered).toHaveLength(to.length);
});

test('whoever wants to send a message at the same moment: one does', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer();
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.post(services, plainLetter, { address: 'a@example.it' });
  const [row] = await outbox.rows();
  await Promise.all(Array.from({ length: 20 }, () => deliver(services, row?.id ?? '')));
  expect(server.offered).toHaveLength(1);
  expect(await outbox.rows()).toMatchObject([{ status: 'SENT', tries: 1 }]);
  await services.mail.close();
});

test.each([
  ['the recipient', { onRecipient: () => '550 No such user' }, '550 No such user'],
  ['the mail itself', { onMail: () => '554 Not wanted here' }, '554 Not wanted here'],
])('%s refused for good: given up at once, with what was said', async (_what, refusing, said) => {
  const outbox = await openOutbox();
  const server = await startMailServer(refusing);
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.work(services);
  await outbox.post(services, plainLetter, { address: 'a@example.it' });
  expect(await outbox.settled()).toMatchObject([
    { status: 'GIVEN_UP', tries: 1, last_error: expect.stringContaining(said) },
  ]);
});

test('our sender refused: tried again, since the operator can mend it', async () => {
  const outbox = await openOutbox();
  let isMended = false;
  const server = await startMailServer({ onSender: () => (isMended ? null : '550 Who are you') });
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.work(services);
  await outbox.post(services, plainLetter, { address: 'a@example.it' });
  await eventually(async () => ((await outbox.rows())[0]?.tries ?? 0) > 1);
  isMended = true;
  expect(await outbox.settled()).toMatchObject([{ status: 'SENT' }]);
});

test('no mail server there: eight tries, then given up with the reason', async () => {
  const outbox = await openOutbox();
  const services = outbox.services({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await outbox.work(services);
  await outbox.post(services, plainLetter, { address: 'a@example.it' });
  expect(await outbox.settled()).toMatchObject([
    { status: 'GIVEN_UP', tries: 8, last_error: expect.stringContaining('ECONNREFUSED') },
  ]);
});

test('an address is one recipient, whatever is written in it', async () => {
  const outbox = await openOutbox();
  const server = await startMailServer();
  const services = outbox.services({ SMTP_URL: server.url });
  await outbox.work(services);
  await outbox.post(services, plainLetter, { address: 'a@example.it, b@example.it' });
  await outbox.post(services, plainLetter, { address: 'c@example.it\r\nBcc: d@example.it' });
  await outbox.settled();
  expect(server.offered.flatMap(({ to }) => to)).not.toEqual(expect.arrayContaining(['b@example.it']));
  expect(server.offered.flatMap(({ to }) => to)).not.toEqual(expect.arrayContaining(['d@example.it']));
});
