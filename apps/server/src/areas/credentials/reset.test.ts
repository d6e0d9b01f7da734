import { beforeEach, describe, expect, it } from 'vitest';
import { demoPassword, useApp } from '../../../test/support/app.ts';
import {
  codeOf,
  eventsOf,
  fieldsIn,
  forgetTries,
  lastCode,
  messagesTo,
  withoutTrace,
} from '../../../test/support/customers.ts';
import { recoveryAt } from '../../../test/support/credentials/recovery.ts';
import { goodPassword } from '../../../test/support/credentials/registration.ts';

// The password after a recovery (credenziali.recupero.3): what it ends, and races.

const gateway = useApp();
const { recover, authorize, reset, signIn, begin, allow } = recoveryAt(gateway);
const minute = 60_000;

beforeEach(() => forgetTries(gateway));

describe('a new password', () => {
  it('ends every session, forgets guesses and devices, and tells the customer', async () => {
    const { account, leave } = await allow();
    const before = await gateway.signIn(account.username, { remember: true });
    for (let n = 0; n < 10; n += 1) await signIn(account.username, 'sbagliata');
    expect(codeOf(await signIn(account.username, demoPassword))).toBe('TOO_MANY_ATTEMPTS');

    expect(await reset(leave)).toMatchObject({ status: 200, body: {} });
    const profile = await gateway.send({ url: '/api/clienti/v1/recuperaDatiProfilo', bearer: before.access_token });
    expect(profile.status).toBe(401);
    expect((await signIn(account.username, before.refresh_token)).status).toBe(401);
    expect(codeOf(await signIn(account.username, demoPassword))).toBe('CREDENTIALS_WRONG');
    expect((await signIn(account.username, goodPassword)).status).toBe(200);

    expect(await eventsOf(gateway, account.code)).toEqual([{ kind: 'PASSWORD_RESET', data: {} }]);
    expect((await messagesTo(gateway, account.code)).map(({ template }) => template)).toEqual([
      'recovery-code',
      'password-reset',
    ]);
    const { rows } = await gateway.database.pool.query(
      'select revoked_because from sessions where account_id = $1 and revoked_at is not null',
      [account.accountId],
    );
    expect(rows).toEqual([{ revoked_because: 'PASSWORD_CHANGED' }]);
  });

  it('leaves known the device that chose it, and no other', async () => {
    const device = async () =>
      (await gateway.app.inject('/config.json')).cookies.find(({ name }) => name === 'DISPOSITIVO')?.value ?? '';
    const [old, own] = [await device(), await device()];
    const { account, leave } = await allow();
    await signIn(account.username, demoPassword, { cookies: { DISPOSITIVO: old } });
    await reset(leave, goodPassword, { cookies: { DISPOSITIVO: own } });
    for (let n = 0; n < 10; n += 1) await signIn(account.username, 'sbagliata');
    expect((await signIn(account.username, goodPassword, { cookies: { DISPOSITIVO: old } })).status).toBe(429);
    expect((await signIn(account.username, goodPassword, { cookies: { DISPOSITIVO: own } })).status).toBe(200);
  });

  it.each([
    ['PWDP001', demoPassword],
    ['PWDP002', 'Aa1!aaa'],
    ['PWDP003', 'Campo-77777'],
    ['PWDP004', 'campo-di-grano-7'],
    ['PWDP005', 'CAMPO-DI-GRANO-7'],
    ['PWDP006', 'Campo-Di-Grano'],
    ['PWDP007', 'CampoDiGrano7'],
    ['PWDP008', 'Ferri-Campo-7'],
    ['PWDP009', 'Rossella.Bo-77'],
  ])('rejects a new password with %s, and keeps the authorisation valid', async (codice, password) => {
    const { account, leave } = await allow({ email: 'Rossella.Bo@example.it' });
    const answer = await withoutTrace(gateway, () => reset(leave, password));
    expect([codeOf(answer), fieldsIn(answer)]).toEqual([codice, [`newPassword ${codice}`]]);
    expect((await reset(leave)).status).toBe(200);
    expect((await signIn(account.username, goodPassword)).status).toBe(200);
  });

  it('needs a leave that is good: not unknown, used or 10 minutes old, nor of a closed account', async () => {
    expect(codeOf(await reset('aut_nessuna'))).toBe('PROCEDURE_EXPIRED');
    const used = await allow();
    expect((await reset(used.leave)).status).toBe(200);
    expect(codeOf(await reset(used.leave, 'Altro-Campo-8'))).toBe('PROCEDURE_EXPIRED');
    const closed = await allow();
    await gateway.database.pool.query('update accounts set disabled_at = now() where id = $1', [
      closed.account.accountId,
    ]);
    expect(codeOf(await reset(closed.leave))).toBe('PROCEDURE_EXPIRED');
    const late = await allow();
    gateway.wait(10 * minute);
    expect(codeOf(await reset(late.leave))).toBe('PROCEDURE_EXPIRED');
  });

  it('calls off what else was sent for the account', async () => {
    const { account, id, code } = await begin();
    const other: string = (await recover({ username: account.username })).body.idRecupero;
    const otherCode = await lastCode(gateway, account.code);
    await reset((await authorize(id, code)).body.autorizzazione);
    expect(codeOf(await authorize(other, otherCode))).toBe('CODE_EXPIRED');
  });

  it('allows 20 rejected passwords with one authorisation, not more', async () => {
    const { leave } = await allow();
    const answers = await Promise.all(Array.from({ length: 25 }, () => reset(leave, 'corta')));
    expect(answers.map(codeOf).filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(5);
  });
});

describe('at once', () => {
  it('sets one password in two simultaneous resets with one authorisation', async () => {
    const { account, leave } = await allow();
    const passwords = ['Campo-Di-Grano-7', 'Campo-Di-Mais-8'];
    const answers = await Promise.all(passwords.map((password) => reset(leave, password)));
    expect(answers.map(codeOf).sort()).toEqual(['PROCEDURE_EXPIRED', 'ok']);
    const opens = await Promise.all(passwords.map((password) => signIn(account.username, password)));
    expect(opens.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it('ends all sessions of the old password, even with sign-ins and refreshes at the same time', async () => {
    for (const _ of [1, 2, 3, 4, 5]) {
      const { account, leave } = await allow();
      const { refresh_token } = await gateway.signIn(account.username);
      const refresh = () => signIn(account.username, refresh_token);
      const answers = await Promise.all([
        ...[1, 2].flatMap(() => [signIn(account.username, demoPassword), refresh()]),
        reset(leave),
        ...[1, 2].flatMap(() => [signIn(account.username, demoPassword), refresh()]),
      ]);
      for (const { body } of answers) {
        if (body.access_token === undefined) continue;
        const seen = await gateway.send({ url: '/api/clienti/v1/recuperaDatiProfilo', bearer: body.access_token });
        expect(seen.status).toBe(401);
        expect((await signIn(account.username, body.refresh_token)).status).toBe(401);
      }
      await gateway.database.pool.query('delete from guesses');
    }
  });
});
