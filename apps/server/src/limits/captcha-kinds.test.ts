import { startCaptchaService } from '@sportello/fakes/captcha';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeAnswer, readChallenge, solve, solveCaptcha } from '../../test/support/captcha.ts';
import { base64, demoPassword, useApp, type TestApp } from '../../test/support/app.ts';
import { forgetTries } from '../../test/support/customers.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';

// Each kind of captcha (sessione.captcha.1, sessione.captcha.2), asked for always or after failures.

interface Typed {
  username?: string;
  password?: string;
  recaptcha?: string;
  ip?: string;
}

async function signIn(gateway: TestApp, { username = 'full', password = demoPassword, recaptcha, ip }: Typed = {}) {
  const { status, body } = await gateway.send({
    method: 'POST',
    url: '/api/ping/clienti/v1/login',
    payload: { username, password: base64(password), ...(recaptcha !== undefined && { recaptcha }) },
    ...(ip !== undefined && { headers: { 'x-forwarded-for': ip } }),
  });
  return status === 200 ? 'ok' : (body.header.codice as string);
}

const always = { captcha: { kind: 'proof-of-work' }, captchaFreeFailures: 0 } as const;

describe('proof of work', () => {
  const gateway = useApp({ config: always });
  const otherSecret = useApp({ config: { ...always, sessionSecrets: ['another-secret'] } });
  beforeEach(() => forgetTries(gateway));

  it('returns a session for a solved challenge, and none without', async () => {
    expect(await signIn(gateway)).toBe('CAPTCHA_REQUIRED');
    expect(await signIn(gateway, { recaptcha: await solveCaptcha(gateway) })).toBe('ok');
  });

  it('rejects a solution that was sent before, also one of many at once', async () => {
    const recaptcha = await solveCaptcha(gateway);
    const all = await Promise.all(Array.from({ length: 5 }, () => signIn(gateway, { recaptcha })));
    expect(all.toSorted()).toEqual([...Array<string>(4).fill('CAPTCHA_FAILED'), 'ok']);
    expect(await signIn(gateway, { recaptcha })).toBe('CAPTCHA_FAILED');
  });

  it('rejects a solution after five minutes, and never takes one twice until then', async () => {
    const [early, late] = [await solveCaptcha(gateway), await solveCaptcha(gateway)];
    gateway.wait(299_000);
    expect(await signIn(gateway, { recaptcha: early })).toBe('ok');
    expect(await signIn(gateway, { recaptcha: early })).toBe('CAPTCHA_FAILED');
    gateway.wait(1000);
    expect(await signIn(gateway, { recaptcha: late })).toBe('CAPTCHA_FAILED');
  });

  it('rejects a challenge that another installation signed', async () => {
    expect(await signIn(gateway, { recaptcha: await solveCaptcha(otherSecret) })).toBe('CAPTCHA_FAILED');
  });

  it('rejects forged answers', async () => {
    const challenge = await readChallenge(gateway);
    const { parameters } = challenge;
    const solution = await solve(challenge);
    const forged: readonly unknown[] = [
      { challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { scade: 9_999_999_999 } } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, nonce: '0' } }, solution },
      { challenge: { ...challenge, signature: '00' }, solution },
      { challenge: { parameters }, solution },
      { challenge, solution: null },
      null,
      'x',
    ];
    for (const each of forged) {
      expect(await signIn(gateway, { recaptcha: encodeAnswer(each as object) }), JSON.stringify(each)).toBe(
        'CAPTCHA_FAILED',
      );
    }
    expect(await signIn(gateway, { recaptcha: encodeAnswer({ challenge, solution }) })).toBe('ok');
  });

  it('returns a different challenge each time, which takes some work', async () => {
    const [one, other] = [await readChallenge(gateway), await readChallenge(gateway)];
    expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
    expect((await solve(one)).counter).toBeGreaterThanOrEqual(300);
  });
});

describe('proof of work on several servers', () => {
  const rotated = useApp({ config: { ...always, sessionSecrets: ['new', 'old'] } });
  const before = useApp({ config: { ...always, sessionSecrets: ['old'] } });

  it('accepts what a server with the previous secret issued', async () => {
    expect(await signIn(rotated, { recaptcha: await solveCaptcha(before) })).toBe('ok');
  });

  it('rejects a solution that another server has accepted', async () => {
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), ...always, sessionSecrets: ['new'] as const };
    const other = await buildApp({ config, pool: rotated.database.pool, clock: rotated.now });
    try {
      const recaptcha = await solveCaptcha(rotated);
      expect(await signIn(rotated, { recaptcha })).toBe('ok');
      const { cookies } = await other.inject('/config.json');
      const cookie = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
      const answer = await other.inject({
        method: 'POST',
        url: '/api/ping/clienti/v1/login',
        headers: { 'x-xsrf-token': cookie },
        cookies: { 'XSRF-TOKEN': cookie },
        payload: { username: 'full', password: base64(demoPassword), recaptcha },
      });
      expect(answer.json().header.codice).toBe('CAPTCHA_FAILED');
    } finally {
      await other.close();
    }
  });
});

describe('after failures', () => {
  const gateway = useApp({ config: { captcha: { kind: 'proof-of-work' }, captchaFreeFailures: 3, trustProxy: 1 } });
  beforeEach(() => forgetTries(gateway));
  const wrong = (typed: Typed) => signIn(gateway, { password: 'wrong', ...typed });

  it('requires a captcha from the fourth failure of a username on, from any network', async () => {
    for (const n of [1, 2, 3]) expect(await wrong({ ip: `192.0.2.${n}` })).toBe('CREDENTIALS_WRONG');
    expect(await signIn(gateway, { ip: '192.0.2.4' })).toBe('CAPTCHA_REQUIRED');
    expect(await signIn(gateway, { ip: '192.0.2.4', username: 'luce' })).toBe('ok');
    expect(await signIn(gateway, { ip: '192.0.2.4', recaptcha: await solveCaptcha(gateway) })).toBe('ok');
    expect(await signIn(gateway, { ip: '192.0.2.4' })).toBe('ok');
  });

  it('requires a captcha from the fourth failure of a network on, for any username', async () => {
    for (const n of [1, 2, 3]) expect(await wrong({ username: `u${n}`, ip: '192.0.2.9' })).toBe('CREDENTIALS_WRONG');
    expect(await wrong({ username: 'u4', ip: '192.0.2.9' })).toBe('CAPTCHA_REQUIRED');
    expect(await wrong({ username: 'u4', ip: '192.0.2.10' })).toBe('CREDENTIALS_WRONG');
  });

  it('counts a sign-in without its captcha as no failure', async () => {
    for (const n of [1, 2, 3]) expect(await wrong({ ip: `192.0.2.${n}` })).toBe('CREDENTIALS_WRONG');
    for (let n = 0; n < 40; n += 1) expect(await signIn(gateway, { ip: '192.0.2.4' })).toBe('CAPTCHA_REQUIRED');
    expect(await signIn(gateway, { ip: '192.0.2.4', recaptcha: await solveCaptcha(gateway) })).toBe('ok');
  });

  it('forgets failures after a quarter of an hour', async () => {
    for (const n of [1, 2, 3]) await wrong({ ip: `192.0.2.${n}` });
    gateway.wait(15 * 60_000);
    expect(await signIn(gateway)).toBe('ok');
  });
});

const siteKeys = {
  turnstile: '0x4AAAAAAA0123456789abcd',
  hcaptcha: 'a5f74b19-9e45-40e0-b45d-47ff91b7a6c2',
  recaptcha: '6LdAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
};
const secret = 'given-by-the-service';
const services = await Promise.all(
  Object.entries(siteKeys).map(async ([kind, siteKey]) => {
    const service = await startCaptchaService({ secret, siteKey });
    const given = { CAPTCHA: kind, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret, CAPTCHA_WHEN: 'always' };
    const { captcha } = readConfig({ ...given, CAPTCHA_VERIFY_URL: service.verifyUrl });
    return { kind, service, captcha };
  }),
);
afterAll(() => Promise.all(services.map(({ service }) => service.close())));

describe.each(services)('$kind', ({ service, captcha }) => {
  const gateway = useApp({ config: { captcha, captchaFreeFailures: 0, trustProxy: 1 } });

  it('accepts its token once, and sends secret, token and address', async () => {
    const recaptcha = service.issueToken();
    expect(await signIn(gateway, { recaptcha, ip: '192.0.2.7' })).toBe('ok');
    const [form] = service.verified();
    expect(Object.fromEntries(form ?? [])).toEqual({ secret, response: recaptcha, remoteip: '192.0.2.7' });
    expect(await signIn(gateway, { recaptcha })).toBe('CAPTCHA_FAILED');
  });

  it('rejects an invented token, and asks for a missing one', async () => {
    expect(await signIn(gateway, { recaptcha: 'invented' })).toBe('CAPTCHA_FAILED');
    expect(await signIn(gateway)).toBe('CAPTCHA_REQUIRED');
  });
});
