import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { base64, demoPassword, useApp, type Sent, type TestApp } from '../../test/support/app.ts';

// Limits on guessing a secret (chiamata.limiti.1): thresholds, counters and lockouts.

const gateway = useApp();
const second = 1000;
const minute = 60 * second;

interface Try {
  readonly password?: string;
  /** The browser's DISPOSITIVO cookie. */
  readonly device?: string;
  readonly ip?: string;
  readonly headers?: Record<string, string>;
}

const signIn = (username: string, { password = 'sbagliata', device, ip, headers }: Try = {}, at: TestApp = gateway) =>
  at.send({
    method: 'POST',
    url: '/api/ping/clienti/v1/login',
    payload: { username, password: base64(password) },
    ...(headers && { headers }),
    ...(device !== undefined && { cookies: { DISPOSITIVO: device } }),
    ...(ip !== undefined && { remoteAddress: ip }),
  });

const right = { password: demoPassword };

async function guess(times: number, username: string, how: Try = {}): Promise<Sent | undefined> {
  let last: Sent | undefined;
  for (let n = 0; n < times; n += 1) last = await signIn(username, how);
  return last;
}

const codeOf = ({ body }: Sent): string => body.header?.codice ?? 'signed in';

async function newDevice(at: TestApp = gateway): Promise<string> {
  const { cookies } = await at.app.inject('/config.json');
  return cookies.find(({ name }) => name === 'DISPOSITIVO')?.value ?? '';
}

async function deviceOf(username: string): Promise<string> {
  const device = await newDevice();
  expect((await signIn(username, { ...right, device })).status).toBe(200);
  return device;
}

/** Sets the count directly, which saves the half minute that real attempts take. */
async function hasGuessed(times: number): Promise<void> {
  const { rowCount } = await gateway.database.pool.query("update guesses set count = $1 where key like 'address:%'", [
    times,
  ]);
  expect(rowCount).toBe(1);
}

beforeEach(async () => {
  await gateway.database.pool.query('delete from guesses');
});

describe('guesses at one account', () => {
  it.each(['luce', 'nessuno'])('limits guesses at the account %s to 10 in 15 minutes', async (username) => {
    expect(await guess(10, username)).toMatchObject({ status: 401, body: { header: { codice: 'CREDENTIALS_WRONG' } } });
    const refused = await signIn(username);
    expect(refused).toMatchObject({ status: 429, body: { header: { codice: 'TOO_MANY_ATTEMPTS' } } });
    expect(refused.headers['retry-after']).toBe('900');
    expect((await signIn(username, right)).status).toBe(429);
  });

  it('answers the same whether the account exists or not', async () => {
    const said = async (username: string) => {
      const answers = [await guess(10, username), await signIn(username), await signIn(username, right)];
      return answers.map((answer) => ({
        status: answer?.status,
        header: { ...answer?.body.header, idRichiesta: '' },
        retryAfter: answer?.headers['retry-after'],
        names: Object.keys(answer?.headers ?? {}),
      }));
    };
    expect(await said('luce')).toEqual(await said('nessuno'));
  });

  // The database lowercases İ to i, JavaScript doesn't.
  it.each(['FIBRA', 'fibRa', 'f\u0130bra'])('counts guesses at an account spelled %s together', async (spelling) => {
    await guess(10, 'fibra');
    expect(codeOf(await signIn(spelling))).toBe('TOO_MANY_ATTEMPTS');
    await guess(10, 'nibbio');
    expect(codeOf(await signIn(spelling.replace(/f(.)br/i, 'n$1bbi').replace(/a$/i, 'o')))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('counts guesses anew once the password was right', async () => {
    await guess(9, 'gas');
    expect((await signIn('gas', right)).status).toBe(200);
    expect(codeOf((await guess(10, 'gas')) as Sent)).toBe('CREDENTIALS_WRONG');
    expect(codeOf(await signIn('gas'))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('counts guesses anew when the time is over, and not a second before', async () => {
    await guess(10, 'gas');
    gateway.wait(5 * minute);
    expect((await signIn('gas')).headers['retry-after']).toBe('600');
    gateway.wait(10 * minute - second);
    expect((await signIn('gas')).headers['retry-after']).toBe('1');
    gateway.wait(second);
    expect(codeOf(await signIn('gas'))).toBe('CREDENTIALS_WRONG');
  });

  it('deletes guesses when the time is over', async () => {
    await guess(1, 'gas');
    gateway.wait(15 * minute);
    await guess(1, 'luce');
    const { rows } = await gateway.database.pool.query<{ key: string }>('select key from guesses order by key');
    expect(rows.map(({ key }) => key)).toEqual(['account:luce', 'address:127.0.0.1']);
  });

  it('checks 10 guesses when 100 come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn('pmi')));
    expect(answers.map(codeOf).sort()).toEqual([
      ...Array<string>(10).fill('CREDENTIALS_WRONG'),
      ...Array<string>(90).fill('TOO_MANY_ATTEMPTS'),
    ]);
  });

  it('counts guesses on two gateways together', async () => {
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const other = await buildApp({ config, pool: gateway.database.pool, clock: gateway.now });
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => signIn('pmi', {}, n % 2 === 0 ? gateway : at(other))),
      );
      expect(answers.map(codeOf).filter((code) => code === 'CREDENTIALS_WRONG')).toHaveLength(10);
    } finally {
      await other.close();
    }
  });
});

function at(app: TestApp['app']): TestApp {
  return {
    ...gateway,
    app,
    send: async ({ cookies, ...request }) => {
      const config = await app.inject('/config.json');
      const cookie = config.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
      const answer = await app.inject({
        ...request,
        headers: { ...request.headers, 'x-xsrf-token': cookie },
        cookies: { ...cookies, 'XSRF-TOKEN': cookie },
      });
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    },
  };
}

describe('the owner', () => {
  it('goes on from a known device while strangers are locked out', async () => {
    const device = await deviceOf('dual');
    await guess(11, 'dual');
    expect((await signIn('dual', right)).status).toBe(429);
    expect((await signIn('dual', { ...right, device: await newDevice() })).status).toBe(429);
    expect((await signIn('dual', { ...right, device })).status).toBe(200);
    expect(codeOf(await signIn('dual', { device }))).toBe('CREDENTIALS_WRONG');
  });

  it('goes on from there even if the own address guesses without end', async () => {
    const device = await deviceOf('dual');
    await guess(1, 'nessuno');
    await hasGuessed(100);
    expect((await signIn('dual', right)).status).toBe(429);
    expect((await signIn('dual', { ...right, device })).status).toBe(200);
  });

  it('gives the owner 10 tries of their own on a known device', async () => {
    const device = await deviceOf('vas');
    expect(codeOf((await guess(10, 'vas', { device })) as Sent)).toBe('CREDENTIALS_WRONG');
    const refused = await signIn('vas', { ...right, device });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await signIn('vas', right)).status).toBe(200);
  });

  it('rejects the device cookie of another account, and a forged one', async () => {
    const device = await deviceOf('vas');
    await guess(10, 'stg');
    expect((await signIn('stg', { ...right, device })).status).toBe(429);
    expect((await signIn('stg', { ...right, device: `${device}x` })).status).toBe(429);
  });

  it('accepts the owner while one machine tries all accounts', async () => {
    await guess(1, 'nessuno');
    await hasGuessed(100);
    await guess(20, 'misto');
    expect((await signIn('misto', { ...right, ip: '203.0.113.9' })).status).toBe(200);
  });
});

describe('guesses from one address', () => {
  it('limits guesses from one address to 100 in 15 minutes over all accounts', async () => {
    await guess(1, 'nessuno');
    await hasGuessed(99);
    expect(codeOf(await signIn('luce'))).toBe('CREDENTIALS_WRONG');
    const refused = await signIn('gas');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(codeOf(await signIn('gas', { ip: '203.0.113.9' }))).toBe('CREDENTIALS_WRONG');
    gateway.wait(15 * minute);
    expect(codeOf(await signIn('gas'))).toBe('CREDENTIALS_WRONG');
  });

  it('subtracts only one guess of an address when a password was right', async () => {
    await guess(1, 'nessuno');
    await hasGuessed(98);
    expect((await signIn('luce', right)).status).toBe(200);
    expect(codeOf((await guess(2, 'gas')) as Sent)).toBe('CREDENTIALS_WRONG');
    expect(codeOf(await signIn('gas'))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('counts guesses from IPv6 addresses by network', async () => {
    await guess(1, 'nessuno', { ip: '2001:db8:1:2::1' });
    await hasGuessed(100);
    expect(codeOf(await signIn('luce', { ip: '2001:db8:1:2:ffff::9' }))).toBe('TOO_MANY_ATTEMPTS');
    expect(codeOf(await signIn('luce', { ip: '2001:db8:1:3::1' }))).toBe('CREDENTIALS_WRONG');
  });
});

describe('behind proxies, the address', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  const gateways = {
    'is the connection’s when none is configured': [useApp(), '127.0.0.1'],
    'is the last that one proxy added': [useApp({ config: { trustProxy: 1 } }), '203.0.113.7'],
    'is the last but one behind two': [useApp({ config: { trustProxy: 2 } }), '198.51.100.1'],
    'is the one that a known proxy added': [useApp({ config: { trustProxy: ['127.0.0.1'] } }), '203.0.113.7'],
    'is the connection’s when it comes from elsewhere': [useApp({ config: { trustProxy: ['10.0.0.1'] } }), '127.0.0.1'],
  } as const satisfies Record<string, readonly [TestApp, string]>;

  it.each(Object.entries(gateways))('finds the address behind proxies: it %s', async (_, [proxied, expected]) => {
    await signIn('luce', { headers: forwarded }, proxied);
    const { rows } = await proxied.database.pool.query<{ key: string }>(
      "select key from guesses where key like 'address:%'",
    );
    expect(rows).toEqual([{ key: `address:${expected}` }]);
  });

  it('accepts any text as the address behind proxies', async () => {
    const proxied = gateways['is the last that one proxy added'][0];
    const headers = { 'x-forwarded-for': 'x'.repeat(10_000) };
    expect(codeOf(await signIn('luce', { headers }, proxied))).toBe('CREDENTIALS_WRONG');
  });
});
