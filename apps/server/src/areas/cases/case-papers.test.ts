import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { idsOf } from '../../../test/matrix/requests.ts';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, forgetTries } from '../../../test/support/customers.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';

const gateway = useApp();
const day = 24 * 60 * 60_000;
let keys = 0;

beforeEach(() => forgetTries(gateway));

const as = async (username: string) => (await gateway.signIn(username)).access_token;

async function open(bearer: string, payload: object): Promise<string> {
  const url = '/api/sportello/v1/reclami';
  const headers = { 'idempotency-key': `chiave-dei-documenti-${String((keys += 1))}` };
  return (await gateway.send({ method: 'POST', url, bearer, payload, headers })).body.numero;
}

const fetch = (bearer: string, path: string) =>
  gateway.app.inject({ url: `/api/sportello/v1/reclami/${path}`, headers: { authorization: `Bearer ${bearer}` } });
const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.map(({ text }) => text).join(' ');
const idOf = (number: string) => Number(number.slice(8));

/** Answers a case as the desk does. */
async function reply(number: string): Promise<void> {
  const { pool } = gateway.database;
  await pool.query(
    `insert into case_replies (case_id, complaint, checks, conclusions, rights, at, by)
     values ($1, 'Ci hai scritto.', 'Abbiamo controllato.', 'Hai ragione.', 'Puoi conciliare.', $2, 'operatore')`,
    [idOf(number), gateway.now()],
  );
  await pool.query('update cases set ended_at = $2 where id = $1', [idOf(number), gateway.now()]);
}

const picture = { fileName: 'contatore.png', file: Buffer.from('\x89PNG\r\n\x1a\nxyz', 'latin1').toString('base64') };

async function openAboutBill(bearer: string, username: string) {
  const { bill = '', contract } = await idsOf(gateway, await customerCodeOf(gateway, username));
  const number = await open(bearer, {
    tipo: 'RETTIFICA',
    testo: 'Agosto è contato due volte.',
    bollette: [bill],
    codiceContratto: contract,
    allegati: [picture],
  });
  return { number, bill };
}

describe('the papers of a case', () => {
  it('returns the receipt with number, bill, text, file and the last day (reclami.apertura.2)', async () => {
    const bearer = await as('luce');
    const { number, bill } = await openAboutBill(bearer, 'luce');
    const { statusCode, headers, rawPayload } = await fetch(bearer, `${number}/ricevuta.pdf`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = await textOf(rawPayload);
    for (const words of [number, bill, 'Agosto è contato due volte.', 'contatore.png', 'POD IT', '30,00 €'])
      expect(text).toContain(words);
  });

  it('returns the reply once there is one, and NOT_FOUND before (reclami.risposta.1)', async () => {
    const bearer = await as('luce');
    const number = await open(bearer, { tipo: 'RECLAMO', testo: 'Aspetto.' });
    expect((await fetch(bearer, `${number}/risposta.pdf`)).statusCode).toBe(404);
    await reply(number);
    const { rawPayload } = await fetch(bearer, `${number}/risposta.pdf`);
    expect(await textOf(rawPayload)).toContain('Abbiamo controllato.');
  });

  it.each(['ricevuta.pdf', 'risposta.pdf', 'conciliazione.zip', 'allegati/1'])(
    'rejects the %s of another customer like one that is not there',
    async (path) => {
      const number = await open(await as('luce'), { tipo: 'RECLAMO', testo: 'Aspetto.', allegati: [picture] });
      await reply(number);
      const stranger = await as('gas');
      expect((await fetch(stranger, `${number}/${path}`)).statusCode).toBe(404);
      expect((await fetch(stranger, `RC-2026-999999/${path}`)).statusCode).toBe(404);
      expect((await fetch(await as('luce'), `RC-2020${number.slice(7)}/${path}`)).statusCode).toBe(404);
    },
  );
});

describe('the bundle for conciliation (reclami.conciliazione.1)', () => {
  it('rejects the bundle before the reply, and returns it after, without the desk’s notes and names', async () => {
    const bearer = await as('luce');
    const { number, bill } = await openAboutBill(bearer, 'luce');
    const early = await gateway.send({ url: `/api/sportello/v1/reclami/${number}/conciliazione.zip`, bearer });
    expect(codeOf(early)).toBe('CASE_NOT_CONCILIABLE');
    await gateway.database.pool.query(
      `insert into case_messages (case_id, kind, author, text, at, digest) values
       ($1, 'DOMANDA', 'operatore', 'Quanto segna?', $2, 'a'), ($1, 'MESSAGGIO', null, '=4512', $2, 'b'),
       ($1, 'NOTA', 'operatore', 'Nota segreta', $2, 'c')`,
      [idOf(number), gateway.now()],
    );
    await reply(number);
    const { statusCode, headers, rawPayload } = await fetch(bearer, `${number}/conciliazione.zip`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(rawPayload);
    expect(Object.keys(files)).toEqual([
      `01-reclamo-${number}.pdf`,
      `02-risposta-${number}.pdf`,
      '03-allegati/01-contatore.png',
      `04-bollette/${bill}.pdf`,
      '05-letture.csv',
      '06-cronologia.csv',
    ]);
    const [complaint, answer, file, paper, readings, timeline] = Object.values(files);
    expect(await textOf(complaint ?? new Uint8Array())).toContain(number);
    expect(await textOf(answer ?? new Uint8Array())).toContain('Hai ragione.');
    expect(Buffer.from(file ?? []).toString('base64')).toBe(picture.file);
    expect(await textOf(paper ?? new Uint8Array())).toContain(bill);
    expect(strFromU8(readings ?? new Uint8Array())).toMatch(/IT\d{3}E/);
    const timelineText = strFromU8(timeline ?? new Uint8Array());
    for (const words of ['Agosto è contato', 'Quanto segna?', "'=4512", 'Il fornitore risponde', 'Ultimo giorno'])
      expect(timelineText).toContain(words);
    expect(timelineText).not.toMatch(/segreta|operatore/);
    const { rows } = await gateway.database.pool.query("select from audit where deed = 'caseBundle'");
    expect(rows).toHaveLength(1);
  });

  it.each([
    [39, 'RECLAMO', 409],
    [40, 'RECLAMO', 200],
    [41, 'INFORMAZIONI', 409],
  ])('returns after %i days without a reply to a %s the status %i', async (days, tipo, expected) => {
    const bearer = await as('luce');
    const number = await open(bearer, { tipo, testo: 'Aspetto.' });
    await gateway.database.pool.query('update cases set received_at = $2 where id = $1', [
      idOf(number),
      new Date(gateway.now().getTime() - days * day),
    ]);
    // A case opened in another year would have another number.
    const { rows } = await gateway.database.pool.query(
      "select to_char(received_at, 'YYYY') as year from cases where id = $1",
      [idOf(number)],
    );
    const shown = `RC-${(rows[0] as { year: string }).year}-${number.slice(8)}`;
    expect((await fetch(bearer, `${shown}/conciliazione.zip`)).statusCode).toBe(expected);
  });

  it('rejects the bundle of a withdrawn case', async () => {
    const bearer = await as('luce');
    const number = await open(bearer, { tipo: 'RECLAMO', testo: 'Aspetto.' });
    await gateway.send({ method: 'POST', url: `/api/sportello/v1/reclami/${number}/ritiro`, bearer });
    expect((await fetch(bearer, `${number}/conciliazione.zip`)).statusCode).toBe(409);
  });
});

describe('opening a case about what is not one’s own', () => {
  it.each([
    ['bollette', (id: string) => ({ tipo: 'RETTIFICA', bollette: [id] }), 'bill'],
    ['codiceContratto', (id: string) => ({ tipo: 'RECLAMO', codiceContratto: id }), 'contract'],
    ['intervento', (id: string) => ({ tipo: 'INTERVENTO', intervento: id }), 'intervention'],
    ['pagamento', (id: string) => ({ tipo: 'RECLAMO', pagamento: id }), 'bill-payment'],
  ] as const)('rejects foreign %s', async (_, bodyOf, kind) => {
    const { pool } = gateway.database;
    const theirs = await customerCodeOf(gateway, 'full');
    await pool.query(
      `insert into payments (id, customer_code, state, live, amount_cents, key, digest, account_name, created_at, ended_at, provider_payment)
       values (md5($1)::uuid, $1, 'OK', false, 100, 'before', 'd', 'a', $2, $2, 'pi_' || $1) on conflict do nothing`,
      [theirs, gateway.now()],
    );
    const id = (await idsOf(gateway, theirs))[kind] ?? '';
    expect(id).not.toBe('');
    const payload = { testo: 'Non torna.', ...bodyOf(id) };
    const answer = await gateway.send({
      method: 'POST',
      url: '/api/sportello/v1/reclami',
      bearer: await as('luce'),
      payload,
    });
    expect(codeOf(answer)).toBe('NOT_FOUND');
  });

  it('rejects a second bill that is foreign, and writes nothing', async () => {
    const { bill: own } = await idsOf(gateway, await customerCodeOf(gateway, 'luce'));
    const { bill: foreign } = await idsOf(gateway, await customerCodeOf(gateway, 'gas'));
    const { pool } = gateway.database;
    const before = await pool.query('select count(*) from cases');
    const payload = { tipo: 'RETTIFICA', testo: 'Non torna.', bollette: [own, foreign] };
    const answer = await gateway.send({
      method: 'POST',
      url: '/api/sportello/v1/reclami',
      bearer: await as('luce'),
      payload,
    });
    expect(codeOf(answer)).toBe('NOT_FOUND');
    expect((await pool.query('select count(*) from cases')).rows).toEqual(before.rows);
  });
});

it('exports the customer’s cases as personal data, without the desk’s notes (reclami.operatore.3)', async () => {
  const bearer = await as('luce');
  const number = await open(bearer, { tipo: 'RECLAMO', testo: 'Aspetto da ieri.' });
  await gateway.database.pool.query(
    `insert into case_messages (case_id, kind, author, text, at, digest) values
     ($1, 'DOMANDA', 'operatore', 'Quanto segna?', $2, 'a'), ($1, 'NOTA', 'operatore', 'Nota segreta', $2, 'b')`,
    [idOf(number), gateway.now()],
  );
  const { body } = await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer });
  expect(body.reclami).toContainEqual(
    expect.objectContaining({
      numero: number,
      testo: 'Aspetto da ieri.',
      messaggi: [expect.objectContaining({ testo: 'Quanto segna?', daNoi: true })],
    }),
  );
  expect(JSON.stringify(body)).not.toContain('Nota segreta');
});
