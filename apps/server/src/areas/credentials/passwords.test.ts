import { beforeEach, describe, expect, it } from 'vitest';
import { base64, demoPassword, useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn, messagesTo, newAccount } from '../../../test/support/customers.ts';
import { readChanges } from '../../../test/support/tables.ts';

// Changing the password of a session's owner (credenziali.password.8) and checking it again (credenziali.chiamate.2).

const gateway = useApp();
const minute = 60_000;
const nth = (n: number) => `Campo-Di-Grano-${n}`;

const change = (bearer: string, newPassword: string, currentPassword = demoPassword) =>
  gateway.send({
    method: 'POST',
    url: '/api/ping/clienti/v1/cambioPassword',
    payload: { currentPassword, newPassword },
    bearer,
  });
const check = (bearer: string, password = demoPassword) =>
  gateway.send({
    method: 'POST',
    url: '/api/ping/clienti/v1/verifyUser',
    payload: { password: base64(password) },
    bearer,
  });
const profile = (bearer: string) => gateway.send({ url: '/api/clienti/v1/recuperaDatiProfilo', bearer });

async function signedIn() {
  const account = await newAccount(gateway);
  return { account, bearer: (await gateway.signIn(account.username)).access_token };
}

beforeEach(async () => {
  await gateway.database.pool.query('delete from guesses');
});

describe('changing the password', () => {
  it('ends the other sessions, keeps this one, and tells the customer', async () => {
    const { account, bearer } = await signedIn();
    const other = (await gateway.signIn(account.username)).access_token;
    expect(await change(bearer, nth(1))).toMatchObject({ status: 200, body: {} });
    expect((await profile(bearer)).status).toBe(200);
    expect((await profile(other)).status).toBe(401);
    await expect(gateway.signIn(account.username)).rejects.toThrow('401');
    await gateway.signIn(account.username, { password: nth(1) });
    expect(await eventsOf(gateway, account.code)).toEqual([{ kind: 'PASSWORD_CHANGED', data: {} }]);
    const [message] = await messagesTo(gateway, account.code);
    expect(message).toMatchObject({ template: 'password-changed', recipient: account.email });
  });

  it('notifies of a changed password even a customer who wants no notifications', async () => {
    const { account, bearer } = await signedIn();
    await gateway.database.pool.query(
      `insert into bill_deliveries (customer_code, contract_account, mail, sms) values ($1, 'CONTO', false, false)`,
      [account.code],
    );
    expect((await change(bearer, nth(1))).status).toBe(200);
    expect(await messagesTo(gateway, account.code)).toMatchObject([{ template: 'password-changed' }]);
  });

  it.each([
    ['BADP000', nth(1), 'sbagliata', ['currentPassword BADP000']],
    ['PWDP001', demoPassword, demoPassword, ['newPassword PWDP001']],
    ['PWDP002', 'Aa1!aaa', demoPassword, ['newPassword PWDP002']],
    ['PWDP003', 'Campo-77777', demoPassword, ['newPassword PWDP003']],
    ['PWDP004', 'campo-di-grano-7', demoPassword, ['newPassword PWDP004']],
    ['PWDP005', 'CAMPO-DI-GRANO-7', demoPassword, ['newPassword PWDP005']],
    ['PWDP006', 'Campo-Di-Grano', demoPassword, ['newPassword PWDP006']],
    ['PWDP007', 'CampoDiGrano7', demoPassword, ['newPassword PWDP007']],
    ['PWDP008', 'Giulia-Campo-7', demoPassword, ['newPassword PWDP008']],
    [
      'PWDP002',
      'corta',
      demoPassword,
      ['PWDP002', 'PWDP004', 'PWDP006', 'PWDP007'].map((code) => `newPassword ${code}`),
    ],
  ])('rejects with %s the new password %s', async (codice, next, current, fields) => {
    const { bearer } = await signedIn();
    const before = await readChanges(gateway.database.pool);
    const answer = await change(bearer, next, current);
    expect([answer.status, codeOf(answer), fieldsIn(answer)]).toEqual([422, codice, fields]);
    expect(await readChanges(gateway.database.pool)).toEqual(before);
    expect((await profile(bearer)).status).toBe(200);
  });

  it('rejects with PWDP009 a password that contains the username', async () => {
    const { account, bearer } = await signedIn();
    expect(codeOf(await change(bearer, `Aa1!${account.username}`))).toBe('PWDP009');
  });

  it('takes none of the last 5 passwords again, the first one too, and the sixth last', async () => {
    const { account, bearer } = await signedIn();
    let current = demoPassword;
    for (const n of [1, 2, 3, 4]) {
      expect((await change(bearer, nth(n), current)).status).toBe(200);
      current = nth(n);
    }
    for (const used of [demoPassword, nth(1), nth(2), nth(3), nth(4)]) {
      expect(codeOf(await change(bearer, used, current))).toBe('PWDP001');
    }
    expect((await change(bearer, nth(5), current)).status).toBe(200);
    expect((await change(bearer, demoPassword, nth(5))).status).toBe(200);
    const { rows } = await gateway.database.pool.query('select from password_history where account_id = $1', [
      account.accountId,
    ]);
    expect(rows).toHaveLength(5);
  });

  it('knows a password written in another Unicode form', async () => {
    const { bearer } = await signedIn();
    const composed = 'Però-Campo-7'.normalize('NFC');
    expect((await change(bearer, composed)).status).toBe(200);
    expect(codeOf(await change(bearer, composed.normalize('NFD'), composed))).toBe('PWDP001');
  });

  it('looks at 10 wrong current passwords in 15 minutes when 100 come at once, and at sign-ins apart', async () => {
    const { account, bearer } = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => (n % 2 ? change(bearer, nth(1), 'sbagliata') : check(bearer, 'sbagliata'))),
    );
    expect(answers.map(codeOf).sort()).toEqual([
      ...Array<string>(10).fill('BADP000'),
      ...Array<string>(90).fill('TOO_MANY_ATTEMPTS'),
    ]);
    const refused = await change(bearer, nth(1));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    gateway.wait(15 * minute);
    const again = (await gateway.signIn(account.username)).access_token;
    expect((await change(again, nth(1))).status).toBe(200);
  });

  it('happens once when two sessions do it at once', async () => {
    const { account, bearer } = await signedIn();
    const other = (await gateway.signIn(account.username)).access_token;
    const answers = await Promise.all([change(bearer, nth(1)), change(other, nth(2))]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const [winner, loser] = answers[0].status === 200 ? [nth(1), nth(2)] : [nth(2), nth(1)];
    await gateway.signIn(account.username, { password: winner });
    await expect(gateway.signIn(account.username, { password: loser })).rejects.toThrow('401');
  });
});

describe('typing the password again', () => {
  it('opens 5 minutes', async () => {
    const { bearer } = await signedIn();
    expect((await check(bearer)).body).toEqual({ validita: 300 });
  });

  it.each([
    ['a wrong one', base64('sbagliata'), 422, 'BADP000', ['password BADP000']],
    ['one in clear', demoPassword, 400, 'REQUEST_NOT_VALID', ['password NOT_BASE64']],
    ['one that is no text', '/////w==', 400, 'REQUEST_NOT_VALID', ['password NOT_BASE64']],
  ])('rejects %s', async (_, password, status, codice, fields) => {
    const { bearer } = await signedIn();
    const url = '/api/ping/clienti/v1/verifyUser';
    const before = await readChanges(gateway.database.pool);
    const answer = await gateway.send({ method: 'POST', url, payload: { password }, bearer });
    expect([answer.status, codeOf(answer), fieldsIn(answer)]).toEqual([status, codice, fields]);
    expect(await readChanges(gateway.database.pool)).toEqual(before);
  });
});
