import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { codeOf, fieldsIn, forgetTries, withoutTrace } from '../support/customers.ts';
import { debit, paymentsAt, someone } from '../support/money/payments.ts';
import { registrationAt } from '../support/credentials/registration.ts';

// Text is validated by one schema (formato.testo.2). Each call's own tests check that its fields use it; this file
// tests its effect.

const gateway = useApp();
const { change, mandatesOf } = paymentsAt(gateway);
const { begin, register } = registrationAt(gateway);
const bearers = new Map<string, Promise<string>>();
/** One session per user, since nothing here ends it. */
function as(username: string): Promise<string> {
  const bearer = bearers.get(username) ?? gateway.signIn(username).then(({ access_token }) => access_token);
  bearers.set(username, bearer);
  return bearer;
}
const key = () => ({ 'idempotency-key': randomUUID() });

beforeEach(() => forgetTries(gateway));

const blanks = ['', '   ', '\t\n ', '\u00a0', '\u200b\u200d', '\ufeff', '\u2800'];
const unwanted = ['a\u0007b', 'a\u001bb', 'a\u202eb', 'a\u2066b', 'a\ud800b'];

async function message(messaggio: string) {
  return gateway.send({
    method: 'POST',
    url: '/api/public-api/v1/proxy/invioFormContatti',
    bearer: await as('gas'),
    payload: { argomento: 'bollette', messaggio },
    headers: key(),
  });
}

const messageKept = async () =>
  (await gateway.send({ url: '/api/sportello/v1/richieste', bearer: await as('gas') })).body.richieste[0].messaggio;

async function answer(testo: string) {
  const { body } = await message('Vorrei capire il conguaglio.');
  await gateway.database.pool.query("update accounts set role = 'HELP_DESK' where username = 'operatore'");
  const bearer = await as('operatore');
  return withoutTrace(gateway, () =>
    gateway.send({
      method: 'POST',
      url: `/api/sportello/v1/operatore/richieste/${body.numeroRicevuta}/risposta`,
      bearer,
      payload: { testo },
      headers: key(),
    }),
  );
}

describe('a message', () => {
  it.each(blanks)('rejects a blank message: %j', async (text) => {
    await as('gas');
    const refused = await withoutTrace(gateway, () => message(text));
    expect([codeOf(refused), fieldsIn(refused)]).toEqual(['REQUEST_NOT_VALID', ['messaggio MISSING']]);
  });

  it.each(unwanted)('rejects characters that are not allowed in a message: %j', async (text) => {
    await as('gas');
    const refused = await withoutTrace(gateway, () => message(text));
    expect([codeOf(refused), fieldsIn(refused)]).toEqual(['REQUEST_NOT_VALID', ['messaggio CHARACTER_NOT_ALLOWED']]);
  });

  it('stores a message in composed form, with its lines', async () => {
    expect((await message('  Un caffe\u0300?\r\nSì.\tGrazie\n')).status).toBe(200);
    expect(await messageKept()).toBe('Un caffè?\nSì. Grazie');
  });
});

describe('an operator’s answer', () => {
  it.each(['   ', '\u200b'])('rejects a blank operator answer: %j', async (text) => {
    const refused = await answer(text);
    expect([codeOf(refused), fieldsIn(refused)]).toEqual(['REQUEST_NOT_VALID', ['testo MISSING']]);
  });
});

describe('a nickname', () => {
  const url = '/api/contratti/v1/modificaNicknameContratto';
  const light = '4000100001';
  const save = async (nickname: string) =>
    gateway.send({
      method: 'POST',
      url,
      bearer: await as('full'),
      payload: { codiceContratto: light, commodity: 'LUCE', nickname },
    });
  const kept = async () =>
    (await gateway.database.pool.query('select nickname from commodity_contracts where code = $1', [light])).rows[0]
      .nickname;

  it.each(blanks)('removes a nickname when saved as %j', async (text) => {
    expect(codeOf(await save('Casa'))).toBe('ok');
    expect(codeOf(await save(text))).toBe('ok');
    expect(await kept()).toBeNull();
  });

  it.each([...unwanted, 'a\nb'])('rejects characters that are not allowed in a nickname: %j', async (text) => {
    const refused = await save(text);
    expect([codeOf(refused), fieldsIn(refused)]).toEqual(['REQUEST_NOT_VALID', ['nickname CHARACTER_NOT_ALLOWED']]);
  });

  it('stores a nickname in composed form, without spaces around it', async () => {
    expect(codeOf(await save('  Caffe\u0300 👩‍👩‍👧 '))).toBe('ok');
    expect(await kept()).toBe('Caffè 👩‍👩‍👧');
  });
});

describe('the name on a mandate', () => {
  it.each(blanks)('rejects a blank name on a mandate: %j', async (text) => {
    const giulia = await someone(gateway);
    const asked = debit(giulia.account);
    const refused = await withoutTrace(gateway, () => change(giulia, { ...asked, nome: text, cognome: text }));
    expect([codeOf(refused), fieldsIn(refused)]).toEqual(['REQUEST_NOT_VALID', ['nome MISSING', 'cognome MISSING']]);
    expect(await mandatesOf(giulia)).toEqual([]);
  });
});

describe('a username', () => {
  it.each(['luce\u200b', '\u2060luce', 'lucè', 'ⅼuce', 'lu ce', 'luce\u202e'])(
    'rejects %j as a username',
    async (username) => {
      const { id, code } = await begin();
      const refused = await withoutTrace(gateway, () => register(id, code, { username }));
      expect([codeOf(refused), fieldsIn(refused)]).toEqual(['REQUEST_NOT_VALID', ['username CHARACTER_NOT_ALLOWED']]);
    },
  );

  it.each(blanks)('rejects a blank username: %j', async (username) => {
    const { id, code } = await begin();
    expect(codeOf(await register(id, code, { username }))).toBe('UIDP002');
  });
});

describe('a field of a query', () => {
  it('counts as absent when it is blank', async () => {
    const url = (pod: string) => `/api/suggets/GetTownDirect?pTxt=Aosta&prv=${pod}`;
    const bearer = await as('full');
    expect((await gateway.send({ url: url(''), bearer })).status).toBe(200);
    expect((await gateway.send({ url: url('%20'), bearer })).status).toBe(200);
    expect((await gateway.send({ url: `${url('')}&altro=`, bearer })).status).toBe(400);
  });
});
