import { describe, expect, it } from 'vitest';
import { base64, demoPassword, useApp } from '../../../test/support/app.ts';

const gateway = useApp();
const minute = 60_000;
const day = 24 * 60 * minute;

const login = (payload: object, headers: Record<string, string> = {}) =>
  gateway.send({ method: 'POST', url: '/api/ping/clienti/v1/login', payload, headers });

const refresh = (refreshToken: string, form: Record<string, string> = {}) =>
  gateway.send({
    method: 'POST',
    url: '/api/ping/as/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'sportello',
      refresh_token: refreshToken,
      ...form,
    }).toString(),
  });

const profile = (bearer: string) => gateway.send({ url: '/api/clienti/v1/recuperaDatiProfilo', bearer });

describe('signing in', () => {
  it('answers the tokens alone, without an envelope', async () => {
    const { status, body } = await login({ username: 'full', password: base64(demoPassword) });
    expect(status).toBe(200);
    expect(body).toEqual({ access_token: expect.any(String), refresh_token: expect.any(String), expires_in: 300 });
  });

  it('does not mind the case of the username', async () => {
    expect((await login({ username: 'FULL', password: base64(demoPassword) })).status).toBe(200);
  });

  it('says the same of a wrong password and of an unknown user', async () => {
    const wrong = await login({ username: 'full', password: base64('sbagliata') });
    const unknown = await login({ username: 'nessuno', password: base64('sbagliata') });
    expect(wrong.status).toBe(401);
    expect(wrong.body.header.codice).toBe('CREDENTIALS_WRONG');
    expect({ ...unknown.body.header, idRichiesta: '' }).toEqual({ ...wrong.body.header, idRichiesta: '' });
    expect(unknown.status).toBe(wrong.status);
  });

  it.each([
    ['no username', { password: 'cA==' }, 'username', 'MISSING'],
    ['an empty username', { username: '', password: 'cA==' }, 'username', 'MISSING'],
    ['a username that is a number', { username: 1, password: 'cA==' }, 'username', 'NOT_VALID'],
    ['a NUL in the username', { username: 'a\0b', password: 'cA==' }, 'username', 'CHARACTER_NOT_ALLOWED'],
    ['a lone surrogate', { username: 'a\uD800', password: 'cA==' }, 'username', 'CHARACTER_NOT_ALLOWED'],
    ['a username without end', { username: 'a'.repeat(121), password: 'cA==' }, 'username', 'TOO_LONG'],
    ['a password in clear', { username: 'full', password: 'Sportello-2026' }, 'password', 'NOT_BASE64'],
    ['a password that is not UTF-8', { username: 'full', password: '/////w==' }, 'password', 'NOT_BASE64'],
    ['a field that is not described', { username: 'full', password: 'cA==', role: 'x' }, 'role', 'NOT_EXPECTED'],
  ])('rejects %s and names the field', async (_, payload, campo, codice) => {
    const { status, body } = await login(payload);
    expect(status).toBe(400);
    expect(body.header).toMatchObject({ stato: 1, codice: 'REQUEST_NOT_VALID', campi: [{ campo, codice }] });
  });
});

describe('anti-forgery (chiamata.origine.1)', () => {
  const payload = { username: 'full', password: base64(demoPassword) };

  it.each([
    ['no header', { headers: { 'x-xsrf-token': '' } }],
    ['another header', { headers: { 'x-xsrf-token': 'a.b' } }],
    ['a pair that is not ours', { headers: { 'x-xsrf-token': 'a.b' }, cookies: { 'XSRF-TOKEN': 'a.b' } }],
  ])('rejects %s', async (_, request) => {
    const { status, body } = await gateway.send({
      method: 'POST',
      url: '/api/ping/clienti/v1/login',
      payload,
      ...request,
    });
    expect(status).toBe(403);
    expect(body.header.codice).toBe('ANTIFORGERY_MISMATCH');
  });

  it('comes with the configuration, and keeps a good one', async () => {
    const first = await gateway.app.inject('/config.json');
    const given = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
    expect(first.cookies.find(({ name }) => name === 'XSRF-TOKEN')).toMatchObject({ path: '/', sameSite: 'Lax' });
    const second = await gateway.app.inject({ url: '/config.json', cookies: given });
    expect(second.cookies).toEqual([]);
  });
});

describe('renewing (sessione.token.2)', () => {
  it('gives the newest token its one successor', async () => {
    const { refresh_token } = await gateway.signIn('luce');
    const { status, body } = await refresh(refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(refresh_token);
    expect((await profile(body.access_token)).status).toBe(200);
  });

  it('gives the one before the same successor again, until that is used', async () => {
    const first = await gateway.signIn('luce');
    const second = (await refresh(first.refresh_token)).body;
    expect((await refresh(first.refresh_token)).body.refresh_token).toBe(second.refresh_token);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('gives it for 30 seconds, asking again makes them no longer', async () => {
    const first = await gateway.signIn('luce');
    const second = (await refresh(first.refresh_token)).body;
    for (const seconds of [20, 10]) {
      gateway.wait(seconds * 1000);
      expect((await refresh(first.refresh_token)).body.refresh_token).toBe(second.refresh_token);
    }
    gateway.wait(1000);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(401);
    expect((await profile(second.access_token)).status).toBe(401);
  });

  it('revokes the family when anything older comes back', async () => {
    const first = await gateway.signIn('luce');
    const second = (await refresh(first.refresh_token)).body;
    const third = (await refresh(second.refresh_token)).body;
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await refresh(third.refresh_token)).status).toBe(401);
    expect((await profile(third.access_token)).status).toBe(401);
  });

  it('makes one successor of a hundred at once', async () => {
    const { refresh_token } = await gateway.signIn('luce');
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it.each([
    ['as it is', (token: string) => token],
    ['in base64', base64],
  ])('renews by the login call with the refresh token %s', async (_, encode) => {
    const { refresh_token } = await gateway.signIn('gas');
    const { status, body } = await login({ username: 'gas', password: encode(refresh_token) });
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(refresh_token);
  });

  it('rejects somebody else’s name on the token, and rotates nothing', async () => {
    const { refresh_token } = await gateway.signIn('gas');
    expect((await login({ username: 'luce', password: refresh_token })).status).toBe(401);
    const successor = (await refresh(refresh_token)).body.refresh_token;
    expect((await refresh(refresh_token)).body.refresh_token).toBe(successor);
  });

  it.each([
    ['an unknown token', { refresh_token: 'srt_x' }, 401, 'SESSION_NOT_VALID', 'invalid_grant'],
    ['another grant', { grant_type: 'password' }, 400, 'GRANT_NOT_SUPPORTED', 'unsupported_grant_type'],
    ['another client', { client_id: 'altro' }, 401, 'CLIENT_NOT_KNOWN', 'invalid_client'],
    ['an empty token', { refresh_token: '' }, 400, 'REQUEST_NOT_VALID', 'invalid_request'],
  ])('rejects %s with OAuth’s word as well', async (_, form, status, codice, error) => {
    const { refresh_token } = await gateway.signIn('gas');
    const answer = await refresh(refresh_token, form);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error, header: { codice } });
  });

  it('rejects a token whose signature was touched', async () => {
    const { refresh_token } = await gateway.signIn('gas');
    const touched = refresh_token.replace(/\.1\./, '.2.');
    expect((await refresh(touched)).status).toBe(401);
  });
});

describe('tokens that nobody made here', () => {
  it('limits forged tokens per address for a while, and no valid ones', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 101; tries += 1) statuses.push((await refresh('srt_forged')).status);
    expect(statuses.slice(0, 90)).toEqual(Array.from({ length: 90 }, () => 401));
    expect(statuses.at(-1)).toBe(429);
    // A valid refresh token is not rate limited.
    gateway.wait(16 * minute);
    const { refresh_token } = await gateway.signIn('gas');
    expect((await refresh(refresh_token)).status).toBe(200);
  });
});

describe('how long a session lives', () => {
  it('ends the access token after 5 minutes', async () => {
    const { access_token } = await gateway.signIn('dual');
    gateway.wait(5 * minute - 1000);
    expect((await profile(access_token)).status).toBe(200);
    gateway.wait(2000);
    expect((await profile(access_token)).status).toBe(401);
  });

  it.each([
    ['15 idle minutes', false, 15 * minute],
    ['30 days when remembered', true, 30 * day],
  ])('ends the refresh token after %s', async (_, remember, idle) => {
    const early = await gateway.signIn('dual', { remember });
    gateway.wait(idle - 1000);
    const renewed = await refresh(early.refresh_token);
    expect(renewed.status).toBe(200);
    gateway.wait(idle + 1000);
    expect((await refresh(renewed.body.refresh_token)).status).toBe(401);
  });

  it('rejects a token that it has just taken, once anybody has revoked its session', async () => {
    const { access_token } = await gateway.signIn('full');
    for (const _ of [1, 2]) expect((await profile(access_token)).status).toBe(200);
    await gateway.database.pool.query(
      "update sessions set revoked_at = now(), revoked_because = 'SIGN_OUT' where revoked_at is null",
    );
    expect((await profile(access_token)).status).toBe(401);
  });

  it('ends all tokens at once at sign-out', async () => {
    const tokens = await gateway.signIn('dual');
    const out = await gateway.send({ method: 'POST', url: '/api/sportello/v1/logout', bearer: tokens.access_token });
    expect(out).toMatchObject({ status: 200, body: { header: { stato: 0 } } });
    expect((await profile(tokens.access_token)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).status).toBe(401);
  });

  it.each([
    ['no token', undefined],
    ['a token that is not ours', 'x'],
    ['a refresh token', 'refresh'],
  ])('lets nobody in with %s', async (_, bearer) => {
    const token = bearer === 'refresh' ? (await gateway.signIn('dual')).refresh_token : bearer;
    const answer = await gateway.send({
      url: '/api/clienti/v1/recuperaDatiProfilo',
      ...(token !== undefined && { bearer: token }),
    });
    expect(answer).toMatchObject({ status: 401, body: { header: { codice: 'SESSION_NOT_VALID' } } });
  });

  it('ends 90 days after the sign-in, however often it was renewed (sessione.token.4)', async () => {
    let tokens = await gateway.signIn('dual', { remember: true });
    for (let days = 29; days < 90; days += 29) {
      gateway.wait(29 * day);
      tokens = (await refresh(tokens.refresh_token)).body;
    }
    gateway.wait(3 * day - 1000);
    tokens = (await refresh(tokens.refresh_token)).body;
    expect((await profile(tokens.access_token)).status).toBe(200);
    gateway.wait(1000);
    expect((await profile(tokens.access_token)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).status).toBe(401);
  });
});

describe('how many sessions an account has (sessione.token.5)', () => {
  const told = async (username: string) => {
    const { rows } = await gateway.database.pool.query(
      `select m.template from messages m join accounts a using (customer_code)
       where a.username = $1 and m.template = 'oldest-session-ended'`,
      [username],
    );
    const events = await gateway.database.pool.query(
      `select e.kind from events e join accounts a using (customer_code)
       where a.username = $1 and e.kind = 'OLDEST_SESSION_ENDED'`,
      [username],
    );
    return [rows.length, events.rows.length];
  };

  it('ends the oldest session when a 21st begins, and notifies the customer once a day', async () => {
    const opened = [];
    for (let n = 0; n < 20; n += 1) {
      opened.push(await gateway.signIn('stg', { remember: true }));
      gateway.wait(1000);
    }
    expect((await profile(opened[0]?.access_token ?? '')).status).toBe(200);
    expect(await told('stg')).toEqual([0, 0]);
    const next = await gateway.signIn('stg', { remember: true });
    const statuses = await Promise.all([...opened, next].map(({ access_token }) => profile(access_token)));
    expect(statuses.map(({ status }) => status)).toEqual([401, ...Array<number>(20).fill(200)]);
    expect(await told('stg')).toEqual([1, 1]);
    await gateway.signIn('stg', { remember: true });
    expect(await told('stg')).toEqual([1, 1]);
    gateway.wait(day + 1000);
    await gateway.signIn('stg');
    expect(await told('stg')).toEqual([2, 2]);
  });

  it('keeps 20 sessions when ten sign in at once', async () => {
    for (let n = 0; n < 3; n += 1) await Promise.all(Array.from({ length: 10 }, () => gateway.signIn('placet')));
    const { rows } = await gateway.database.pool.query(
      `select from sessions s join accounts a on a.id = s.account_id where a.username = 'placet' and s.revoked_at is null`,
    );
    expect(rows).toHaveLength(20);
  });
});
