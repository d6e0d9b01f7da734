import { beforeEach, describe, expect, it } from 'vitest';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { idsOf } from '../../../test/matrix/requests.ts';
import { useApp } from '../../../test/support/app.ts';

const gateway = useApp();
const day = 24 * 3_600_000;
let keys = 0;
const newKey = () => `chiave-di-scrivania-${String((keys += 1)).padStart(4, '0')}`;
const as = async (username: string) => (await gateway.signIn(username)).access_token;

beforeEach(() => gateway.database.pool.query('delete from guesses'));

/** A colleague of the demo's operator, with the same password. */
async function colleague(username: string, role = 'HELP_DESK'): Promise<string> {
  await gateway.database.pool.query(
    `insert into accounts (username, password_hash, kind, role)
     select $1, password_hash, 'OPERATOR', $2 from accounts where username = 'operatore' on conflict do nothing`,
    [username, role],
  );
  return as(username);
}

const send = (method: 'GET' | 'POST' | 'DELETE', bearer: string, path: string, payload?: object, key = newKey()) =>
  gateway.send({
    method,
    url: `/api/sportello/v1${path}`,
    bearer,
    ...(payload && { payload, headers: { 'idempotency-key': key } }),
  });

async function open(username: string, given: object = {}): Promise<string> {
  const payload = { tipo: 'RECLAMO', testo: 'Aspetto da settimane una risposta.', ...given };
  const { body } = await send('POST', await as(username), '/reclami', payload);
  return body.numero;
}

const desk = '/operatore/reclami';
const queue = async (bearer: string, query: string) => (await send('GET', bearer, `${desk}?${query}`)).body;
const numbers = ({ reclami }: { reclami: { numero: string }[] }) => reclami.map(({ numero }) => numero);
const seen = async (bearer: string, numero: string) => (await send('GET', bearer, `${desk}/${numero}`)).body.reclamo;
const own = async (username: string, numero: string) =>
  (await send('GET', await as(username), `/reclami/${numero}`)).body;
const clocks = async (numero: string) => {
  const { rows } = await gateway.database.pool.query<{ kind: string; outcome: string | null }>(
    'select kind, outcome from case_clocks where case_id = $1',
    [Number(numero.slice(8))],
  );
  return Object.fromEntries(rows.map(({ kind, outcome }) => [kind, outcome]));
};
const dueOf = async (numero: string) => {
  const { rows } = await gateway.database.pool.query<{ due_at: Date | null }>(
    `select due_at from case_clocks where case_id = $1 and kind in ('REPLY', 'INDEMNITY')`,
    [Number(numero.slice(8))],
  );
  return rows.map(({ due_at: at }) => at?.toISOString() ?? null);
};
const parts = {
  reclamo: 'Ci hai scritto che aspetti.',
  verifiche: 'Abbiamo letto i contatori.',
  conclusioni: 'Hai ragione.',
  diritti: 'Puoi chiedere la conciliazione.',
};

describe('the queue of cases (reclami.operatore.1)', () => {
  it('returns cases by the end of their term, those that wait for the customer last, and filters them', async () => {
    const customer = await customerCodeOf(gateway, 'dual');
    const { bill } = await idsOf(gateway, customer);
    const [waiting, later] = [await open('dual'), await open('dual')];
    const sooner = await open('dual', { tipo: 'DOPPIA_FATTURAZIONE', bollette: [bill] });
    await send('POST', await as('operatore'), `${desk}/${waiting}/domande`, { testo: 'Quanto segna il contatore?' });
    const which = `stato=APERTI&codiceCliente=${customer}`;
    const all = await queue(await as('operatore'), which);
    expect(numbers(all)).toEqual([sooner, later, waiting]);
    expect(all.totale).toBe(3);
    expect(all.reclami).toMatchObject([
      { urgenza: 'NEI_TERMINI', rispostaEntro: '2026-12-05', mittente: { codiceCliente: customer }, presa: null },
      { urgenza: 'NEI_TERMINI', rispostaEntro: '2026-12-20' },
      { urgenza: 'FERMO', rispostaEntro: null, presa: { operatore: 'operatore', mia: true } },
    ]);

    // The first day of the five, then the day after the last.
    gateway.wait(11 * day);
    expect(numbers(await queue(await as('operatore'), `${which}&termine=URGENTI`))).toEqual([sooner]);
    expect(numbers(await queue(await as('operatore'), `${which}&termine=SCADUTI`))).toEqual([]);
    gateway.wait(5 * day);
    const operator = await as('operatore');
    expect(numbers(await queue(operator, `${which}&termine=URGENTI`))).toEqual([]);
    const late = await queue(operator, `${which}&termine=SCADUTI`);
    expect(late.reclami).toMatchObject([{ numero: sooner, urgenza: 'SCADUTO' }]);
    expect(numbers(await queue(operator, `${which}&termine=FERMI`))).toEqual([waiting]);
    expect(numbers(await queue(operator, `${which}&tipo=DOPPIA_FATTURAZIONE`))).toEqual([sooner]);
    expect(numbers(await queue(operator, `${which}&chi=MIE`))).toEqual([waiting]);
    expect(numbers(await queue(operator, `${which}&chi=LIBERE`))).toEqual([sooner, later]);
    expect(numbers(await queue(operator, `${which}&operatore=operatore`))).toEqual([waiting]);
    expect(numbers(await queue(operator, `stato=CONCLUSI&codiceCliente=${customer}`))).toEqual([]);
    const { rows } = await gateway.database.pool.query(
      `select count(*)::int as number from audit where deed = 'caseQueue' and customer_code = $1`,
      [customer],
    );
    expect(rows).toEqual([{ number: 8 }]);
  });

  it('shows the queue of cases only to the roles that answer requests', async () => {
    for (const role of ['VIEWER', 'OPERATIONS', 'AUDITOR']) {
      const bearer = await colleague(`ruolo-${role.toLowerCase()}`, role);
      expect((await send('GET', bearer, `${desk}?stato=APERTI`)).body.header.codice).toBe('NOT_ALLOWED');
    }
    expect((await send('GET', await colleague('assistente'), `${desk}?stato=APERTI`)).status).toBe(200);
  });
});

describe('working on a case (reclami.operatore.2)', () => {
  it('assigns a case to one of ten who take it at once, and ends the acknowledgement term', async () => {
    const numero = await open('misto');
    const names = Array.from({ length: 10 }, (_, at) => `collega-${at}`);
    const bearers = [];
    for (const name of names) bearers.push(await colleague(name));
    const taken = await Promise.all(bearers.map((bearer) => send('POST', bearer, `${desk}/${numero}/presa`, {})));
    expect(taken.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200,
      ...names.slice(1).map(() => 412),
    ]);
    const winner = names[taken.findIndex(({ status }) => status === 200)];
    const operator = await as('operatore');
    expect((await seen(operator, numero)).presa).toMatchObject({ operatore: winner, mia: false });
    expect(await clocks(numero)).toEqual({ ACK: 'MET', REPLY: null, INDEMNITY: null });
    expect((await own('misto', numero)).stato).toBe('IN_LAVORAZIONE');

    expect((await send('POST', operator, `${desk}/${numero}/risposta`, parts)).status).toBe(412);
    expect((await send('POST', operator, `${desk}/${numero}/domande`, { testo: 'E poi?' })).status).toBe(412);
    expect((await send('DELETE', operator, `${desk}/${numero}/presa`)).status).toBe(412);
    expect((await send('POST', operator, `${desk}/${numero}/presa`, { da: winner })).status).toBe(200);
    expect((await send('DELETE', operator, `${desk}/${numero}/presa`)).status).toBe(200);
    expect((await seen(operator, numero)).presa).toBeNull();
  });

  it('marks a case that is taken after its acknowledgement term as missed', async () => {
    const numero = await open('misto');
    gateway.wait(6 * day);
    await send('POST', await as('operatore'), `${desk}/${numero}/presa`, {});
    expect(await clocks(numero)).toMatchObject({ ACK: 'MISSED' });
  });

  it('assigns many cases to one operator, or none of them (reclami.operatore.4)', async () => {
    const numeri = [await open('luce'), await open('luce')];
    await colleague('capo-di-nessuno');
    const assign = async (given: object) =>
      send('POST', await as('operatore'), `${desk}/assegnazione`, { numeri, operatore: 'capo-di-nessuno', ...given });
    const missing = await assign({ numeri: [...numeri, 'RC-2026-999999'] });
    expect([missing.status, missing.body.header.codice]).toEqual([404, 'NOT_FOUND']);
    const nobody = await assign({ operatore: 'full' });
    expect(nobody.body.header.campi).toEqual([{ campo: 'operatore', codice: 'NOT_VALID' }]);
    await colleague('lettore', 'VIEWER');
    expect((await assign({ operatore: 'lettore' })).status).toBe(400);
    const helper = await as('capo-di-nessuno');
    const payload = { numeri, operatore: 'capo-di-nessuno' };
    expect((await send('POST', helper, `${desk}/assegnazione`, payload)).body.header.codice).toBe('NOT_ALLOWED');
    expect((await send('GET', helper, `${desk}/carichi`)).status).toBe(403);
    expect((await seen(helper, numeri[0] ?? '')).presa).toBeNull();

    expect((await assign({})).status).toBe(200);
    expect((await seen(helper, numeri[0] ?? '')).presa).toMatchObject({ operatore: 'capo-di-nessuno', mia: true });
    const { carichi, operatori } = (await send('GET', await as('operatore'), `${desk}/carichi`)).body;
    expect(carichi).toContainEqual(
      expect.objectContaining({ operatore: 'capo-di-nessuno', aperti: 2, urgenti: 0, scaduti: 0 }),
    );
    expect(operatori).toContain('operatore');
    expect(operatori).not.toContain('lettore');

    await send('POST', helper, `${desk}/${numeri[1]}/risposta`, parts);
    const closed = await assign({ operatore: 'operatore' });
    expect(closed.body.header).toMatchObject({ codice: 'CASE_CLOSED', campi: [{ campo: 'numeri.1' }] });
    expect((await seen(helper, numeri[0] ?? '')).presa.operatore).toBe('capo-di-nessuno');
  });

  it.each(['RC-2026-999999', 'RC-2019-000001'])('rejects %s, which is no case', async (numero) => {
    const operator = await as('operatore');
    expect((await send('GET', operator, `${desk}/${numero}`)).status).toBe(404);
    expect((await send('POST', operator, `${desk}/${numero}/risposta`, parts)).status).toBe(404);
    expect((await send('POST', operator, `${desk}/${numero}/presa`, {})).status).toBe(404);
  });
});

describe('notes (reclami.operatore.3)', () => {
  it('returns them to the desk and never to the customer', async () => {
    const numero = await open('gas');
    const key = newKey();
    const note = { testo: 'Il distributore conferma un errore.' };
    const operator = await as('operatore');
    for (const _ of [1, 2])
      expect((await send('POST', operator, `${desk}/${numero}/note`, note, key)).status).toBe(200);
    const other = await send('POST', operator, `${desk}/${numero}/note`, { testo: 'Altro.' }, key);
    expect(other.body.header.codice).toBe('REQUEST_REPEATED_DIFFERENTLY');
    expect((await seen(operator, numero)).messaggi).toMatchObject([
      { genere: 'NOTA', testo: note.testo, operatore: 'operatore' },
    ]);
    expect(JSON.stringify(await own('gas', numero))).not.toContain(note.testo);
  });
});

describe('a question (reclami.termini.3)', () => {
  it('moves the term by the days until the answer, and notifies the customer', async () => {
    const numero = await open('stg');
    const before = (await own('stg', numero)).rispostaEntro as string;
    const question = { testo: 'Quanto segna il contatore?' };
    await send('POST', await as('operatore'), `${desk}/${numero}/domande`, question);
    expect(await own('stg', numero)).toMatchObject({
      stato: 'ATTESA_CLIENTE',
      rispostaEntro: null,
      messaggi: [{ ...question, daNoi: true }],
    });
    const { rows } = await gateway.database.pool.query(
      `select template from messages where template = 'case-news' and subject = 'Ci serve una tua risposta' and text like '%' || $1 || '%'`,
      [numero],
    );
    expect(rows).toHaveLength(1);
    expect(await dueOf(numero)).toEqual([null, null]);
    gateway.wait(4 * day);
    await send('POST', await as('stg'), `/reclami/${numero}/messaggi`, { testo: '1234' });
    const moved = new Date(Date.parse(before) + 4 * day).toISOString().slice(0, 10);
    expect(await own('stg', numero)).toMatchObject({ stato: 'IN_LAVORAZIONE', rispostaEntro: moved });
    // The clocks of reply and indemnity are due at the start of the next day in Rome.
    expect(await dueOf(numero)).toEqual([`${moved}T23:00:00.000Z`, `${moved}T23:00:00.000Z`]);
  });

  it('keeps a late case late when a question is asked after the last day', async () => {
    const numero = await open('stg');
    const before = (await own('stg', numero)).rispostaEntro;
    gateway.wait(31 * day);
    await send('POST', await as('operatore'), `${desk}/${numero}/domande`, { testo: 'Quanto segna?' });
    const asked = await seen(await as('operatore'), numero);
    expect(asked).toMatchObject({ stato: 'ATTESA_CLIENTE', urgenza: 'SCADUTO', rispostaEntro: before });
    await send('POST', await as('operatore'), `${desk}/${numero}/risposta`, parts);
    expect(await clocks(numero)).toMatchObject({ REPLY: 'MISSED', INDEMNITY: null });
  });
});

describe('a reply (reclami.risposta.1)', () => {
  it.each(Object.keys(parts))('rejects one without %s, and nothing is written', async (missing) => {
    const numero = await open('placet');
    const operator = await as('operatore');
    const { [missing]: _, ...others } = parts as Record<string, string>;
    for (const given of [others, { ...others, [missing]: '  ' }]) {
      const { status, body } = await send('POST', operator, `${desk}/${numero}/risposta`, given);
      expect([status, body.header.campi[0].campo]).toEqual([400, missing]);
    }
    expect((await own('placet', numero)).stato).toBe('RICEVUTO');
  });

  it('returns the four parts to the customer, who is told, and is given once', async () => {
    const numero = await open('vas');
    const operator = await as('operatore');
    await send('POST', operator, `${desk}/${numero}/domande`, { testo: 'Quanto segna?' });
    expect((await send('GET', operator, `${desk}/${numero}/risposta.pdf`)).status).toBe(404);
    const [one, two] = [newKey(), newKey()];
    const other = { ...parts, conclusioni: 'Hai torto.' };
    const url = `${desk}/${numero}/risposta`;
    const both = await Promise.all([send('POST', operator, url, parts, one), send('POST', operator, url, other, two)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const [given, key, denied] = both[0].status === 200 ? [parts, one, two] : [other, two, one];
    expect((await send('POST', operator, url, given, key)).status).toBe(200);
    const differently = await send('POST', operator, url, { ...parts, conclusioni: 'Boh.' }, key);
    expect(differently.body.header.codice).toBe('REQUEST_REPEATED_DIFFERENTLY');
    expect((await send('POST', operator, url, given, denied)).body.header.codice).toBe('CASE_CLOSED');

    expect(await own('vas', numero)).toMatchObject({ stato: 'RISPOSTO', rispostaEntro: null, risposta: given });
    expect(await clocks(numero)).toEqual({ ACK: 'MET', REPLY: 'MET', INDEMNITY: 'MET' });
    expect(await seen(operator, numero)).toMatchObject({ rispostaDi: 'operatore', urgenza: null });
    expect((await send('POST', operator, `${desk}/${numero}/presa`, {})).body.header.codice).toBe('CASE_CLOSED');
    const paper = await send('GET', operator, `${url}.pdf`);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    const notices = await gateway.send({ url: '/api/sportello/v1/notifiche', bearer: await as('vas') });
    expect(notices.body.notifiche[0].testo).toContain(numero);
    const ended = await queue(operator, 'stato=CONCLUSI');
    expect(numbers(ended)[0]).toBe(numero);
    const { rows } = await gateway.database.pool.query(
      `select count(*)::int as number from audit where deed = 'replyToCase' and customer_code = $1`,
      [await customerCodeOf(gateway, 'vas')],
    );
    expect(rows).toEqual([{ number: 1 }]);
  });
});

describe('a case of the public form', () => {
  it('answers a case of the public form by a mail to its address', async () => {
    const { rows } = await gateway.database.pool.query<{ id: string }>(
      `insert into cases (kind, text, reply_days, acknowledgement_days, received_at, digest, contact_name, contact_mail, supply_code)
       values ('RECLAMO', 'Non torna.', 30, 2, $1, 'd', 'Anna Neri', 'anna@example.it', 'IT001E00000001') returning id`,
      [gateway.now()],
    );
    const numero = `RC-${gateway.now().getFullYear()}-${rows[0]?.id.padStart(6, '0')}`;
    const operator = await as('operatore');
    expect((await seen(operator, numero)).mittente).toEqual({
      codiceCliente: null,
      nome: 'Anna Neri',
      segmento: null,
      codiceFornitura: 'IT001E00000001',
    });
    expect((await send('POST', operator, `${desk}/${numero}/risposta`, parts)).status).toBe(200);
    const { rows: sent } = await gateway.database.pool.query(
      `select subject from messages where recipient = 'anna@example.it'`,
    );
    expect(sent).toEqual([{ subject: 'C’è la nostra risposta' }]);
  });
});
