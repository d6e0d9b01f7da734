import { describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { addOperator } from '../../desk/operators/usecases/manage.ts';
import { useApp } from '../../../test/support/app.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { idsOf } from '../../../test/matrix/requests.ts';

const gateway = useApp();
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]).toString('base64');
const message = { argomento: 'bollette', messaggio: 'Vorrei capire il conguaglio.' };
let keys = 0;
const newKey = () => `chiave-di-prova-${String((keys += 1)).padStart(4, '0')}`;

const as = async (username: string) => (await gateway.signIn(username)).access_token;

const write = (bearer: string, payload: object, key = newKey()) =>
  gateway.send({
    method: 'POST',
    url: '/api/public-api/v1/proxy/invioFormContatti',
    bearer,
    payload,
    headers: { 'idempotency-key': key },
  });

const own = async (bearer: string) =>
  (await gateway.send({ url: '/api/sportello/v1/richieste', bearer })).body.richieste as Record<string, unknown>[];

const inbox = async (bearer: string, stato = 'DA_RISPONDERE') =>
  (await gateway.send({ url: `/api/sportello/v1/operatore/richieste?stato=${stato}`, bearer })).body;

const answer = (bearer: string, receipt: string, testo: string, key = newKey()) =>
  gateway.send({
    method: 'POST',
    url: `/api/sportello/v1/operatore/richieste/${receipt}/risposta`,
    bearer,
    payload: { testo },
    headers: { 'idempotency-key': key },
  });

async function colleague(): Promise<string> {
  const nobody = { firstName: null, lastName: null, email: null };
  const now = new Date('2026-11-20T09:00:00Z');
  const password = await addOperator(
    databaseOf(gateway.database.pool),
    { username: 'collega', role: 'HELP_DESK', ...nobody },
    now,
  );
  return (await gateway.signIn('collega', { password: password ?? '' })).access_token;
}

const held = (method: 'POST' | 'DELETE') => (bearer: string, numero: string, da?: string) =>
  gateway.send({
    method,
    url: `/api/sportello/v1/operatore/richieste/${numero}/presa`,
    bearer,
    ...(method === 'POST' && { payload: { ...(da !== undefined && { da }) } }),
  });
const take = held('POST');
const release = held('DELETE');

describe('a message to customer service', () => {
  it('gets a receipt and a promise in working days, and is read again by its customer alone', async () => {
    const bearer = await as('gas');
    const { status, body } = await write(bearer, {
      ...message,
      canale: 'E-MAIL',
      allegati: [{ fileName: 'C:\\foto\\contatore.png', file: png }],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      numeroRicevuta: expect.stringMatching(/^R-2026-\d{6}$/),
      // Sent on Friday 20 November; the working days are Saturday, Monday and Tuesday.
      rispostaEntro: '2026-11-24T17:00:00.000Z',
    });
    expect(await own(bearer)).toMatchObject([
      { ...body, argomento: 'Bollette e pagamenti', allegati: ['contatore.png'], risposta: null },
    ]);
    const others = await own(await as('vas'));
    expect(others.map(({ numeroRicevuta }) => numeroRicevuta)).not.toContain(body.numeroRicevuta);
  });

  it.each([
    ['a topic that is none', { ...message, argomento: 'ricette' }, 'argomento', 'NOT_VALID'],
    [
      'a file that is not what its name says',
      { ...message, allegati: [{ fileName: 'foto.jpg', file: png }] },
      'allegati.0.file',
      'FILE_TYPE_NOT_ALLOWED',
    ],
    [
      'a program with the name of a picture',
      { ...message, allegati: [{ fileName: 'a.png', file: Buffer.from('MZ\u0090').toString('base64') }] },
      'allegati.0.file',
      'FILE_TYPE_NOT_ALLOWED',
    ],
    [
      'an archive with the name of a document',
      { ...message, allegati: [{ fileName: 'a.docx', file: Buffer.from('PK\u0003\u0004 niente').toString('base64') }] },
      'allegati.0.file',
      'FILE_TYPE_NOT_ALLOWED',
    ],
    [
      'a file that is too large',
      {
        ...message,
        allegati: [
          {
            fileName: 'a.png',
            file: Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(5 * 1024 * 1024)]).toString('base64'),
          },
        ],
      },
      'allegati.0.file',
      'TOO_LARGE',
    ],
  ])('rejects a message with %s, and writes nothing', async (_, payload, campo, codice) => {
    const bearer = await as('fibra');
    const { status, body } = await write(bearer, payload);
    expect(status).toBe(400);
    expect(body.header).toMatchObject({ codice: 'REQUEST_NOT_VALID', campi: [{ campo, codice }] });
    expect(await own(bearer)).toEqual([]);
  });

  it('rejects a message about another customer’s supply', async () => {
    const { 'commodity-contract': foreign } = await idsOf(gateway, await customerCodeOf(gateway, 'full'));
    const { status, body } = await write(await as('fibra'), { ...message, codiceContratto: foreign });
    expect([status, body.header.codice]).toEqual([404, 'NOT_FOUND']);
  });

  it('stores a message once, however often it arrives with its key', async () => {
    const bearer = await as('stg');
    const key = newKey();
    const sent = await Promise.all(Array.from({ length: 5 }, () => write(bearer, message, key)));
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(sent[0]?.status).toBe(200);
    expect(await own(bearer)).toHaveLength(1);
    const other = await write(bearer, { ...message, messaggio: 'Altro.' }, key);
    expect(other.body.header.codice).toBe('REQUEST_REPEATED_DIFFERENTLY');
  });

  it('limits messages to ten in a quarter of an hour', async () => {
    const bearer = await as('placet');
    for (let sent = 0; sent < 10; sent += 1) expect((await write(bearer, message)).status).toBe(200);
    const { status, body } = await write(bearer, message);
    expect([status, body.header.codice]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });
});

describe('an answer', () => {
  it('shows the answer to the customer, with a notification in the area and by the chosen channel', async () => {
    const customer = await as('misto');
    const { body } = await write(customer, { ...message, canale: 'TELEFONO CELLULARE' });
    const operator = await as('operatore');
    const receipt = body.numeroRicevuta as string;
    const open = await inbox(operator);
    expect(open.richieste).toContainEqual(expect.objectContaining({ numeroRicevuta: receipt, operatore: null }));

    const key = newKey();
    expect((await answer(operator, receipt, 'Tutto a posto.', key)).status).toBe(200);
    expect((await answer(operator, receipt, 'Tutto a posto.', key)).status).toBe(200);
    expect((await answer(operator, receipt, 'No, anzi.')).body.header.codice).toBe('CHANGED_MEANWHILE');

    const [mine] = await own(customer);
    expect(mine).toMatchObject({ numeroRicevuta: receipt, risposta: { testo: 'Tutto a posto.' } });
    const { rows } = await gateway.database.pool.query(
      `select channel, template, text from messages where template = 'contact-answered' and text like '%' || $1 || '%'`,
      [receipt],
    );
    expect(rows).toMatchObject([{ channel: 'SMS' }]);
    const told = await gateway.send({ url: '/api/sportello/v1/notifiche', bearer: customer });
    expect(told.body.notifiche[0]).toMatchObject({ titolo: 'C’è una risposta per te', stato: 'Da Leggere' });
    expect((await inbox(operator, 'RISPOSTE')).richieste[0]).toMatchObject({
      numeroRicevuta: receipt,
      operatore: 'operatore',
    });
  });

  it.each([
    ['by mail and SMS', { mail: true, sms: true }, ['MAIL', 'SMS']],
    ['by SMS alone', { mail: false, sms: true }, ['SMS']],
    ['by nothing', { mail: false, sms: false }, []],
    ['as anybody', undefined, ['MAIL']],
  ])('notifies of an answer about a contract in the area and as wanted: %s', async (_, wanted, channels) => {
    const customer = await as('full');
    const customerCode = await customerCodeOf(gateway, 'full');
    const { rows } = await gateway.database.pool.query<{ code: string; contract_account: string }>(
      `select code, contract_account from commodity_contracts where customer_code = $1 and contract_account is not null`,
      [customerCode],
    );
    const [contract] = rows;
    await gateway.database.pool.query(`delete from bill_deliveries where customer_code = $1`, [customerCode]);
    if (wanted) {
      await gateway.database.pool.query(
        `insert into bill_deliveries (customer_code, contract_account, mail, sms) values ($1, $2, $3, $4)`,
        [customerCode, contract?.contract_account, wanted.mail, wanted.sms],
      );
    }
    const { body } = await write(customer, { ...message, codiceContratto: contract?.code });
    const receipt = body.numeroRicevuta as string;
    expect((await answer(await as('operatore'), receipt, 'Ecco.')).status).toBe(200);
    const sent = await gateway.database.pool.query<{ channel: string }>(
      `select channel from messages where template = 'contact-answered' and text like '%' || $1 || '%' order by channel`,
      [receipt],
    );
    expect(sent.rows.map(({ channel }) => channel)).toEqual(channels);
    const told = await gateway.send({ url: '/api/sportello/v1/notifiche', bearer: customer });
    expect(told.body.notifiche[0].testo).toContain(receipt);
  });

  it('goes by the other way where the one asked for is no more', async () => {
    const customer = await as('vas');
    const { body } = await write(customer, { ...message, canale: 'TELEFONO CELLULARE' });
    await gateway.database.pool.query(`update customers set mobile = null where code = $1`, [
      await customerCodeOf(gateway, 'vas'),
    ]);
    await answer(await as('operatore'), body.numeroRicevuta, 'Ecco.');
    const sent = await gateway.database.pool.query(
      `select channel from messages where template = 'contact-answered' and text like '%' || $1 || '%'`,
      [body.numeroRicevuta],
    );
    expect(sent.rows).toEqual([{ channel: 'MAIL' }]);
  });

  it('accepts the answer of one of two operators', async () => {
    const { body } = await write(await as('dual'), message);
    const operator = await as('operatore');
    const both = await Promise.all(['Uno.', 'Due.'].map((text) => answer(operator, body.numeroRicevuta, text)));
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 412]);
  });

  it('locks a request for the operator who works on it, and frees it afterwards', async () => {
    const customer = await as('misto');
    const { body } = await write(customer, message);
    const numero = body.numeroRicevuta as string;
    const [one, other] = [await as('operatore'), await colleague()];
    const both = await Promise.all([take(one, numero), take(other, numero)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412]);
    const [mine, theirs] = both[0].status === 200 ? [one, other] : [other, one];
    const holder = mine === one ? 'operatore' : 'collega';
    const seen = (bearer: string) =>
      gateway
        .send({ url: `/api/sportello/v1/operatore/richieste/${numero}`, bearer })
        .then((sent) => sent.body.richiesta);
    expect((await seen(mine)).presa).toMatchObject({ operatore: holder, mia: true });
    expect((await seen(theirs)).presa).toMatchObject({ operatore: holder, mia: false });
    expect((await take(mine, numero)).status).toBe(200);
    expect((await answer(theirs, numero, 'Ecco.')).body.header.codice).toBe('CHANGED_MEANWHILE');
    expect((await release(theirs, numero)).body.header.codice).toBe('CHANGED_MEANWHILE');
    expect((await seen(mine)).risposta).toBeNull();

    expect((await take(theirs, numero, 'un.altro')).status).toBe(412);
    expect((await take(theirs, numero, holder)).status).toBe(200);
    expect((await answer(mine, numero, 'Ecco.')).status).toBe(412);
    expect((await release(theirs, numero)).status).toBe(200);
    expect((await release(theirs, numero)).status).toBe(200);
    expect((await seen(mine)).presa).toBeNull();
    expect((await answer(mine, numero, 'Ecco.')).status).toBe(200);
    expect((await take(theirs, numero)).body.header.codice).toBe('CHANGED_MEANWHILE');
    const { rows } = await gateway.database.pool.query<{ deed: string; number: number }>(
      `select deed, count(*)::int as number from audit where customer_code = $1 and "right" = 'STAFF'
         and deed in ('takeContactRequest', 'releaseContactRequest') group by deed order by deed`,
      [await customerCodeOf(gateway, 'misto')],
    );
    expect(rows).toEqual([
      { deed: 'releaseContactRequest', number: 2 },
      { deed: 'takeContactRequest', number: 3 },
    ]);
  });

  it.each([
    ['chi=MIE', (mine: string, free: string) => [[mine], [free]]],
    ['chi=LIBERE', (mine: string, free: string) => [[free], [mine]]],
    ['argomento=letture', (mine: string, free: string) => [[mine], [free]]],
    ['codiceCliente=1000000002', (mine: string, free: string) => [[], [mine, free]]],
    ['inRitardo=X', (mine: string, free: string) => [[], [mine, free]]],
  ])('filters requests by %s', async (filter, expected) => {
    const customer = await as('dual');
    const mine = (await write(customer, { ...message, argomento: 'letture' })).body.numeroRicevuta as string;
    const free = (await write(customer, message)).body.numeroRicevuta as string;
    const operator = await as('operatore');
    await take(operator, mine);
    const { richieste, argomenti } = await inbox(operator, `DA_RISPONDERE&${filter}`);
    const found = (richieste as { numeroRicevuta: string }[]).map(({ numeroRicevuta }) => numeroRicevuta);
    const [there, gone] = expected(mine, free);
    expect(found).toEqual(expect.arrayContaining(there ?? []));
    for (const each of gone ?? []) expect(found).not.toContain(each);
    expect(argomenti).toContainEqual({ codice: 'bollette', nome: 'Bollette e pagamenti' });
  });

  it.each([
    ['R-2026-999999', 404],
    ['R-2019-000001', 404],
    ['R-1', 400],
  ])('returns for an answer to %s the status %i', async (receipt, status) => {
    expect((await answer(await as('operatore'), receipt, 'Ciao.')).status).toBe(status);
  });

  it('shows customers which operator looked at their messages and files', async () => {
    const operator = await as('operatore');
    await inbox(operator);
    const file = '/api/sportello/v1/operatore/richieste/R-2026-000001/allegati/1';
    await gateway.send({ url: file, bearer: operator });
    const { rows } = await gateway.database.pool.query<{ username: string }>(
      `select username from accounts join contact_requests using (customer_code) join contact_files f on f.request_id = contact_requests.id limit 1`,
    );
    const { body } = await gateway.send({
      url: '/api/sportello/v1/dati-personali',
      bearer: await as(rows[0]?.username ?? ''),
    });
    const by = { titolo: 'STAFF', autore: 'operatore', data: expect.any(String) };
    expect(body.accessi).toEqual(
      expect.arrayContaining(['contactInbox', 'contactFile'].map((operazione) => ({ ...by, operazione }))),
    );
  });

  it('returns files to operators alone', async () => {
    const url = '/api/sportello/v1/operatore/richieste/R-2026-000001/allegati/1';
    const { status, body } = await gateway.send({ url, bearer: await as('operatore') });
    expect(status).toBe(200);
    expect(body).toMatchObject({ fileName: 'ricevuta.pdf', tipo: 'application/pdf' });
    expect((await gateway.send({ url, bearer: await as('full') })).status).toBe(403);
    const missing = await gateway.send({ url: url.replace(/1$/, '5'), bearer: await as('operatore') });
    expect(missing.status).toBe(404);
  });
});
