import { afterEach, describe, expect, it } from 'vitest';
import { subscribeApp, subscribePush } from '@sportello/calls';
import { useApp } from '../../../test/support/app.ts';
import { openDevice } from '../../../test/support/push/open-device.ts';
import { testPushKeys } from '../../../test/support/push/push-service.ts';
import { testStoreKeys } from '../../../test/support/push/store-keys.ts';
import { readConfig } from '../../config/config.ts';

const gateway = useApp();
const url = '/api/sportello/v1/push';
const { body: example } = subscribeApp.example.request;

let count = 0;
const newToken = () => `dR3xT0kenOfOnePhone_01:APA91b${String((count += 1)).padStart(128, 'x')}`;
const newAppleToken = () => (count += 1).toString(16).padStart(64, '0');

async function openPhone() {
  const device = await openDevice(gateway);
  return {
    ...device,
    subscribe: (bearer: string, token: string, sistema = 'ANDROID') =>
      device.send({ method: 'POST', url: `${url}/app`, bearer, payload: { sistema, token } }),
  };
}

const devicesOf = async (bearer: string) =>
  (await gateway.send({ url, bearer })).body.dispositivi as { id: string; questo: boolean }[];

const isSubscribed = async (token: string) =>
  (await gateway.database.pool.query('select from push_subscriptions where token = $1', [token])).rowCount === 1;

afterEach(() => gateway.database.pool.query('delete from push_subscriptions'));

describe('push.dispositivo.2', () => {
  it.each([
    ['no token', { token: '' }, 'token'],
    ['an endless token', { token: `a:${'b'.repeat(1000)}` }, 'token'],
    ['a token of one part', { token: example.token.replace(':', '') }, 'token'],
    ['a token with a path', { token: `${example.token}/../x` }, 'token'],
    ['a token with a blank', { token: `${example.token} x` }, 'token'],
    ['an address', { token: 'https://fcm.googleapis.com/send' }, 'token'],
    ['a token of iOS for Android', { token: 'a1'.repeat(32) }, 'token'],
    ['a token of Android for iOS', { sistema: 'IOS' }, 'token'],
    ['half a byte for iOS', { sistema: 'IOS', token: `${'a1'.repeat(32)}a` }, 'token'],
    ['a short token for iOS', { sistema: 'IOS', token: 'a1'.repeat(31) }, 'token'],
    ['a number', { token: 12 }, 'token'],
    ['another system', { sistema: 'WEB' }, 'sistema'],
  ])('rejects %s', async (_what, wrong, field) => {
    const { access_token: bearer } = await gateway.signIn('full');
    const payload = { ...example, ...wrong };
    const { status, body } = await gateway.send({ method: 'POST', url: `${url}/app`, bearer, payload });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`"campo":"${field}"`);
    expect((await gateway.database.pool.query('select from push_subscriptions')).rowCount).toBe(0);
  });

  it('takes one token of iOS however its letters are written', async () => {
    const { access_token: bearer } = await gateway.signIn('full');
    const phone = await openPhone();
    const token = 'ab'.repeat(32);
    const first = await phone.subscribe(bearer, token, 'IOS');
    const second = await phone.subscribe(bearer, token.toUpperCase(), 'IOS');
    expect([first.status, second.body.id]).toEqual([200, first.body.id]);
  });
});

describe('push.dispositivo.1', () => {
  it('takes an app any number of times', async () => {
    const { access_token: bearer } = await gateway.signIn('full');
    const phone = await openPhone();
    const token = newToken();
    const [first, second] = [await phone.subscribe(bearer, token), await phone.subscribe(bearer, token)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await devicesOf(bearer)).toMatchObject([{ id: first.body.id, questo: true }]);
    expect(second.body.id).toBe(first.body.id);
  });

  it('replaces the token of a session by the one that its system made anew', async () => {
    const { access_token: bearer } = await gateway.signIn('misto');
    const phone = await openPhone();
    const [before, after] = [newToken(), newToken()];
    await phone.subscribe(bearer, before);
    await phone.subscribe(bearer, after);
    expect([await isSubscribed(before), await isSubscribed(after)]).toEqual([false, true]);
  });

  it('gives what waits for the token before to the new one, and nothing twice', async () => {
    const { access_token: bearer } = await gateway.signIn('misto');
    const phone = await openPhone();
    const { body: first } = await phone.subscribe(bearer, newToken());
    const { pool } = gateway.database;
    const insert = `insert into pushes (subscription_id, notification_id, kind, is_urgent, created_at, not_before, useless_after, status, sent_at)
      select $1, n.id, 'BOLLETTA', false, $2, $2, $2, s.status, s.sent_at
      from (values (1, 'WAITING', null::timestamptz), (2, 'SENT', $2)) s(number, status, sent_at)
      join (select id, row_number() over (order by id) as number from notifications) n using (number)`;
    await pool.query(insert, [first.id, gateway.now()]);
    const { body: second } = await phone.subscribe(bearer, newToken());
    expect(second.id).not.toBe(first.id);
    const { rows } = await pool.query('select subscription_id as device, status from pushes');
    expect(rows).toEqual([{ device: second.id, status: 'WAITING' }]);
  });

  it('moves an app to the customer who asks for pushes there', async () => {
    const phone = await openPhone();
    const token = newToken();
    const { access_token: first } = await gateway.signIn('placet');
    const { access_token: second } = await gateway.signIn('stg');
    await phone.subscribe(first, token);
    await phone.subscribe(second, token);
    expect([(await devicesOf(first)).length, (await devicesOf(second)).length]).toEqual([0, 1]);
  });

  it('ends when somebody else signs in in the app', async () => {
    const phone = await openPhone();
    const token = newAppleToken();
    await phone.subscribe(await phone.signIn('placet'), token, 'IOS');
    await phone.signIn('stg');
    expect(await isSubscribed(token)).toBe(false);
  });

  it('ends when the customer signs out of the app', async () => {
    const phone = await openPhone();
    const token = newToken();
    const bearer = await phone.signIn('placet');
    await phone.subscribe(bearer, token);
    await phone.send({ method: 'POST', url: '/api/sportello/v1/logout', bearer });
    expect(await isSubscribed(token)).toBe(false);
  });

  it('stays when the session expires', async () => {
    const phone = await openPhone();
    const token = newToken();
    await phone.subscribe(await phone.signIn('placet'), token);
    gateway.wait(24 * 60 * 60_000);
    await gateway.signIn('placet');
    expect(await isSubscribed(token)).toBe(true);
  });

  it('counts browsers and apps together: the eleventh takes the place of the first', async () => {
    const first = newToken();
    await (await openPhone()).subscribe((await gateway.signIn('gas')).access_token, first);
    for (let index = 0; index < 10; index += 1) {
      gateway.wait(1000);
      const phone = await openPhone();
      const { access_token: bearer } = await gateway.signIn('gas');
      const endpoint = `https://fcm.googleapis.com/fcm/send/${(count += 1)}`;
      const payload = { ...subscribePush.example.request.body, endpoint };
      if (index % 2 === 0) await phone.send({ method: 'POST', url: `${url}/dispositivi`, bearer, payload });
      else await phone.subscribe(bearer, newAppleToken(), 'IOS');
    }
    expect(await isSubscribed(first)).toBe(false);
    expect(await devicesOf((await gateway.signIn('gas')).access_token)).toHaveLength(10);
  });

  it('returns an app in the export of personal data, without its token', async () => {
    const { access_token: bearer } = await gateway.signIn('fibra');
    const token = newToken();
    const { body: device } = await (await openPhone()).subscribe(bearer, token);
    const { body } = await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer });
    expect(body.notifichePush.dispositivi).toMatchObject([{ id: device.id, questo: true }]);
    expect(JSON.stringify(body)).not.toContain(token);
  });
});

describe('a provider with pushes for one system', () => {
  const { push } = readConfig({ LOG_LEVEL: 'silent', ...testPushKeys });
  const half = useApp({ config: { push: { ...push, WEB: null, ANDROID: testStoreKeys.ANDROID } } });

  it('returns no key for browsers, and takes the app of that system alone', async () => {
    const { access_token: bearer } = await half.signIn('full');
    const { body } = await half.send({ url, bearer });
    expect(body).toMatchObject({ chiave: null, app: ['ANDROID'] });
    const take = (sistema: string, token: string) =>
      half.send({ method: 'POST', url: `${url}/app`, bearer, payload: { sistema, token } });
    expect((await take('IOS', newAppleToken())).status).toBe(404);
    expect((await take('ANDROID', newToken())).status).toBe(200);
    const { body: browser } = subscribePush.example.request;
    const rejected = await half.send({ method: 'POST', url: `${url}/dispositivi`, bearer, payload: browser });
    expect(rejected.status).toBe(404);
  });

  it('offers the calls of apps, and not that of browsers', async () => {
    const { capabilities } = JSON.parse((await half.app.inject('/config.json')).body) as { capabilities: string[] };
    expect(capabilities).toEqual(expect.arrayContaining(['pushState', 'subscribeApp', 'setPushKind']));
    expect(capabilities).not.toContain('subscribePush');
  });
});
