import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, forgetTries } from '../../../test/support/customers.ts';
import { callsOf, deskOf, giveBill, pdf, withSupply } from '../../../test/support/requests/supply-requests.ts';

const gateway = useApp();

beforeEach(() => forgetTries(gateway));

async function made(kind: 'POTENZA' | 'VOLTURA' | 'FATTURAZIONE' = 'POTENZA') {
  const customer = await withSupply(gateway);
  const calls = callsOf(gateway, customer);
  const number = await calls.request({ kind, hasContract: kind !== 'VOLTURA' });
  return { customer, calls, number };
}

const kindsOf = async ({ customer }: Pick<Awaited<ReturnType<typeof made>>, 'customer'>) =>
  (await eventsOf(gateway, customer.code)).map(({ kind }) => kind).filter((kind) => kind.startsWith('SUPPLY_REQUEST'));

describe('a paper that is missing (pratica.carte.2)', () => {
  it('accepts a missing paper once per key, to be checked again', async () => {
    const asked = await made('VOLTURA');
    const { calls, number } = asked;
    const desk = await deskOf(gateway);
    await desk.check(number, 1, 'RESPINTA', 'La foto non si legge.');
    expect(await calls.read(number)).toMatchObject({
      stato: 'DA_INTEGRARE',
      mancano: ['IDENTITA'],
      carte: [{ posizione: 1, stato: 'RESPINTA', motivo: 'La foto non si legge.' }, { stato: 'DA_VERIFICARE' }],
    });
    gateway.wait(1000);
    const sent = await Promise.all([
      calls.paper(number, 'IDENTITA', 'chiave-di-una-carta-1'),
      calls.paper(number, 'IDENTITA', 'chiave-di-una-carta-1'),
    ]);
    expect(sent.map(codeOf)).toEqual(['ok', 'ok']);
    expect(await calls.read(number)).toMatchObject({
      stato: 'IN_CORSO',
      mancano: [],
      carte: [{}, {}, { posizione: 3, carta: 'IDENTITA', nome: 'altra.pdf', stato: 'DA_VERIFICARE' }],
    });
    expect(codeOf(await calls.paper(number, 'TITOLO', 'chiave-di-una-carta-1'))).toBe('REQUEST_REPEATED_DIFFERENTLY');
    expect((await calls.get(`/${number}/carte/3`)).body).toBe(Buffer.from(pdf, 'base64').toString());
    expect((await calls.get(`/${number}/carte/4`)).status).toBe(404);
    expect(await kindsOf(asked)).toEqual(['SUPPLY_REQUEST_MADE', 'SUPPLY_REQUEST_MOVED', 'SUPPLY_REQUEST_PAPER_SENT']);
  });

  it('accepts only a paper that was asked for, even if one was accepted before', async () => {
    const { calls, number } = await made('VOLTURA');
    const desk = await deskOf(gateway);
    await desk.check(number, 1, 'ACCETTATA');
    gateway.wait(1000);
    expect(codeOf(await calls.paper(number, 'IDENTITA'))).toBe('PAPER_NOT_ASKED');
    expect(codeOf(await calls.paper(number, 'ALTRO'))).toBe('PAPER_NOT_ASKED');
    await desk.write(number, 'Il documento è scaduto.', { chiede: 'IDENTITA' });
    await desk.write(number, 'Ci serve anche la procura.', { chiede: 'ALTRO' });
    expect((await calls.read(number)).mancano).toEqual(['IDENTITA', 'ALTRO']);
    gateway.wait(1000);
    const twice = await Promise.all([calls.paper(number, 'ALTRO'), calls.paper(number, 'ALTRO')]);
    expect(twice.map(codeOf).toSorted()).toEqual(['PAPER_NOT_ASKED', 'ok']);
    expect((await calls.read(number)).mancano).toEqual(['IDENTITA']);
  });
});

describe('messages (pratica.pagina.1)', () => {
  it('sends messages between customer and provider once each, until the request ends', async () => {
    const { calls, number } = await made();
    const desk = await deskOf(gateway);
    const write = (testo: string, key: string) =>
      calls.send(`/${number}/messaggi`, { testo }, { 'idempotency-key': key });
    const twice = await Promise.all([
      write('Ci sono dopo le 17.', 'chiave-messaggio-1'),
      write('Ci sono dopo le 17.', 'chiave-messaggio-1'),
    ]);
    expect(twice.map(codeOf)).toEqual(['ok', 'ok']);
    expect(codeOf(await write('Prima.', 'chiave-messaggio-1'))).toBe('REQUEST_REPEATED_DIFFERENTLY');
    for (let sent = 0; sent < 2; sent += 1) await desk.write(number, 'Va bene.', { key: 'chiave-messaggio-2' });
    expect((await calls.read(number)).messaggi).toMatchObject([
      { da: 'CLIENTE', testo: 'Ci sono dopo le 17.', chiede: null },
      { da: 'FORNITORE', testo: 'Va bene.' },
    ]);
    await calls.send(`/${number}/annulla`);
    expect(codeOf(await write('Ci sono dopo le 17.', 'chiave-messaggio-1'))).toBe('ok');
    expect(codeOf(await write('Grazie.', 'chiave-messaggio-3'))).toBe('REQUEST_CLOSED');
    expect(codeOf(await desk.write(number, 'Grazie.'))).toBe('REQUEST_CLOSED');
  });
});

describe('cancelling (pratica.annullamento.1)', () => {
  it('ends a request once, however often it is asked for', async () => {
    const asked = await made();
    const { calls, number } = asked;
    const answers = await Promise.all([1, 2, 3].map(() => calls.send(`/${number}/annulla`)));
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok']);
    expect(await calls.read(number)).toMatchObject({
      stato: 'ANNULLATA',
      entro: null,
      annullabile: false,
      annullataIl: gateway.now().toISOString(),
    });
    expect(await kindsOf(asked)).toEqual(['SUPPLY_REQUEST_MADE', 'SUPPLY_REQUEST_CANCELLED']);
    expect(codeOf(await calls.paper(number, 'IDENTITA'))).toBe('REQUEST_CLOSED');
  });

  it.each([
    ['POTENZA', 'INVIATA_DISTRIBUTORE', 'ok'],
    ['POTENZA', 'LAVORO_PROGRAMMATO', 'REQUEST_NOT_CANCELLABLE'],
    ['FATTURAZIONE', 'VERIFICATA', 'ok'],
    ['FATTURAZIONE', 'ESEGUITA', 'REQUEST_CLOSED'],
  ] as const)('returns for the cancellation of a %s at %s the code %s', async (kind, step, code) => {
    const { calls, number } = await made(kind);
    const desk = await deskOf(gateway);
    expect(codeOf(await desk.move(number, step, { giorno: '2026-11-26' }))).toBe('ok');
    expect(codeOf(await calls.send(`/${number}/annulla`))).toBe(code);
  });

  it('rejects a request of somebody else, and a number of another year', async () => {
    const { number } = await made();
    const { calls } = await made();
    for (const other of [number, number.replace('2026', '2025')]) {
      expect(codeOf(await calls.send(`/${other}/annulla`))).toBe('NOT_FOUND');
      expect(codeOf(await calls.get(`/${other}`))).toBe('NOT_FOUND');
      expect((await calls.get(`/${other}/carte/1`)).status).toBe(404);
    }
  });
});

describe('a suspension (pratica.sospensione.1)', () => {
  it('returns the overdue bills of the supply and its account, the cost, the term and the request', async () => {
    const customer = await withSupply(gateway, { state: 'Sospeso per morosità' });
    const { code, contract, bearer } = customer;
    const calls = callsOf(gateway, customer);
    const read = (of = contract) => gateway.send({ url: `/api/sportello/v1/sospensioni/${of}`, bearer });
    const other = `${contract}-2`;
    await gateway.database.pool.query(
      `insert into commodity_contracts (code, customer_code, commodity, source_state) values ($1, $2, 'GAS', 'Attivo')`,
      [other, code],
    );
    const bill = (number: string, of: string, more: { open: number; due?: string; account?: string }) =>
      giveBill(gateway, { code, contract: of }, { number: `${contract}-${number}`, due: '2026-09-30', ...more });
    await bill('1', contract, { open: 8420 });
    await bill('2', other, { open: 1580, due: '2026-10-31', account: `${contract}A` });
    await bill('3', contract, { open: 5000, due: '2026-12-31' });
    await bill('4', other, { open: 7000, account: 'ALTRO' });
    expect((await read()).body).toMatchObject({
      codiceContratto: contract,
      bollette: [
        { numero: `${contract}-1`, importo: 84.2, scadenza: '2026-09-30' },
        { numero: `${contract}-2`, importo: 15.8, scadenza: '2026-10-31' },
      ],
      totale: 100,
      costo: { totale: 30.74 },
      pratica: null,
    });
    const number = await calls.request({ kind: 'RIATTIVAZIONE' });
    expect((await read()).body.pratica).toBe(number);
    const active = await withSupply(gateway);
    for (const foreign of [active.contract, 'NON-ESISTE']) expect(codeOf(await read(foreign))).toBe('NOT_FOUND');
    const own = await gateway.send({ url: `/api/sportello/v1/sospensioni/${active.contract}`, bearer: active.bearer });
    expect(codeOf(own)).toBe('NOT_FOUND');
  });
});

it('exports requests and drafts with the personal data', async () => {
  const { customer, calls, number } = await made();
  await calls.save({ kind: 'DISATTIVAZIONE' });
  const { body } = await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer: customer.bearer });
  expect(body.pratiche).toMatchObject([{ numero: number, risposte: { telefono: '3331234567' } }]);
  expect(body.bozzePratiche).toMatchObject([{ tipo: 'DISATTIVAZIONE' }]);
});
