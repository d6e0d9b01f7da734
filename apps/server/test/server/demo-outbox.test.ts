import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { databaseOf } from '../../src/db/database.ts';
import { greeting } from '../../src/startup/greeting.ts';
import { servicesOf } from '../../src/startup/services.ts';
import { post, type Destination } from '../../src/areas/messages/usecases/post.ts';
import type { Letter } from '../../src/areas/messages/usecases/templates/index.ts';
import { useApp, type TestApp } from '../support/app.ts';

const demo = useApp({ seeded: false });
const production = useApp({ seeded: false, config: { demo: false } });

async function write(gateway: TestApp, letter: Letter, to: Partial<Destination> & { recipient: string }, at: string) {
  const { pool } = gateway.database;
  const services = servicesOf({ config: readConfig({}), pool, clock: gateway.now });
  await post(services, databaseOf(pool), letter, { channel: 'MAIL', customerCode: null, ...to }, new Date(at));
}

const outbox = (query = '') => demo.send({ url: `/api/demo/outbox${query}` });
const page = (query = '') => demo.send({ url: `/demo/posta${query}` });

describe('the demo outbox', () => {
  it('shows an empty outbox at first', async () => {
    expect(await outbox()).toMatchObject({ status: 200, body: [] });
    expect((await page()).body).toContain('Ancora nessun messaggio');
  });

  it('tells a program what was written, the newest first', async () => {
    const link = 'https://clienti.example.it/recupera-credenziali?t=1';
    await write(
      demo,
      { template: 'recovery-code', code: '042137', link, minutes: 10 },
      { recipient: 'giulia@example.it' },
      '2026-11-20T09:00:00Z',
    );
    await write(
      demo,
      { template: 'registration-code', code: '555555', minutes: 10 },
      { channel: 'SMS', recipient: '+393331234567' },
      '2026-11-20T09:01:00Z',
    );
    const { body } = await outbox();
    expect(body).toEqual([
      {
        to: '+393331234567',
        channel: 'SMS',
        subject: null,
        text: expect.stringContaining('555555'),
        link: null,
        code: '555555',
        at: '2026-11-20T09:01:00.000Z',
      },
      {
        to: 'giulia@example.it',
        channel: 'MAIL',
        subject: 'Scegli una nuova password',
        text: expect.stringContaining(link),
        link,
        code: '042137',
        at: '2026-11-20T09:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['?to=giulia@example.it', ['giulia@example.it']],
    ['?to=GIULIA%40example.it', ['giulia@example.it']],
    ['?to=%2B393331234567', ['+393331234567']],
    // Typed by hand: an unencoded + in a query is a space.
    ['?to=+393331234567', ['+393331234567']],
    ['?to=nobody@example.it', []],
    ['?to=', ['+393331234567', 'giulia@example.it']],
  ])('filters by recipient: %s', async (query, found) => {
    const { body } = await outbox(query);
    expect((body as { to: string }[]).map(({ to }) => to)).toEqual(found);
  });

  it.each([['?to=a&to=b'], ['?to=a%00b'], [`?to=${'a'.repeat(255)}`]])('rejects %s', async (query) => {
    expect(await outbox(query)).toMatchObject({ status: 400, body: { header: { codice: 'REQUEST_NOT_VALID' } } });
    expect((await page(query)).status).toBe(400);
  });

  it('shows a person the same, saying that it stands in for mailboxes', async () => {
    const { status, headers, body } = await page('?to=giulia@example.it');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(body).toContain('Nessuna mail e nessun SMS parte davvero');
    expect(body).toContain('value="giulia@example.it"');
    expect(body).toContain('<p class="code">042137</p>');
    expect(body).toContain('<a href="https://clienti.example.it/recupera-credenziali?t=1">');
    expect(body).toContain('>venerdì 20 novembre 2026, 10:00:00<');
    expect(body).not.toContain('555555');
    expect(body).toMatch(/<iframe sandbox="[^"]*" title="[^"]*" loading="lazy" srcdoc="&lt;!doctype html&gt;/);
  });

  it('escapes what customers wrote, in the page and in the mail within it', async () => {
    const hostile = '<script>alert(1)</script>';
    await write(
      demo,
      { template: 'registered', username: 'x', name: hostile },
      { recipient: `"${hostile}"@example.it` },
      '2026-11-20T09:02:00Z',
    );
    const { body } = await page();
    expect(body).not.toContain('<script');
    // Escaped once for the mail and once for the attribute.
    expect(body).toContain('&amp;lt;script&amp;gt;');
    expect((await page(`?to=${encodeURIComponent(`"><script>`)}`)).body).not.toContain('<script');
  });

  it('follows no URL that is not a page’s', async () => {
    const link = 'javascript:alert(1)';
    await write(
      demo,
      { template: 'recovery-code', code: '1', link, minutes: 1 },
      { recipient: 'z@example.it' },
      '2026-11-20T09:03:00Z',
    );
    const { body } = await page('?to=z@example.it');
    expect(body.slice(0, body.indexOf('<iframe'))).not.toContain('href="javascript:');
  });

  it.each(['/api/demo/outbox', '/demo/posta', '/demo/posta?to=giulia@example.it'])(
    'returns 404 for the outbox outside the demo: %s',
    async (url) => {
      await write(
        production,
        { template: 'password-reset' },
        { recipient: 'giulia@example.it' },
        '2026-11-20T09:00:00Z',
      );
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        expect(await production.send({ method, url })).toMatchObject({
          status: 404,
          body: { header: { codice: 'NOT_FOUND' } },
        });
      }
    },
  );
});

describe('the greeting', () => {
  it.each([
    [{}, 'No mail and no SMS goes out: it is only stored in the demo outbox http://localhost:3000/demo/posta'],
    [{ SMS: 'off' }, 'No mail goes out: it is only stored in the demo outbox http://localhost:3000/demo/posta'],
    [{ DEMO: '0' }, 'No mail and no SMS goes out: it is only stored in the database (set SMTP_URL, SMS_URL)'],
    [
      { SMTP_URL: 'smtp://mail.example.it', SMS: 'off' },
      'All mail and SMS are also in the demo outbox http://localhost:3000/demo/posta',
    ],
  ])('says what only stands in: %j', (settings, said) => {
    expect(greeting(readConfig(settings))).toContain(`\n${said}\n`);
  });

  it('says nothing of stored messages where they go out', () => {
    expect(greeting(readConfig({ DEMO: '0', SMTP_URL: 'smtp://mail.example.it', SMS: 'off' }))).not.toMatch(
      /SMS|outbox/,
    );
  });
});
