import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { solveCaptcha } from '../../../test/support/captcha.ts';
import {
  codeOf,
  fieldsIn,
  fiscalCode,
  forgetTries,
  messagesTo,
  newAccount,
  newCustomer,
  vatNumber,
  withoutTrace,
} from '../../../test/support/customers.ts';
import { registrationAt } from '../../../test/support/credentials/registration.ts';

// The start of a registration (credenziali.registrazione.1): recognition, disclosure (credenziali.registrazione.2)
// and the destination of the code.

const gateway = useApp();
const { post, verify, send, register, begin } = registrationAt(gateway);
const minute = 60_000;

beforeEach(() => forgetTries(gateway));

describe('recognising a customer', () => {
  it('answers where a code can be sent, masked', async () => {
    const { code } = await newCustomer(gateway, { email: 'GIULIA@EXAMPLE.IT', mobile: '+39 333 1234567' });
    const answer = await verify({ codiceCliente: code });
    expect(answer).toMatchObject({ status: 200, body: { header: { stato: 0 } } });
    expect(answer.body.idRegistrazione).toMatch(/^reg_[\w-]{32}$/);
    expect(answer.body.contatti).toEqual([
      { canale: 'E-MAIL', valore: 'g***@example.it' },
      { canale: 'TELEFONO CELLULARE', valore: '***567' },
    ]);
  });

  it('answers none for a customer without contacts', async () => {
    const { code } = await newCustomer(gateway, { email: null });
    expect((await verify({ codiceCliente: code })).body.contatti).toEqual([]);
  });

  it.each([
    ['a business by its VAT number', { segment: 'Business', vatNumber }, { segmento: 'Pmi', partitaIVA: vatNumber }],
    ['a business in the source’s word', { segment: 'Pmi', vatNumber }, { segmento: 'Business', partitaIVA: vatNumber }],
    [
      'an administrator by fiscal code',
      { segment: 'Amministratore' },
      { segmento: 'Amministratore', codiceFiscale: fiscalCode },
    ],
    [
      'an administrator by VAT number',
      { segment: 'Amministratore', vatNumber },
      { segmento: 'Amministratore', partitaIVA: vatNumber },
    ],
    [
      'an administrator whose fiscal code has 11 digits',
      { segment: 'Amministratore', fiscalCode: vatNumber },
      { segmento: 'Amministratore', partitaIVA: vatNumber },
    ],
  ])('knows %s', async (_, said, asked) => {
    const { code } = await newCustomer(gateway, said);
    expect(codeOf(await post('verifyCustomer', { codiceCliente: code, ...asked }))).toBe('ok');
  });

  it('says the one code 10 for every reason, and leaves no trace', async () => {
    const known = await newCustomer(gateway);
    const odd = await newCustomer(gateway, { segment: 'Marziano' });
    const taken = await newAccount(gateway);
    const closed = await newAccount(gateway);
    await gateway.database.pool.query('update accounts set disabled_at = now() where id = $1', [closed.accountId]);
    const reasons = {
      'no such customer': { codiceCliente: 'NON-ESISTE' },
      'another fiscal code': { codiceCliente: known.code, codiceFiscale: 'RSSMRA80A01F205X' },
      'another segment': { codiceCliente: known.code, segmento: 'Amministratore' },
      'a segment that nobody knows': { codiceCliente: odd.code },
      'an account': { codiceCliente: taken.code },
      'a closed account': { codiceCliente: closed.code },
    };
    const answers: unknown[] = [];
    for (const body of Object.values(reasons)) {
      const { status, body: said, headers } = await withoutTrace(gateway, () => verify(body));
      answers.push({ status, header: { ...said.header, idRichiesta: '' }, names: Object.keys(headers) });
    }
    expect(answers[0]).toMatchObject({ status: 422, header: { codice: '10' } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('looks one customer code up 10 times in 15 minutes, from however many networks', async () => {
    const { code } = await newCustomer(gateway);
    const from = (n: number) =>
      gateway.send({
        method: 'POST',
        url: '/api/clienti/v2/verifyCustomer',
        payload: { segmento: 'Pmi', partitaIVA: vatNumber, codiceCliente: code },
        remoteAddress: `203.0.113.${n}`,
      });
    // Different identifiers would count separately; here both halves are the same.
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => from(n)));
    expect(answers.map(codeOf).filter((each) => each === '10')).toHaveLength(10);
    expect((await verify({ codiceCliente: code })).headers['retry-after']).toBe('900');
    gateway.wait(15 * minute);
    expect(codeOf(await verify({ codiceCliente: code }))).toBe('ok');
  });
});

describe('the captcha', () => {
  const asked = useApp({ config: { captcha: { kind: 'proof-of-work' } } });
  it.each(['verifyCustomer', 'recuperoCredenziali'])('requires a captcha for %s where it is enabled', async (call) => {
    const payload =
      call === 'verifyCustomer'
        ? { segmento: 'Residenziale', codiceFiscale: fiscalCode, codiceCliente: '1' }
        : { tipo: 'PASSWORD', username: 'full', canale: 'E-MAIL' };
    const answer = await asked.send({ method: 'POST', url: `/api/clienti/v2/${call}`, payload });
    expect(codeOf(answer)).toBe('CAPTCHA_REQUIRED');
    const forged = { ...payload, recaptcha: 'x' };
    const second = await asked.send({ method: 'POST', url: `/api/clienti/v2/${call}`, payload: forged });
    expect(codeOf(second)).toBe('CAPTCHA_FAILED');
    const solved = { ...payload, recaptcha: await solveCaptcha(asked) };
    const third = await asked.send({ method: 'POST', url: `/api/clienti/v2/${call}`, payload: solved });
    expect(codeOf(third)).toBe(call === 'verifyCustomer' ? '10' : 'ok');
  });
});

describe('sending the code', () => {
  it('writes it to the contact that the provider has, and keeps only a keyed hash', async () => {
    const { customer, id, code } = await begin();
    expect(code).toMatch(/^\d{6}$/);
    expect((await send(id)).body).toMatchObject({ destinatario: 't***@example.it', validita: 600, tentativi: 3 });
    const [message] = await messagesTo(gateway, customer.code);
    expect(message).toMatchObject({ template: 'registration-code', recipient: customer.email });
    const { rows } = await gateway.database.pool.query('select * from one_time_codes where subject = $1', [id]);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it.each([
    ['mail', { canale: 'E-MAIL', mail: 'nuova@example.it' }, 'nuova@example.it'],
    ['SMS', { canale: 'TELEFONO CELLULARE', cellulare: '+39 347 0000001' }, '+39 347 0000001'],
  ])('takes a contact by %s from a customer of whom there is none', async (_, contact, recipient) => {
    const { customer } = await begin({ email: null }, contact);
    expect((await messagesTo(gateway, customer.code))[0]).toMatchObject({ recipient });
  });

  it.each([
    ['another mail than the one on file', {}, { mail: 'ladro@example.it' }, ['mail NOT_EXPECTED']],
    [
      'a number where only the mail is on file',
      {},
      { canale: 'TELEFONO CELLULARE', cellulare: '3470000001' },
      ['cellulare NOT_EXPECTED'],
    ],
    ['a channel without contact', {}, { canale: 'TELEFONO CELLULARE' }, ['canale NOT_VALID']],
    ['no contact where none is on file', { email: null }, {}, ['mail MISSING']],
    ['a mail that is none', { email: null }, { mail: 'nuova@' }, ['mail BLDM000']],
  ])('rejects %s', async (_, said, body, fields) => {
    const { code } = await newCustomer(gateway, said);
    const id: string = (await verify({ codiceCliente: code })).body.idRegistrazione;
    const answer = await withoutTrace(gateway, () => send(id, body));
    expect(fieldsIn(answer)).toEqual(fields);
    expect(codeOf(answer)).toBe(fields[0]?.endsWith('BLDM000') ? 'BLDM000' : 'REQUEST_NOT_VALID');
  });

  it('sends no code for a registration that is unknown, over or completed', async () => {
    expect(codeOf(await send('reg_nessuno'))).toBe('PROCEDURE_EXPIRED');
    const { id, code } = await begin();
    expect(codeOf(await register(id, code))).toBe('ok');
    expect(codeOf(await withoutTrace(gateway, () => send(id)))).toBe('PROCEDURE_EXPIRED');
    const late = await begin();
    gateway.wait(60 * minute);
    expect(codeOf(await withoutTrace(gateway, () => send(late.id)))).toBe('PROCEDURE_EXPIRED');
  });

  it('happens 5 times in 15 minutes for a customer, also at once and by two registrations', async () => {
    const customer = await newCustomer(gateway);
    const ids: string[] = [];
    for (const _ of [1, 2]) ids.push((await verify({ codiceCliente: customer.code })).body.idRegistrazione);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(ids[n % 2] ?? '')));
    expect(answers.map(codeOf).sort()).toEqual([
      ...Array<string>(15).fill('TOO_MANY_ATTEMPTS'),
      ...Array<string>(5).fill('ok'),
    ]);
    expect(await messagesTo(gateway, customer.code)).toHaveLength(5);
    const { rows } = await gateway.database.pool.query(
      'select subject from one_time_codes where subject = any($1) and used_at is null and replaced_at is null',
      [ids],
    );
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(rows.length);
  });

  it('happens 5 times in an hour to one contact, for however many customers', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { code } = await newCustomer(gateway, { email: n % 2 ? 'una@example.it' : 'UNA@example.it' });
      await gateway.database.pool.query("delete from guesses where key like 'taxpayer:%'");
      answers.push(codeOf(await send((await verify({ codiceCliente: code })).body.idRegistrazione)));
    }
    expect(answers).toEqual([...Array<string>(5).fill('ok'), 'TOO_MANY_ATTEMPTS']);
  });
});
