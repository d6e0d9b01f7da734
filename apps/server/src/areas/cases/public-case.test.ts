import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { MailTransport } from '../../ports/mail.ts';
import { servicesOf } from '../../startup/services.ts';
import { attachmentsOf } from '../messages/usecases/attach.ts';
import { deliver, type Delivering } from '../messages/usecases/deliver.ts';
import { announce } from '../../events/announce.ts';
import { databaseOf } from '../../db/database.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { idsOf } from '../../../test/matrix/requests.ts';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn, forgetTries, notThe } from '../../../test/support/customers.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';
import { findCase } from './queries/cases.ts';
import { notifySender } from './usecases/notify-case.ts';

const gateway = useApp();
let people = 0;
const newAddress = () => `Persona.${String((people += 1))}@example.it`;
const newKey = () => `chiave-pubblica-${String((people += 1)).padStart(6, '0')}`;

beforeEach(() => forgetTries(gateway));

const post = (path: string, payload: object, given: { key?: string; bearer?: string } = {}) =>
  gateway.send({
    method: 'POST',
    url: `/api/sportello/v1/reclami/${path}`,
    payload,
    ...(given.bearer !== undefined && { bearer: given.bearer }),
    headers: given.key === undefined ? {} : { 'idempotency-key': given.key },
  });

async function messagesAt(address: string) {
  const { rows } = await gateway.database.pool.query<{ id: string; template: string; code: string; text: string }>(
    'select id, template, code, text from messages where recipient = $1 order by created_at, id',
    [address],
  );
  return rows;
}

async function codeFor(email: string): Promise<string> {
  gateway.wait(1000);
  expect(codeOf(await post('pubblici/codice', { email }))).toBe('ok');
  return (await messagesAt(email)).findLast(({ template }) => template === 'case-code')?.code ?? '';
}

const content = (email: string, codice: string) => ({
  nome: 'Giulia Ferri',
  email,
  codice,
  codiceFornitura: 'it001e12345678',
  tipo: 'RETTIFICA',
  testo: 'La bolletta 2026000123456 conta due volte agosto.',
});

async function opened(email = newAddress()) {
  const answer = await post('pubblici', content(email, await codeFor(email)));
  expect(codeOf(answer)).toBe('ok');
  return { email, ...(answer.body as { numero: string; rispostaEntro: string; codiceCollegamento: string }) };
}

const rowOf = async (number: string) =>
  (await gateway.database.pool.query('select * from cases where id = $1', [Number(number.slice(8))])).rows[0];
const as = async (username: string) => (await gateway.signIn(username)).access_token;

describe('a case without an account (reclami.pubblico.2)', () => {
  it('returns number, day and code, keeps only a hash of the code, and sends all three', async () => {
    const { email, numero, rispostaEntro, codiceCollegamento } = await opened();
    expect(codiceCollegamento).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
    const row = await rowOf(numero);
    expect(row).toMatchObject({ customer_code: null, supply_code: 'IT001E12345678', contact_mail: email });
    expect(JSON.stringify(row)).not.toContain(codiceCollegamento);
    const mail = (await messagesAt(email)).find(({ template }) => template === 'public-case');
    for (const words of [numero, codiceCollegamento]) expect(mail?.text).toContain(words);
    expect(rispostaEntro).toBe('2027-01-19');
    const clocks = await gateway.database.pool.query('select kind from case_clocks where case_id = $1', [row.id]);
    expect(clocks.rows).toHaveLength(3);
  });

  it('returns the same answer for a customer’s address and a stranger’s, and attaches nothing by itself', async () => {
    const { pool } = gateway.database;
    const code = await customerCodeOf(gateway, 'luce');
    const { rows } = await pool.query<{ email: string }>('select email from customers where code = $1', [code]);
    const email = rows[0]?.email ?? '';
    const { pod } = await idsOf(gateway, code);
    const known = await post('pubblici/codice', { email });
    const unknown = await post('pubblici/codice', { email: newAddress() });
    const plain = ({ status, body }: typeof known) => ({ status, body: { ...body, header: undefined } });
    expect(plain(known)).toEqual(plain(unknown));
    const { body } = await post('pubblici', { ...content(email, await codeFor(email)), codiceFornitura: pod });
    expect(await rowOf(body.numero)).toMatchObject({ customer_code: null });
  });

  it('returns the same case for a repeated key, at once too, and rejects another content with it', async () => {
    const email = newAddress();
    const key = newKey();
    const payload = content(email, await codeFor(email));
    const answers = await Promise.all([0, 1, 2].map(() => post('pubblici', payload, { key })));
    expect(new Set(answers.map(({ body }) => `${body.numero} ${body.codiceCollegamento}`)).size).toBe(1);
    const [first] = answers;
    const newer = await post('pubblici', { ...payload, codice: await codeFor(email) }, { key });
    expect(newer.body.codiceCollegamento).toBe(first?.body.codiceCollegamento);
    const other = await post('pubblici', { ...payload, testo: 'Altro.' }, { key });
    expect(codeOf(other)).toBe('REQUEST_REPEATED_DIFFERENTLY');
  });

  it('rejects a wrong code, one of another address and one that was used', async () => {
    const email = newAddress();
    const codice = await codeFor(email);
    expect(codeOf(await post('pubblici', content(email, notThe(codice))))).toBe('CODE_WRONG');
    expect(codeOf(await post('pubblici', content(newAddress(), codice)))).toBe('CODE_EXPIRED');
    expect(codeOf(await post('pubblici', content(email, codice)))).toBe('ok');
    expect(codeOf(await post('pubblici', content(email, codice)))).toBe('CODE_EXPIRED');
  });

  it('rejects a file that is not what it is called, and its code stays good', async () => {
    const email = newAddress();
    const codice = await codeFor(email);
    const allegati = [{ fileName: 'foto.png', file: 'AAAA' }];
    const answer = await post('pubblici', { ...content(email, codice), allegati });
    expect(fieldsIn(answer)).toEqual(['allegati.0.file FILE_TYPE_NOT_ALLOWED']);
    expect(codeOf(await post('pubblici', content(email, codice)))).toBe('ok');
  });

  it.each([
    ['codiceFornitura', 'IT001', 'NOT_VALID'],
    ['tipo', 'INTERVENTO', 'NOT_VALID'],
    ['email', 'g.ferri@', 'BLDM000'],
  ])('rejects %s %s', async (field, value, code) => {
    const answer = await post('pubblici', { ...content(newAddress(), '000000'), [field]: value });
    expect(fieldsIn(answer)).toEqual([`${field} ${code}`]);
  });

  it('rejects a sixth code for an address within an hour', async () => {
    const email = newAddress();
    for (let sent = 0; sent < 5; sent += 1) await codeFor(email);
    expect(codeOf(await post('pubblici/codice', { email: email.toUpperCase() }))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('sends its reply to the address, with the PDF', async () => {
    const { email, numero } = await opened();
    const { pool } = gateway.database;
    const db = databaseOf(pool);
    const row = await findCase(db, Number(numero.slice(8)));
    if (!row) throw new Error('no case');
    const at = gateway.now();
    await pool.query(
      `insert into case_replies (case_id, complaint, checks, conclusions, rights, at, by)
       values ($1, 'Ci hai scritto.', 'Abbiamo controllato.', 'Hai ragione.', 'Puoi conciliare.', $2, 'operatore')`,
      [row.id, at],
    );
    const services = servicesOf({ config: readConfig({}), pool, clock: gateway.now });
    const event = await announce(
      db,
      { kind: 'CASE_ANSWERED', customerCode: null, data: { caseNumber: numero, released: [] } },
      { username: 'operatore', right: 'STAFF' },
      at,
    );
    await notifySender(services, db, { about: 'ANSWERED', caseNumber: numero }, row, at, event);
    const sent: Parameters<MailTransport['send']>[0][] = [];
    const mail = {
      send: async (letter: (typeof sent)[number]) => {
        sent.push(letter);
        return null;
      },
      close: async () => undefined,
    };
    const attach: Delivering['attach'] = (message) => attachmentsOf(services, message);
    for (const { id } of await messagesAt(email)) await deliver({ ...services, mail, attach }, id);
    services.pictures.close();
    await services.workers.close();
    const attached = sent
      .flatMap(({ attachments = [] }) => attachments)
      .filter(({ type }) => type === 'application/pdf');
    expect(attached.map(({ name }) => name)).toEqual([`Risposta ${numero}.pdf`]);
    const { pages } = await readPdf(Uint8Array.from(attached[0]?.content ?? []));
    for (const words of ['Giulia Ferri', 'IT001E12345678', 'Hai ragione.']) expect(pages[0]?.text).toContain(words);
  });
});

describe('attaching a case (reclami.pubblico.4)', () => {
  it('gives it to the customer once, with its credit and supply, however the code is typed', async () => {
    const { pool } = gateway.database;
    const customer = await customerCodeOf(gateway, 'luce');
    const { pod } = await idsOf(gateway, customer);
    const email = newAddress();
    const payload = { ...content(email, await codeFor(email)), codiceFornitura: pod };
    const { numero, codiceCollegamento } = (await post('pubblici', payload)).body;
    const { id } = await rowOf(numero);
    await pool.query('insert into credits (case_id, amount_cents, at) values ($1, 3000, $2)', [id, gateway.now()]);
    const bearer = await as('luce');
    const typed = ` ${String(codiceCollegamento).toLowerCase().replaceAll('-', ' ')}`;
    const answer = await post('collegamento', { codice: typed }, { bearer });
    expect(answer.body).toMatchObject({ numero });
    const detail = await gateway.send({ url: `/api/sportello/v1/reclami/${numero}`, bearer });
    expect(detail.body).toMatchObject({ indennizzo: { importo: 30 }, codiceContratto: expect.any(String) });
    const { rows } = await pool.query('select customer_code from credits where case_id = $1', [id]);
    expect(rows).toEqual([{ customer_code: customer }]);
    expect(await eventsOf(gateway, customer)).toContainEqual({ kind: 'CASE_ATTACHED', data: { caseNumber: numero } });
    const audited = await pool.query("select from audit where deed = 'attachCase' and customer_code = $1", [customer]);
    expect(audited.rows).toHaveLength(1);
    for (const username of ['luce', 'gas'])
      expect(codeOf(await post('collegamento', { codice: typed }, { bearer: await as(username) }))).toBe('NOT_FOUND');
  });

  it('gives it to one of two customers who try at once', async () => {
    const { numero, codiceCollegamento: codice } = await opened();
    const bearers = [await as('luce'), await as('gas')];
    const answers = await Promise.all(bearers.map((bearer) => post('collegamento', { codice }, { bearer })));
    expect(answers.map(codeOf).toSorted()).toEqual(['NOT_FOUND', 'ok']);
    const winner = answers.findIndex((answer) => codeOf(answer) === 'ok');
    expect((await rowOf(numero)).customer_code).toBe(await customerCodeOf(gateway, ['luce', 'gas'][winner] ?? ''));
  });

  it('rejects wrong codes, and too many of them', async () => {
    const bearer = await as('luce');
    for (let tried = 0; tried < 10; tried += 1)
      expect(codeOf(await post('collegamento', { codice: '2222-2222-2222' }, { bearer }))).toBe('NOT_FOUND');
    const { codiceCollegamento: codice } = await opened();
    expect(codeOf(await post('collegamento', { codice }, { bearer }))).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('with a captcha', () => {
  const guarded = useApp({ seeded: false, config: { captcha: { kind: 'proof-of-work' } } });

  it('rejects a request for a code without one, and sends nothing', async () => {
    const url = '/api/sportello/v1/reclami/pubblici/codice';
    const answer = await guarded.send({ method: 'POST', url, payload: { email: 'g.ferri@example.it' } });
    expect(codeOf(answer)).toBe('CAPTCHA_REQUIRED');
    expect((await guarded.database.pool.query('select from messages')).rows).toEqual([]);
  });
});
