import { describe, expect, test } from 'vitest';
import { useApp } from './app.ts';
import { testLog } from './log.ts';

describe('a request', () => {
  const log = testLog();
  const gateway = useApp({ config: { logLevel: 'info', trustProxy: 1 }, logTo: log });
  const lines = () => log.take().filter(({ msg }) => msg === 'request' || msg === 'refused');

  test('a request line says by whom and from where, an account by the same hash wherever it appears', async () => {
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

  test('refusals that are expected are told once and then counted, and none is an error', async () => {
    const { access_token } = await gateway.signIn('full');
    const counted = async (code: string, count: number, request: Parameters<typeof gateway.send>[0]) => {
      log.take();
      for (let n = 0; n < count; n += 1) await gateway.send(request);
      const [first, ...others] = lines();
      expect([first, others]).toEqual([expect.objectContaining({ code, network: '127.0.0.1' }), []]);
    };
    await counted('SESSION_NOT_VALID', 200, { url: '/api/clienti/v1/recuperaDatiProfilo' });
    await counted('NOT_SERVED', 200, {
      url: '/api/verifiche/v1/recuperoElencoConsumi?codiceContratto=1',
      bearer: access_token,
    });
    await gateway.app.close();
    const told = lines();
    expect(told).toEqual([
      expect.objectContaining({ msg: 'refused', code: 'SESSION_NOT_VALID', network: '127.0.0.1', count: 200 }),
      expect.objectContaining({ msg: 'refused', code: 'NOT_SERVED', account: expect.any(String), count: 200 }),
    ]);
    expect(log.text).not.toMatch(/"level":50|stack/);
  });
});
