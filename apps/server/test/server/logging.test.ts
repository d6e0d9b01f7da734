import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { testLog } from '../support/log.ts';

describe('a request', () => {
  const log = testLog();
  const gateway = useApp({ config: { logLevel: 'info', trustProxy: 1 }, logTo: log });
  const lines = () => log.take().filter(({ msg }) => msg === 'request' || msg === 'refused');

  test('logs the network and hashed account of a request, with the same hash wherever it appears', async () => {
    const headers = { 'x-forwarded-for': '2001:db8:1:2:3::4' };
    const wrong = { username: 'FULL', password: Buffer.from('wrong').toString('base64') };
    log.take();
    await gateway.send({ method: 'POST', url: '/api/ping/clienti/v1/login', payload: wrong, headers });
    const { access_token } = await gateway.signIn('full');
    await gateway.send({ url: '/api/clienti/v1/recuperaDatiProfilo', bearer: access_token, headers });
    const [refused, signedIn, asked] = lines();
    const account = expect.stringMatching(/^[\w-]{12}$/);
    expect(refused).toMatchObject({ status: 401, code: 'CREDENTIALS_WRONG', account, network: '2001:db8:1:2::/64' });
    expect(asked).toMatchObject({ status: 200, account, network: '2001:db8:1:2::/64' });
    expect(new Set([refused, signedIn, asked].map((line) => line?.['account']))).toEqual(new Set([asked?.['account']]));
    expect(log.text).not.toMatch(/full|2001:db8:1:2:3/i);
  });
});

describe('a flood', () => {
  const log = testLog();
  const gateway = useApp({ config: { logLevel: 'info', trustProxy: 1 }, logTo: log });
  const lines = () => log.take().filter(({ msg }) => msg === 'request' || msg === 'refused');

  test('logs a flood of expected errors at intervals with a count, and none as an error', async () => {
    const { access_token } = await gateway.signIn('full');
    // No payment provider is configured here.
    const unserved = {
      method: 'POST',
      url: '/api/sportello/v1/carte',
      bearer: access_token,
      payload: { ritorno: '/my-edison' },
    } as const;
    log.take();
    for (let n = 0; n < 200; n += 1) await gateway.send({ url: '/api/clienti/v1/recuperaDatiProfilo' });
    for (let n = 0; n < 200; n += 1) await gateway.send(unserved);
    await gateway.app.close();
    const told = lines();
    for (const code of ['SESSION_NOT_VALID', 'NOT_SERVED']) {
      const own = told.filter((line) => line['code'] === code);
      expect(own.every(({ network }) => network === '127.0.0.1')).toBe(true);
      // One line and one count per ten-second window, however many a slow machine needs.
      expect(own.length).toBeLessThan(20);
      const counted = own.filter(({ msg }) => msg === 'refused').reduce((sum, { count }) => sum + Number(count), 0);
      expect(counted).toBeGreaterThan(180);
      expect(counted).toBeLessThanOrEqual(200);
    }
    expect(log.text).not.toMatch(/"level":50|stack/);
  });
});
