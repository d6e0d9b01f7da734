import { beforeEach, describe, expect, it } from 'vitest';
import { base64, useApp } from '../../../test/support/app.ts';
import {
  codeOf,
  eventsOf,
  fieldsIn,
  forgetTries,
  lastCode,
  messagesTo,
  newCustomer,
  notThe,
  withoutTrace,
} from '../../../test/support/customers.ts';
import { goodPassword as password, registrationAt } from '../../../test/support/credentials/registration.ts';

// The end of a registration (credenziali.registrazione.1): code, username (credenziali.username.1), password and
// races.

const gateway = useApp();
const { post, verify, send, register, begin } = registrationAt(gateway);
const minute = 60_000;

beforeEach(() => forgetTries(gateway));

describe('registering', () => {
  it('makes a verified account that signs in', async () => {
    const { customer, id, code } = await begin();
    const consensi = [{ codice: 'MARKETING', concesso: true, versioneInformativa: '2026-11' }];
    expect(await register(id, code, { username: ' Giulia.Ferri ', consensi })).toMatchObject({
      status: 200,
      body: { header: { stato: 0 } },
    });
    await gateway.signIn('giulia.ferri', { password });
    const { rows } = await gateway.database.pool.query(
      `select username, kind, verified, (select count(*)::int from password_history h where h.account_id = a.id) as used
       from accounts a where customer_code = $1`,
      [customer.code],
    );
    expect(rows).toEqual([{ username: 'Giulia.Ferri', kind: 'CUSTOMER', verified: true, used: 1 }]);
    expect(await eventsOf(gateway, customer.code)).toEqual([
      { kind: 'CUSTOMER_REGISTERED', data: { username: 'Giulia.Ferri' } },
      {
        kind: 'CONSENTS_CHANGED',
        data: { consents: [{ code: 'MARKETING', granted: true, policyVersion: '2026-11' }] },
      },
    ]);
    const last = (await messagesTo(gateway, customer.code)).at(-1);
    expect(last).toMatchObject({ template: 'registered', recipient: customer.email });
    const said = await gateway.database.pool.query(
      'select code, granted, origin from consents where customer_code = $1',
      [customer.code],
    );
    expect(said.rows).toEqual([{ code: 'MARKETING', granted: true, origin: 'REGISTRATION' }]);
    expect(codeOf(await verify({ codiceCliente: customer.code }))).toBe('10');
  });

  it.each([
    ['none is given', []],
    ['one is given and two are left unticked', ['MARKETING']],
  ])('writes down what was said of each consent where %s', async (_how, given) => {
    const { customer, id, code } = await begin();
    const asked = ['MARKETING', 'PROFILAZIONE', 'TERZI'];
    const consensi = asked.map((codice) => ({
      codice,
      concesso: given.includes(codice),
      versioneInformativa: '2026-11',
    }));
    const username = `consensi-${given.length}`;
    expect(codeOf(await register(id, code, { username, consensi }))).toBe('ok');
    const { access_token: bearer } = await gateway.signIn(username, { password });
    const { livelli } = (await gateway.send({ url: '/api/verifiche/v1/checkLivelliPrivacy', bearer })).body;
    const said = livelli.map((level: { codice: string; concesso: boolean }) => [level.codice, level.concesso]);
    expect(said).toEqual(asked.map((codice) => [codice, given.includes(codice)]));
    const { rows } = await gateway.database.pool.query(
      'select code, granted from consents where customer_code = $1 order by code',
      [customer.code],
    );
    expect(rows).toEqual(asked.map((each) => ({ code: each, granted: given.includes(each) })));
  });

  it('registers nobody without the terms', async () => {
    const { id, code } = await begin();
    for (const accettaCondizioni of [false, undefined]) {
      const refused = await withoutTrace(gateway, () => register(id, code, { accettaCondizioni }));
      expect([codeOf(refused), fieldsIn(refused)[0]?.split(' ')[0]]).toEqual([
        'REQUEST_NOT_VALID',
        'accettaCondizioni',
      ]);
    }
  });

  it('takes no consent to a policy that never was in force', async () => {
    const { id, code } = await begin();
    const consensi = [{ codice: 'MARKETING', concesso: true, versioneInformativa: '2020-01' }];
    const refused = await withoutTrace(gateway, () => register(id, code, { consensi }));
    expect([codeOf(refused), fieldsIn(refused)]).toEqual([
      'REQUEST_NOT_VALID',
      ['consensi.0.versioneInformativa POLICY_NOT_KNOWN'],
    ]);
    expect(codeOf(await register(id, code))).toBe('ok');
  });

  it('gives the customer the contact that was proved, if there was none', async () => {
    const { customer, id, code } = await begin(
      { email: null },
      { canale: 'TELEFONO CELLULARE', cellulare: '3470000009' },
    );
    expect(codeOf(await register(id, code))).toBe('ok');
    const { rows } = await gateway.database.pool.query(
      'select email, mobile, mobile_changed_at from customers where code = $1',
      [customer.code],
    );
    expect(rows).toEqual([{ email: null, mobile: '3470000009', mobile_changed_at: gateway.now() }]);
    expect((await eventsOf(gateway, customer.code)).at(-1)).toEqual({
      kind: 'CONTACT_CHANGED',
      data: { channel: 'SMS', value: '3470000009' },
    });
  });

  it.each([
    ['an empty username', { username: '' }, 'UIDP002', ['username UIDP002']],
    ['a username of blanks', { username: ' \t ' }, 'UIDP002', ['username UIDP002']],
    ['no username', { username: undefined }, 'UIDP002', ['username UIDP002']],
    ['a taken username', { username: 'FULL' }, 'UIDP001', ['username UIDP001']],
    ['a short password', { password: base64('Aa1!aa') }, 'PWDP002', ['password PWDP002']],
    ['a repeated character', { password: base64('Campo-77777') }, 'PWDP003', ['password PWDP003']],
    ['no capital', { password: base64('campo-di-7') }, 'PWDP004', ['password PWDP004']],
    ['no small letter', { password: base64('CAMPO-DI-7') }, 'PWDP005', ['password PWDP005']],
    ['no digit', { password: base64('Campo-Di-Grano') }, 'PWDP006', ['password PWDP006']],
    ['no special character', { password: base64('CampoDiGrano7') }, 'PWDP007', ['password PWDP007']],
    ['the customer’s name', { password: base64('Giulia-Campo-7') }, 'PWDP008', ['password PWDP008']],
    ['the username', { username: 'margherita', password: base64('Margherita-7') }, 'PWDP009', ['password PWDP009']],
    [
      'much at once',
      { username: '', password: base64('giulia') },
      'UIDP002',
      [
        'username UIDP002',
        ...['PWDP002', 'PWDP004', 'PWDP006', 'PWDP007', 'PWDP008'].map((code) => `password ${code}`),
      ],
    ],
  ])('rejects %s and leaves the code good', async (_, body, codice, fields) => {
    const { id, code } = await begin();
    for (const _try of [1, 2, 3, 4]) {
      const answer = await withoutTrace(gateway, () => register(id, code, body));
      expect([codeOf(answer), fieldsIn(answer)]).toEqual([codice, fields]);
    }
    expect(codeOf(await register(id, code))).toBe('ok');
  });

  it.each([
    ['a password in clear', { password }, ['password NOT_BASE64']],
    ['a password that is no text', { password: '/////w==' }, ['password NOT_BASE64']],
    ['a password without end', { password: base64('Aa1!'.repeat(33)) }, ['password TOO_LONG']],
    ['terms that were not accepted', { accettaCondizioni: false }, ['accettaCondizioni NOT_VALID']],
  ])('rejects %s', async (_, body, fields) => {
    const { id, code } = await begin();
    const answer = await withoutTrace(gateway, () => register(id, code, body));
    expect([codeOf(answer), fieldsIn(answer)]).toEqual(['REQUEST_NOT_VALID', fields]);
  });

  it('rejects a registration without the header canale: web', async () => {
    const { id, code } = await begin();
    expect((await post('registerCustomer', { idRegistrazione: id, codice: code }, { canale: 'app' })).status).toBe(400);
  });

  it('returns the code 10 for a customer who already has an account', async () => {
    const { customer, id } = await begin();
    const again: string = (await verify({ codiceCliente: customer.code })).body.idRegistrazione;
    await send(again);
    expect(codeOf(await register(again, await lastCode(gateway, customer.code)))).toBe('ok');
    expect(codeOf(await withoutTrace(gateway, () => register(id, '000000')))).toBe('10');
  });

  it('rejects an unknown or expired registration', async () => {
    expect(codeOf(await register('reg_nessuno', '000000'))).toBe('PROCEDURE_EXPIRED');
    const { id, code } = await begin();
    gateway.wait(60 * minute);
    expect(codeOf(await withoutTrace(gateway, () => register(id, code)))).toBe('PROCEDURE_EXPIRED');
  });

  it('tells nothing of usernames and of the customer to who has not the code', async () => {
    const { id, code } = await begin();
    const answer = await register(id, notThe(code), { username: 'full', password: base64('Giulia-1') });
    expect([codeOf(answer), fieldsIn(answer)]).toEqual(['CODE_WRONG', []]);
  });
});

describe('the code', () => {
  it('expires the code after 3 wrong guesses', async () => {
    const { id, code } = await begin();
    for (const _ of [1, 2, 3]) expect(codeOf(await register(id, notThe(code)))).toBe('CODE_WRONG');
    expect(codeOf(await register(id, code))).toBe('CODE_EXPIRED');
  });

  it('works for 10 minutes', async () => {
    const { id, code } = await begin();
    gateway.wait(10 * minute - 1000);
    expect(codeOf(await register(id, code, { username: '' }))).toBe('UIDP002');
    gateway.wait(1000);
    expect(codeOf(await register(id, code))).toBe('CODE_EXPIRED');
  });

  it('gives way to a newer one', async () => {
    const { customer, id, code } = await begin();
    await send(id);
    const newer = await lastCode(gateway, customer.code);
    if (newer !== code) expect(codeOf(await register(id, code))).toBe('CODE_WRONG');
    expect(codeOf(await register(id, newer))).toBe('ok');
  });

  it('accepts no code before one was sent', async () => {
    const { code } = await newCustomer(gateway);
    const id: string = (await verify({ codiceCliente: code })).body.idRegistrazione;
    expect(codeOf(await register(id, '000000'))).toBe('CODE_EXPIRED');
  });

  it('keeps one valid code, even where several are sent at once', async () => {
    const { id } = await begin();
    await Promise.all([send(id), send(id), send(id), send(id)]);
    const { rows } = await gateway.database.pool.query(
      'select from one_time_codes where subject = $1 and used_at is null and replaced_at is null',
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('checks 3 guesses when 100 come at once', async () => {
    const { id, code } = await begin();
    const answers = await Promise.all(Array.from({ length: 100 }, () => register(id, notThe(code))));
    expect(answers.map(codeOf).sort()).toEqual([
      ...Array<string>(7).fill('CODE_EXPIRED'),
      ...Array<string>(3).fill('CODE_WRONG'),
      ...Array<string>(90).fill('TOO_MANY_ATTEMPTS'),
    ]);
  });

  it('checks at most 10 guesses in 15 minutes for a customer, over all registrations', async () => {
    const customer = await newCustomer(gateway);
    let wrong = 0;
    for (let turn = 0; turn < 5; turn += 1) {
      const id: string = (await verify({ codiceCliente: customer.code })).body.idRegistrazione;
      await send(id);
      const code = await lastCode(gateway, customer.code);
      const answers = await Promise.all(Array.from({ length: 20 }, () => register(id, notThe(code))));
      wrong += answers.map(codeOf).filter((each) => each === 'CODE_WRONG').length;
      await gateway.database.pool.query("delete from guesses where key like 'register:%' or key like 'sends-%'");
    }
    expect(wrong).toBeLessThanOrEqual(10);
    expect(wrong).toBeGreaterThan(0);
  });
});

describe('at once', () => {
  it('creates one account for two registrations of one username, and keeps the other code valid', async () => {
    const [one, two] = [await begin(), await begin()];
    const username = `gara-${one.customer.code}`;
    const answers = await Promise.all([
      register(one.id, one.code, { username }),
      register(two.id, two.code, { username: username.toUpperCase() }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['UIDP001', 'ok']);
    const loser = codeOf(answers[0]) === 'ok' ? two : one;
    expect(codeOf(await register(loser.id, loser.code))).toBe('ok');
  });

  it('creates one account for ten registrations with one code', async () => {
    const { customer, id, code } = await begin();
    // Three tries pass the code check; one of them creates the account.
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => register(id, code, { username: `${customer.code}-${n}` })),
    );
    expect(answers.map(codeOf).filter((each) => each === 'ok')).toHaveLength(1);
    const { rows } = await gateway.database.pool.query('select from accounts where customer_code = $1', [
      customer.code,
    ]);
    expect(rows).toHaveLength(1);
  });
});
