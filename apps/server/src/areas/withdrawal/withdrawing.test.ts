import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn, messagesTo } from '../../../test/support/customers.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';
import { withdrawable } from '../../../test/support/requests/withdrawable.ts';

const gateway = useApp();
const base = '/api/sportello/v1/recessi';
type Customer = Awaited<ReturnType<typeof withdrawable>>;
const email = 'ricevute@example.it';

const read = ({ contract, bearer }: Customer) => gateway.send({ url: `${base}/COMMODITY/${contract}`, bearer });
const confirm = ({ contract, bearer }: Customer, payload: object = { email }) =>
  gateway.send({ method: 'POST', url: `${base}/COMMODITY/${contract}`, bearer, payload });
const goTo = (moment: string) => gateway.wait(Date.parse(moment) - gateway.now().getTime());

describe('withdrawing from a contract (recesso.conferma.1)', () => {
  it('returns the receipt with its second, in the documents, by mail, in the export and in the history', async () => {
    const customer = await withdrawable(gateway);
    expect((await read(customer)).body).toMatchObject({ stato: 'APERTO', ultimoGiorno: '2026-11-20', ricevuta: null });
    gateway.wait(7000);
    const { body } = await confirm(customer);
    expect(body).toMatchObject({ data: gateway.now().toISOString(), email, esito: 'INVIATA' });
    expect(body.numero).toMatch(/^RE-2026-\d{6}$/);
    expect((await read(customer)).body).toMatchObject({ stato: 'ESERCITATO', ricevuta: { numero: body.numero } });

    const { code, contract, quotation, bearer } = customer;
    expect(await eventsOf(gateway, code)).toContainEqual({
      kind: 'WITHDRAWAL_MADE',
      data: {
        number: body.numero,
        contractKind: 'QUOTATION',
        contractCode: quotation,
        channel: 'AREA',
        receivedAt: body.data,
        lastDay: '2026-11-20',
      },
    });
    const changes = await gateway.send({ url: '/api/sportello/v1/modifiche?materia=RECESSO', bearer });
    expect(changes.body.modifiche).toMatchObject([{ oggetto: body.numero, stato: 'INVIATA' }]);
    const mails = (await messagesTo(gateway, code)).filter(({ template }) => template === 'withdrawal-receipt');
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([customer.email, email]));
    for (const { text } of mails) expect(text).toContain('20 novembre 2026 alle 10:00:07');

    const search = await gateway.send({
      method: 'POST',
      url: '/api/documenti/v1/ricercaDocumentiContrattuali',
      bearer,
      payload: { societa: 'EE', tipologia: '', codiceContratto: contract, codiceFiscale: customer.fiscalCode },
    });
    expect(search.body.documenti).toMatchObject([{ docnumber: body.documento, nome: 'Ricevuta del recesso' }]);
    expect(search.body.documenti[0].link).toContain(body.documento);
    const file = await gateway.app.inject({
      url: `/api/documenti/v1/contenuto/${body.documento}`,
      headers: { authorization: `Bearer ${bearer}` },
    });
    const { pages, info } = await readPdf(Uint8Array.from(file.rawPayload));
    expect(info).toMatchObject({ Language: 'it-IT' });
    for (const words of [body.numero, '20 novembre 2026 alle 10:00:07', 'Giulia Ferri', 'Luce Serena', quotation]) {
      expect(pages[0]?.text).toContain(words);
    }
  });

  it('returns the first receipt when it is sent again, at once and by either of its codes (recesso.conferma.2)', async () => {
    const customer = await withdrawable(gateway);
    const { quotation, bearer, code } = customer;
    const asRequest = () =>
      gateway.send({ method: 'POST', url: `${base}/QUOTATION/${quotation}`, bearer, payload: { email } });
    const answers = await Promise.all([confirm(customer), asRequest(), confirm(customer), asRequest()]);
    gateway.wait(1000);
    answers.push(await confirm(customer, { email: 'altra@example.it' }));
    expect(new Set(answers.map(({ body }) => `${body.numero} ${body.data} ${body.email}`)).size).toBe(1);
    const made = (await eventsOf(gateway, code)).filter(({ kind }) => kind === 'WITHDRAWAL_MADE');
    expect(made).toHaveLength(1);
    const mails = (await messagesTo(gateway, code)).filter(({ template }) => template === 'withdrawal-receipt');
    expect(mails).toHaveLength(2);
  });

  it('rejects an address that is none, and a contract of somebody else or of another kind', async () => {
    const [customer, other] = [await withdrawable(gateway), await withdrawable(gateway)];
    expect(fieldsIn(await confirm(customer, { email: 'ricevute@' }))).toEqual(['email BLDM000']);
    expect(codeOf(await confirm({ ...other, bearer: customer.bearer }))).toBe('NOT_FOUND');
    const asService = await gateway.send({ url: `${base}/VAS/${customer.contract}`, bearer: customer.bearer });
    expect(codeOf(asService)).toBe('NOT_FOUND');
    expect((await read(other)).body).toMatchObject({ stato: 'APERTO' });
  });

  it('shows the outcome that the provider reports', async () => {
    const customer = await withdrawable(gateway);
    const { numero } = (await confirm(customer)).body;
    await gateway.database.pool.query(
      `update customer_changes set state = 'PRESA_IN_CARICO', told_at = $2 where subject = $1`,
      [numero, gateway.now()],
    );
    expect((await read(customer)).body.ricevuta).toMatchObject({ esito: 'PRESA_IN_CARICO' });
  });
});

describe('the contracts that can be withdrawn from (recesso.pagina.1)', () => {
  it('lists a request also as the supply that it became, until it is withdrawn from', async () => {
    const customer = await withdrawable(gateway);
    const { contract, quotation, bearer } = customer;
    const list = async () => (await gateway.send({ url: base, bearer })).body.recessi;
    expect(await list()).toEqual([
      { tipo: 'QUOTATION', codiceContratto: quotation, ultimoGiorno: '2026-11-20' },
      { tipo: 'COMMODITY', codiceContratto: contract, ultimoGiorno: '2026-11-20' },
    ]);
    await confirm(customer);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['NEGOZIO', { place: 'NEGOZIO' }, {}],
    ['AZIENDA', {}, { segment: 'Pmi' }],
    ['DATA_SCONOSCIUTA', null, {}],
  ] as const)('shows the reason %s and rejects the withdrawal (recesso.stati.2)', async (motivo, terms, said) => {
    const customer = await withdrawable(gateway, terms, said);
    expect((await read(customer)).body).toMatchObject({ stato: 'NON_PREVISTO', motivo, ultimoGiorno: null });
    expect((await gateway.send({ url: base, bearer: customer.bearer })).body.recessi).toEqual([]);
    expect(codeOf(await confirm(customer))).toBe('WITHDRAWAL_NOT_OPEN');
  });
});

// The clock goes on: these come last.
describe('the end of a period (recesso.periodo.3)', () => {
  it('returns a receipt in the last second, and an error with the cost one second after', async () => {
    const [inTime, late] = [await withdrawable(gateway), await withdrawable(gateway, { cost: 2350 })];
    goTo('2026-11-20T22:59:59Z');
    const bearers = [];
    for (const { username } of [inTime, late]) bearers.push((await gateway.signIn(username)).access_token);
    expect((await confirm({ ...inTime, bearer: bearers[0] ?? '' })).body).toMatchObject({
      data: '2026-11-20T22:59:59.000Z',
    });
    gateway.wait(1000);
    const after = { ...late, bearer: bearers[1] ?? '' };
    expect(codeOf(await confirm(after))).toBe('WITHDRAWAL_NOT_OPEN');
    expect((await read(after)).body).toMatchObject({
      stato: 'SCADUTO',
      ultimoGiorno: '2026-11-20',
      costoUscita: 23.5,
    });
  });

  it('returns a receipt in the first second of a contract made at home, and in its last', async () => {
    const customer = await withdrawable(gateway, { startsOn: '2026-11-20', place: 'PORTA', kind: 'COMMODITY' });
    const other = await withdrawable(gateway, { startsOn: '2026-11-20', place: 'PORTA', kind: 'COMMODITY' });
    expect((await confirm(customer)).body).toMatchObject({ data: '2026-11-20T23:00:00.000Z' });
    // 20 December is a Sunday.
    goTo('2026-12-21T22:59:59Z');
    const { access_token: bearer } = await gateway.signIn(other.username);
    expect((await confirm({ ...other, bearer })).body).toMatchObject({ data: '2026-12-21T22:59:59.000Z' });
  });
});
