import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import {
  codeOf,
  eventsOf,
  fieldsIn,
  fiscalCode,
  forgetTries,
  lastCode,
  messagesTo,
  newCustomer,
  notThe,
  withoutTrace,
} from '../../../test/support/customers.ts';
import { mail, phone, profileAt } from '../../../test/support/profile-calls.ts';
import { readChanges } from '../../../test/support/tables.ts';

// Contacts: each change (profilo.chiamate.2) with its code (profilo.chiamate.3), and the lock of the other contact
// (profilo.contatti.3).

const gateway = useApp();
const { call, sendCode, signedIn } = profileAt(gateway);
const minute = 60_000;
const hour = 60 * minute;

const save = (bearer: string, payload: object, headers: Record<string, string> = {}) =>
  call(bearer, '/clienti/v1/modificaDatiProfilo', payload, headers);

async function codeAt(customerCode: string, recipient: string): Promise<string> {
  const sent = (await messagesTo(gateway, customerCode)).filter((message) => message.recipient === recipient);
  return sent.at(-1)?.code ?? '';
}

async function contacts(customerCode: string): Promise<Record<string, unknown>> {
  const { rows } = await gateway.database.pool.query<Record<string, unknown>>(
    'select email, mobile, email_changed_at, mobile_changed_at from customers where code = $1',
    [customerCode],
  );
  return rows[0] ?? {};
}

beforeEach(() => forgetTries(gateway));

describe('a changed contact', () => {
  it('saves a contact with the code sent to it, and notifies the old one', async () => {
    const { account, bearer } = await signedIn();
    const sent = await sendCode(bearer, mail('giulia.nuova@example.it'));
    expect(sent.body).toMatchObject({ destinatario: 'g***@example.it', validita: 600, tentativi: 3 });
    const code = await lastCode(gateway, account.code);
    const saved = await save(bearer, { mail: 'GIULIA.NUOVA@EXAMPLE.IT', cellulare: '' }, { 'x-otp-mail': code });
    expect(saved).toMatchObject({ status: 200, body: { header: { stato: 0 } } });
    expect(await contacts(account.code)).toEqual({
      email: 'GIULIA.NUOVA@EXAMPLE.IT',
      mobile: null,
      email_changed_at: gateway.now(),
      mobile_changed_at: null,
    });
    expect(await eventsOf(gateway, account.code)).toEqual([
      { kind: 'CONTACT_CHANGED', data: { channel: 'MAIL', value: 'GIULIA.NUOVA@EXAMPLE.IT' } },
    ]);
    expect((await messagesTo(gateway, account.code)).map(({ template, recipient }) => [template, recipient])).toEqual([
      ['contact-code', 'giulia.nuova@example.it'],
      ['contact-changed', account.email],
    ]);
    gateway.wait(minute);
    expect(codeOf(await save(bearer, { mail: 'ALTRA@EXAMPLE.IT' }, { 'x-otp-mail': code }))).toBe('CODE_EXPIRED');
  });

  it('changes both contacts, each with its own code', async () => {
    const { account, bearer } = await signedIn();
    await sendCode(bearer, mail('due@example.it'));
    await sendCode(bearer, phone('+39 347 1112223'));
    const headers = {
      'x-otp-mail': await codeAt(account.code, 'due@example.it'),
      'x-otp-cellulare': await codeAt(account.code, '+39 347 1112223'),
    };
    const body = { mail: 'DUE@EXAMPLE.IT', cellulare: '+393471112223' };
    const wrong = { ...headers, 'x-otp-cellulare': notThe(headers['x-otp-cellulare']) };
    const refused = await save(bearer, body, wrong);
    expect([codeOf(refused), fieldsIn(refused)]).toEqual(['CODE_WRONG', ['x-otp-cellulare CODE_WRONG']]);
    expect((await contacts(account.code))['email']).toBe(account.email);
    expect(codeOf(await save(bearer, body, headers))).toBe('ok');
    expect(await contacts(account.code)).toMatchObject({ email: 'DUE@EXAMPLE.IT', mobile: '+393471112223' });
  });

  it.each([
    ['nothing', {}],
    ['what there is, in capitals', { mail: 'capitals' }],
    ['the same number, written otherwise', { cellulare: '0039 347.1234567' }],
    ['an empty number', { cellulare: '' }],
  ])('changes nothing if %s is saved', async (_, given) => {
    const { account, bearer } = await signedIn({ mobile: '3471234567' });
    const body = 'mail' in given ? { mail: account.email?.toUpperCase() } : given;
    const before = await readChanges(gateway.database.pool);
    expect(codeOf(await save(bearer, body))).toBe('ok');
    expect(await readChanges(gateway.database.pool)).toEqual(before);
  });

  it.each([
    ['without a code', { mail: 'NUOVA@EXAMPLE.IT' }, {}, 'CODE_NEEDED', ['x-otp-mail CODE_NEEDED']],
    [
      'without one for the number',
      { cellulare: '3470000000' },
      { 'x-otp-mail': '000000' },
      'CODE_NEEDED',
      ['x-otp-cellulare CODE_NEEDED'],
    ],
    [
      'with a code that was never sent',
      { mail: 'NUOVA@EXAMPLE.IT' },
      { 'x-otp-mail': '000000' },
      'CODE_EXPIRED',
      ['x-otp-mail CODE_EXPIRED'],
    ],
    ['in small letters', { mail: 'nuova@example.it' }, {}, 'REQUEST_NOT_VALID', ['mail NOT_IN_CAPITALS']],
    ['that is no mail address', { mail: 'NUOVA' }, {}, 'BLDM000', ['mail BLDM000']],
    ['that is no number', { cellulare: 'tre' }, {}, 'REQUEST_NOT_VALID', ['cellulare NOT_VALID']],
    [
      'with half a code',
      { mail: 'NUOVA@EXAMPLE.IT' },
      { 'x-otp-mail': '123' },
      'REQUEST_NOT_VALID',
      ['x-otp-mail NOT_VALID'],
    ],
  ])('rejects a contact %s', async (_, body, headers, codice, fields) => {
    const { bearer } = await signedIn();
    const answer = await withoutTrace(gateway, () => save(bearer, body, headers));
    expect([codeOf(answer), fieldsIn(answer)]).toEqual([codice, fields]);
  });

  it('rejects a contact with the code of another one, and any code after three wrong tries', async () => {
    const { account, bearer } = await signedIn();
    await sendCode(bearer, mail('mia@example.it'));
    const code = await lastCode(gateway, account.code);
    expect(codeOf(await save(bearer, { mail: 'ALTRA@EXAMPLE.IT' }, { 'x-otp-mail': code }))).toBe('CODE_WRONG');
    for (const _ of [1, 2]) {
      expect(codeOf(await save(bearer, { mail: 'MIA@EXAMPLE.IT' }, { 'x-otp-mail': notThe(code) }))).toBe('CODE_WRONG');
    }
    expect(codeOf(await save(bearer, { mail: 'MIA@EXAMPLE.IT' }, { 'x-otp-mail': code }))).toBe('CODE_EXPIRED');
    expect((await contacts(account.code))['email']).toBe(account.email);
  });

  it('rejects a contact when its code is 10 minutes old', async () => {
    const { account, bearer } = await signedIn();
    await sendCode(bearer, mail('tarda@example.it'));
    gateway.wait(10 * minute);
    const again = (await gateway.signIn(account.username)).access_token;
    const headers = { 'x-otp-mail': await lastCode(gateway, account.code) };
    expect(codeOf(await save(again, { mail: 'TARDA@EXAMPLE.IT' }, headers))).toBe('CODE_EXPIRED');
  });

  it('checks 10 of 100 concurrent guesses in 15 minutes, of which 3 count', async () => {
    const { account, bearer } = await signedIn();
    await sendCode(bearer, mail('mia@example.it'));
    const wrong = { 'x-otp-mail': notThe(await lastCode(gateway, account.code)) };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => save(bearer, { mail: 'MIA@EXAMPLE.IT' }, wrong)),
    );
    expect(answers.map(codeOf).sort()).toEqual([
      ...Array<string>(7).fill('CODE_EXPIRED'),
      ...Array<string>(3).fill('CODE_WRONG'),
      ...Array<string>(90).fill('TOO_MANY_ATTEMPTS'),
    ]);
  });

  it('calls off a recovery that was sent to the old one', async () => {
    const { account, bearer } = await signedIn();
    const begun = await gateway.send({
      method: 'POST',
      url: '/api/clienti/v2/recuperoCredenziali',
      payload: { tipo: 'PASSWORD', username: account.username, canale: 'E-MAIL' },
    });
    const codice = await lastCode(gateway, account.code);
    await sendCode(bearer, mail('salva@example.it'));
    const headers = { 'x-otp-mail': await codeAt(account.code, 'salva@example.it') };
    expect(codeOf(await save(bearer, { mail: 'SALVA@EXAMPLE.IT' }, headers))).toBe('ok');
    const proved = await gateway.send({
      method: 'POST',
      url: '/api/ping/clienti/v1/resetPasswordAuthorize',
      payload: { idRecupero: begun.body.idRecupero, codice },
    });
    expect(codeOf(proved)).toBe('CODE_EXPIRED');
  });
});

describe('the lock of contacts (profilo.contatti.2)', () => {
  it.each([
    ['mail', 'email_changed_at', phone('3470000000'), { cellulare: '3470000000' }, 'cellulare'],
    ['number', 'mobile_changed_at', mail('blocco@example.it'), { mail: 'BLOCCO@EXAMPLE.IT' }, 'mail'],
  ])(
    'closes the other one after a change of the %s, for the hours that the provider says',
    async (_, column, to, body, field) => {
      const { account, bearer } = await signedIn({ contactLockHours: 24 });
      await gateway.database.pool.query(`update customers set ${column} = $2 where code = $1`, [
        account.code,
        gateway.now(),
      ]);
      for (const act of [
        () => sendCode(bearer, to),
        () => save(bearer, body, { 'x-otp-mail': '000000', 'x-otp-cellulare': '000000' }),
      ]) {
        const answer = await withoutTrace(gateway, act);
        expect([answer.status, codeOf(answer), fieldsIn(answer)]).toEqual([
          409,
          'CONTACT_LOCKED',
          [`${field} CONTACT_LOCKED`],
        ]);
      }
      gateway.wait(24 * hour);
      const again = (await gateway.signIn(account.username)).access_token;
      expect(codeOf(await sendCode(again, to))).toBe('ok');
    },
  );

  it('lets one of two changes at once pass', async () => {
    const { account, bearer } = await signedIn({ contactLockHours: 24 });
    await sendCode(bearer, mail('prima@example.it'));
    await sendCode(bearer, phone('3479998887'));
    const [byMail, bySms] = [await codeAt(account.code, 'prima@example.it'), await codeAt(account.code, '3479998887')];
    const answers = await Promise.all([
      save(bearer, { mail: 'PRIMA@EXAMPLE.IT' }, { 'x-otp-mail': byMail }),
      save(bearer, { cellulare: '3479998887' }, { 'x-otp-cellulare': bySms }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['CONTACT_LOCKED', 'ok']);
  });
});

describe('codes for contacts', () => {
  it('sends at most 5 codes in 15 minutes, also for concurrent requests', async () => {
    const { account, bearer } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => sendCode(bearer, mail(`n${n}@example.it`))));
    expect(answers.map(codeOf).filter((code) => code === 'ok')).toHaveLength(5);
    const refused = await sendCode(bearer, mail('ancora@example.it'));
    expect([codeOf(refused), refused.headers['retry-after']]).toEqual(['TOO_MANY_ATTEMPTS', '900']);
    expect(await messagesTo(gateway, account.code)).toHaveLength(5);
  });

  it.each([
    ['no mail address', { canale: 'E-MAIL' }, 'REQUEST_NOT_VALID', ['mail MISSING']],
    ['a bad one', mail('nuova@'), 'BLDM000', ['mail BLDM000']],
    [
      'the other channel’s',
      { ...mail('a@example.it'), cellulare: '3470000000' },
      'REQUEST_NOT_VALID',
      ['cellulare NOT_EXPECTED'],
    ],
  ])('rejects a code request with %s', async (_, body, codice, fields) => {
    const { bearer } = await signedIn();
    const answer = await withoutTrace(gateway, () => sendCode(bearer, body));
    expect([codeOf(answer), fieldsIn(answer)]).toEqual([codice, fields]);
  });
});

describe('where the provider goes without SMS', () => {
  const silent = useApp({ config: { sms: { kind: 'off' } } });
  it.each([
    ['recuperoCredenziali', { tipo: 'PASSWORD', username: 'full', canale: 'TELEFONO CELLULARE' }],
    ['sendOTP', phone('3470000000')],
  ])('rejects the SMS channel in %s', async (name, payload) => {
    const bearer = (await silent.signIn('full')).access_token;
    const answer = await silent.send({ method: 'POST', url: `/api/clienti/v2/${name}`, payload, bearer });
    expect(fieldsIn(answer)).toEqual(['canale NOT_VALID']);
  });

  it('offers only the mail in verifyCustomer without SMS', async () => {
    const { code } = await newCustomer(silent, { mobile: '3471234567' });
    const payload = { segmento: 'Residenziale', codiceFiscale: fiscalCode, codiceCliente: code };
    const answer = await silent.send({ method: 'POST', url: '/api/clienti/v2/verifyCustomer', payload });
    expect(answer.body.contatti).toEqual([{ canale: 'E-MAIL', valore: 't***@example.it' }]);
  });
});
