import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { base64, demoPassword, useApp } from '../../test/support/app.ts';

// A fake verifier that tests can make slow, wrong or unavailable. Each part has its own gateway, because the circuit
// breaker pauses a service that failed often.

const pass: RequestListener = (_request, response) => void response.end('{"success":true}');
const fail: RequestListener = (_request, response) => void response.end('{"success":false}');

let calls = 0;
let answer: RequestListener = pass;
const verifier: Server = createServer((request, response) => {
  calls += 1;
  answer(request.resume(), response);
});
verifier.listen(0, '127.0.0.1');
await once(verifier, 'listening');
const url = `http://127.0.0.1:${(verifier.address() as AddressInfo).port}/verify`;

beforeEach(() => {
  calls = 0;
  answer = pass;
});
afterAll(() => {
  verifier.closeAllConnections();
  verifier.close();
});

const service = readConfig({
  CAPTCHA: 'turnstile',
  CAPTCHA_SITE_KEY: '0x4AAAAAAA0123456789abcd',
  CAPTCHA_SECRET: 'x',
  CAPTCHA_VERIFY_URL: url,
});

const withCaptcha = () => useApp({ config: { captcha: service.captcha, captchaFreeFailures: 0, trustProxy: 1 } });

type Gateway = ReturnType<typeof withCaptcha>;

async function signIn(gateway: Gateway, { username = 'full', password = demoPassword, ip = '192.0.2.1' } = {}) {
  const { status, body, headers } = await gateway.send({
    method: 'POST',
    url: '/api/ping/clienti/v1/login',
    payload: { username, password: base64(password), recaptcha: 'answer' },
    headers: { 'x-forwarded-for': ip },
  });
  return { status, code: body.header?.codice as unknown, retryAfter: headers['retry-after'] };
}

describe('a bad answer', () => {
  const gateway = withCaptcha();
  it('verifies thirty bad answers of one network, and uses up no tries of the account', async () => {
    answer = fail;
    const said = [];
    for (let n = 0; n < 150; n += 1) said.push((await signIn(gateway)).code);
    expect(calls).toBe(30);
    expect(said.slice(0, 30)).toEqual(Array(30).fill('CAPTCHA_FAILED'));
    expect(new Set(said.slice(30))).toEqual(new Set(['TOO_MANY_ATTEMPTS']));
    answer = pass;
    expect((await signIn(gateway, { ip: '192.0.2.2' })).status).toBe(200);
  });
});

describe('a try that is one too many', () => {
  const gateway = withCaptcha();
  it('asks nobody elsewhere', async () => {
    for (let n = 0; n < 10; n += 1) await signIn(gateway, { username: 'luce', password: 'wrong' });
    expect(calls).toBe(10);
    expect(await signIn(gateway, { username: 'luce' })).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(calls).toBe(10);
  });
});

describe.each<[string, RequestListener]>([
  ['answers 500', (_request, response) => void response.writeHead(500).end()],
  ['leads elsewhere', (_request, response) => void response.writeHead(307, { location: `${url}/other` }).end()],
  ['talks nonsense', (_request, response) => void response.end('<html>')],
  ['answers something else', (_request, response) => void response.end('{"ok":true}')],
  [
    'rejects our secret',
    (_request, response) => void response.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
  ],
  ['hangs up', (request) => void request.socket.destroy()],
])('a verifier that %s', (_what, misbehave) => {
  const gateway = withCaptcha();
  it('answers 503, counts no try, and soon stops asking a failing verifier', async () => {
    answer = misbehave;
    const out = { status: 503, code: 'S-001' };
    for (let n = 0; n < 5; n += 1) expect(await signIn(gateway)).toMatchObject({ ...out, retryAfter: '2' });
    expect(calls).toBe(5);
    for (let n = 0; n < 20; n += 1) expect(await signIn(gateway)).toMatchObject({ ...out, retryAfter: '10' });
    expect(calls).toBe(5);
    const { rows } = await gateway.database.pool.query('select key, count from guesses where count > 0');
    expect(rows).toEqual([]);
  });
});

describe('a verifier that never answers', () => {
  const gateway = withCaptcha();
  it('holds up twenty at most, for three seconds', { timeout: 20_000 }, async () => {
    answer = () => undefined;
    const start = performance.now();
    const waiting = Array.from({ length: 60 }, (_, n) => signIn(gateway, { username: `u${n}`, ip: `192.0.2.${n}` }));
    expect((await Promise.race(waiting)).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(1500);
    expect((await gateway.send({ url: '/api/health/ready' })).status).toBe(200);
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([503]));
    expect(calls).toBe(20);
    expect(performance.now() - start).toBeLessThan(6000);
  });
});
