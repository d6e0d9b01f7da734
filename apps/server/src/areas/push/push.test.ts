import { afterEach, describe, expect, it } from 'vitest';
import { PUSH_KINDS } from '@sportello/domain';
import { subscribePush } from '@sportello/calls';
import { sessionOf, useApp } from '../../../test/support/app.ts';
import { openDevice } from '../../../test/support/push/open-device.ts';
import { testPushKeys } from '../../../test/support/push/push-service.ts';

const gateway = useApp();
const url = '/api/sportello/v1/push';
const { body: example } = subscribePush.example.request;

let count = 0;
const newEndpoint = () => `https://fcm.googleapis.com/fcm/send/${(count += 1)}`;

async function openBrowser() {
  const device = await openDevice(gateway);
  return {
    ...device,
    subscribe: (bearer: string, endpoint: string) =>
      device.send({ method: 'POST', url: `${url}/dispositivi`, bearer, payload: { ...example, endpoint } }),
  };
}

async function stateOf(bearer: string) {
  const { status, body } = await gateway.send({ url, bearer });
  expect(status).toBe(200);
  const { chiave, app, tipi, dispositivi } = body as {
    chiave: string | null;
    app: string[] | null;
    tipi: { tipo: string; attivo: boolean; versione: string }[];
    dispositivi: { id: string; questo: boolean }[];
  };
  return { chiave, app, tipi, dispositivi };
}

const isSubscribed = async (endpoint: string) =>
  (await gateway.database.pool.query('select from push_subscriptions where endpoint = $1', [endpoint])).rowCount === 1;

describe('push.chiamate.1', () => {
  it('returns the public key, all kinds switched on, and no device at first', async () => {
    const { access_token } = await gateway.signIn('full');
    expect(await stateOf(access_token)).toEqual({
      chiave: testPushKeys.VAPID_PUBLIC_KEY,
      app: ['ANDROID', 'IOS'],
      tipi: PUSH_KINDS.map((tipo) => ({ tipo, attivo: true, versione: '0' })),
      dispositivi: [],
    });
  });

  it('takes a device any number of times', async () => {
    const { access_token: bearer } = await gateway.signIn('full');
    const browser = await openBrowser();
    const endpoint = newEndpoint();
    const [first, second] = [await browser.subscribe(bearer, endpoint), await browser.subscribe(bearer, endpoint)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.id).toBe(first.body.id);
    expect((await stateOf(bearer)).dispositivi).toMatchObject([{ id: first.body.id, questo: true }]);
    const { access_token: elsewhere } = await gateway.signIn('full');
    expect((await stateOf(elsewhere)).dispositivi).toMatchObject([{ id: first.body.id, questo: false }]);
  });

  it('replaces the device of a session by its newer endpoint', async () => {
    const { access_token: bearer } = await gateway.signIn('misto');
    const browser = await openBrowser();
    await browser.subscribe(bearer, newEndpoint());
    const { body } = await browser.subscribe(bearer, newEndpoint());
    expect((await stateOf(bearer)).dispositivi).toMatchObject([{ id: body.id }]);
  });

  it('gives a device to one of two customers who take it at once', async () => {
    const bearers = await Promise.all(['fibra', 'stg'].map(async (name) => (await gateway.signIn(name)).access_token));
    const browser = await openBrowser();
    const endpoint = newEndpoint();
    for (let time = 0; time < 10; time += 1) {
      const answers = await Promise.all(bearers.map((bearer) => browser.subscribe(bearer, endpoint)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await isSubscribed(endpoint)).toBe(true);
    }
  });

  it('removes a device, once', async () => {
    const { access_token: bearer } = await gateway.signIn('fibra');
    const endpoint = newEndpoint();
    const { body } = await (await openBrowser()).subscribe(bearer, endpoint);
    const remove = () => gateway.send({ method: 'DELETE', url: `${url}/dispositivi/${body.id}`, bearer });
    expect((await remove()).status).toBe(200);
    expect(await isSubscribed(endpoint)).toBe(false);
    expect((await remove()).status).toBe(404);
  });

  it('rejects the removal of somebody else’s device, which stays', async () => {
    const { access_token: theirs } = await gateway.signIn('fibra');
    const { access_token: bearer } = await gateway.signIn('stg');
    const endpoint = newEndpoint();
    const { body } = await (await openBrowser()).subscribe(theirs, endpoint);
    const { status } = await gateway.send({ method: 'DELETE', url: `${url}/dispositivi/${body.id}`, bearer });
    expect(status).toBe(404);
    expect(await isSubscribed(endpoint)).toBe(true);
  });

  it('switches a kind off and on', async () => {
    const { access_token: bearer } = await gateway.signIn('full');
    const isOn = async () => (await stateOf(bearer)).tipi.find(({ tipo }) => tipo === 'SOGLIA')?.attivo;
    for (const attivo of [false, false, true]) {
      const payload = { tipo: 'SOGLIA', attivo };
      expect((await gateway.send({ method: 'POST', url: `${url}/tipi`, bearer, payload })).status).toBe(200);
      expect(await isOn()).toBe(attivo);
    }
  });
});

describe('a switch at a version (push.tipi.1)', () => {
  const kindOf = async (bearer: string) => (await stateOf(bearer)).tipi.find(({ tipo }) => tipo === 'ADDEBITO');
  const set = (bearer: string, attivo: boolean, version: string | undefined) =>
    gateway.send({
      method: 'POST',
      url: `${url}/tipi`,
      bearer,
      payload: { tipo: 'ADDEBITO', attivo },
      headers: { 'idempotency-key': 'made-when-written-1', 'if-match': `"${version}"` },
    });

  it('rejects what another device has changed and changed back meanwhile', async () => {
    const { access_token: bearer } = await gateway.signIn('gas');
    const seen = (await kindOf(bearer))?.versione;
    expect((await set(bearer, false, seen)).status).toBe(200);
    expect((await set(bearer, true, (await kindOf(bearer))?.versione)).status).toBe(200);
    const { status, body } = await set(bearer, false, seen);
    expect([status, body.header.codice]).toEqual([412, 'CHANGED_MEANWHILE']);
    expect((await kindOf(bearer))?.attivo).toBe(true);
  });

  it('returns success for a repeated request, which changes nothing', async () => {
    const { access_token: bearer } = await gateway.signIn('placet');
    const seen = (await kindOf(bearer))?.versione;
    expect((await set(bearer, false, seen)).status).toBe(200);
    const changed = await kindOf(bearer);
    expect((await set(bearer, false, seen)).status).toBe(200);
    expect(await kindOf(bearer)).toEqual(changed);
  });

  it('changes a kind for one of two devices that change it at once', async () => {
    const { access_token: bearer } = await gateway.signIn('stg');
    for (let time = 0; time < 5; time += 1) {
      const before = await kindOf(bearer);
      const answers = await Promise.all([0, 1].map(() => set(bearer, before?.attivo !== true, before?.versione)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await kindOf(bearer))?.attivo).toBe(before?.attivo !== true);
    }
  });
});

describe('push.dispositivo.2', () => {
  it.each([
    ['an address of the own network', { endpoint: 'https://10.0.0.1/send' }, 'endpoint'],
    ['the metadata of a cloud', { endpoint: 'https://169.254.169.254/latest' }, 'endpoint'],
    ['another host', { endpoint: 'https://push.example.it/send' }, 'endpoint'],
    ['another port', { endpoint: 'https://fcm.googleapis.com:8443/send' }, 'endpoint'],
    ['plain http', { endpoint: 'http://fcm.googleapis.com/send' }, 'endpoint'],
    ['an endless endpoint', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` }, 'endpoint'],
    ['a short key', { p256dh: example.p256dh.slice(1) }, 'p256dh'],
    ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }, 'p256dh'],
    ['a long secret', { auth: `${example.auth}A` }, 'auth'],
  ])('rejects %s', async (_what, wrong, field) => {
    const { access_token: bearer } = await gateway.signIn('full');
    const payload = { ...example, endpoint: newEndpoint(), ...wrong };
    const { status, body } = await gateway.send({ method: 'POST', url: `${url}/dispositivi`, bearer, payload });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`"campo":"${field}"`);
  });
});

describe('push.dispositivo.1', () => {
  afterEach(() => gateway.database.pool.query('delete from push_subscriptions'));

  it('lets the eleventh device take the place of the one seen least recently', async () => {
    const endpoints: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      gateway.wait(1000);
      const endpoint = newEndpoint();
      endpoints.push(endpoint);
      await (await openBrowser()).subscribe((await gateway.signIn('gas')).access_token, endpoint);
    }
    expect(await isSubscribed(endpoints[0] ?? '')).toBe(false);
    expect(await isSubscribed(endpoints[1] ?? '')).toBe(true);
    expect((await stateOf((await gateway.signIn('gas')).access_token)).dispositivi).toHaveLength(10);
  });

  it('moves a browser’s endpoint to the customer who asks for pushes there', async () => {
    const browser = await openBrowser();
    const endpoint = newEndpoint();
    const { access_token: first } = await gateway.signIn('placet');
    const { access_token: second } = await gateway.signIn('stg');
    await browser.subscribe(first, endpoint);
    await browser.subscribe(second, endpoint);
    expect((await stateOf(first)).dispositivi).toEqual([]);
    expect((await stateOf(second)).dispositivi).toHaveLength(1);
  });

  it('ends when somebody else signs in on the browser', async () => {
    const browser = await openBrowser();
    const endpoint = newEndpoint();
    await browser.subscribe(await browser.signIn('placet'), endpoint);
    await browser.signIn('stg');
    expect(await isSubscribed(endpoint)).toBe(false);
  });

  it('stays with the customer who signs in there again, and ends with the new session', async () => {
    const browser = await openBrowser();
    const endpoint = newEndpoint();
    await browser.subscribe(await browser.signIn('placet'), endpoint);
    const bearer = await browser.signIn('placet');
    expect((await stateOf(bearer)).dispositivi).toMatchObject([{ questo: true }]);
    await browser.send({ method: 'POST', url: '/api/sportello/v1/logout', bearer });
    expect(await isSubscribed(endpoint)).toBe(false);
  });

  it('stays when the session expires', async () => {
    const browser = await openBrowser();
    const endpoint = newEndpoint();
    await browser.subscribe(await browser.signIn('placet'), endpoint);
    gateway.wait(24 * 60 * 60_000);
    await gateway.signIn('placet');
    expect(await isSubscribed(endpoint)).toBe(true);
  });

  it('ends when the session is ended from another device', async () => {
    const browser = await openBrowser();
    const endpoint = newEndpoint();
    const there = await browser.signIn('placet');
    await browser.subscribe(there, endpoint);
    const { access_token: here } = await gateway.signIn('placet');
    const session = `/api/sportello/v1/sessioni/${sessionOf(there)}`;
    expect((await gateway.send({ method: 'DELETE', url: session, bearer: here })).status).toBe(200);
    expect(await isSubscribed(endpoint)).toBe(false);
  });

  it('ends with all other sessions, those that expired too, but not here', async () => {
    const [old, own] = [await openBrowser(), await openBrowser()];
    const [there, here] = [newEndpoint(), newEndpoint()];
    await old.subscribe(await old.signIn('placet'), there);
    gateway.wait(24 * 60 * 60_000);
    const bearer = await own.signIn('placet');
    await own.subscribe(bearer, here);
    await gateway.send({ method: 'DELETE', url: '/api/sportello/v1/sessioni', bearer });
    expect([await isSubscribed(there), await isSubscribed(here)]).toEqual([false, true]);
  });
});
