import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/customers.ts';

const gateway = useApp();

const base = '/api/contratti/v1';

async function as(username: string) {
  const { access_token: bearer } = await gateway.signIn(username);
  return async (path: string, query: Record<string, string> = {}) =>
    gateway.send({ url: `${base}/${path}?${new URLSearchParams(query).toString()}`, bearer });
}

const insertSupply = `insert into commodity_contracts (code, customer_code, commodity, source_state, quotation_code, contract_account)
  values ($1, $2, 'LUCE', 'Attivo', $3, $4)`;
const insertService = `insert into vas_contracts (code, customer_code, type, sub_type, product_type, source_state, name, commodity_code, contract_account)
  values ($1, $2, 'SERVIZIO', 'DEFAULT', 'ZDOM', 'Attivo', 'Casa Connessa', $3, $4)`;

describe('how a supply is paid', () => {
  it('returns by contract how a supply is paid, with the mandate in force', async () => {
    const ask = await as('full');
    const { contratti } = (await ask('recuperoLista')).body;
    const { codiceContratto, contractAccount } = contratti[0];
    const { status, body } = await ask('recuperoDatiPagamento', { codiceContratto });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      header: { stato: 0 },
      contractAccount,
      metodoPagamento: 'U',
      metodo: { stato: 'Attivo', tipo: 'SDD', carta: null, sdd: { nome: 'Giulia', cognome: 'Ferri' } },
      mandatoFuturo: null,
      versione: expect.stringMatching(/^[1-9]\d*$/),
    });
    expect(body.mandatoAttuale).toMatch(/^EE\d{32}$/);
  });

  it('shows a slip, a future mandate, cards and their circuits, each status', async () => {
    const ask = await as('full');
    const { contratti } = (await ask('recuperoLista')).body;
    const all = [];
    for (const { codiceContratto } of contratti) {
      all.push((await ask('recuperoDatiPagamento', { codiceContratto })).body);
    }
    expect(all.map(({ metodoPagamento }) => metodoPagamento)).toEqual(['U', 'P', 'L', 'U', 'S', 'U', 'B']);
    expect(all.map(({ metodo }) => metodo?.stato)).toEqual([
      'Attivo',
      undefined,
      'Attivo',
      'In Attivazione',
      'Disattivato',
      'In Disattivazione',
      undefined,
    ]);
    expect(all[1]).toMatchObject({ metodo: null, mandatoAttuale: null, mandatoFuturo: expect.any(String) });
    expect(all[1].ibanFuturo).toMatch(/^IT/);
    expect(all[2].metodo).toMatchObject({ tipo: 'CARTA', carta: { circuito: 'Visa', intestatario: 'Giulia Ferri' } });
  });

  it('returns the method by quotation, and an empty one while there is no contract', async () => {
    const ask = await as('full');
    const { contratti } = (await ask('recuperoLista')).body;
    const { codiceQuotation, contractAccount } = contratti.find(
      (each: { codiceQuotation: string | null }) => each.codiceQuotation !== null,
    );
    expect((await ask('recuperoDatiPagamento', { codiceQuotation })).body).toMatchObject({
      contractAccount,
      metodoPagamento: 'U',
    });
    const { quotazioni } = (
      await gateway.send({
        url: '/api/contratti/v2/recuperoListaQuotation',
        bearer: (await gateway.signIn('prospect')).access_token,
      })
    ).body;
    const prospect = await as('prospect');
    await gateway.database.pool.query('update customers set prospect = false, in_creation = false');
    const { body } = await prospect('recuperoDatiPagamento', { codiceQuotation: quotazioni[0].codiceQuotation });
    expect(body).toMatchObject({ contractAccount: null, metodoPagamento: null, metodo: null, versione: null });
  });

  it('returns no method but a version for an account unknown to the source', async () => {
    const customer = await newAccount(gateway);
    await gateway.database.pool.query(insertSupply, ['C-UNKNOWN', customer.code, null, 'A-UNKNOWN']);
    const ask = await as(customer.username);
    expect((await ask('recuperoDatiPagamento', { codiceContratto: 'C-UNKNOWN' })).body).toMatchObject({
      contractAccount: 'A-UNKNOWN',
      metodoPagamento: null,
      versione: '0',
    });
  });

  it.each([
    ['card_last_digits', '4242', { ultimeCifre: '4242', circuito: null }],
    ['card_circuit', 'Visa', { ultimeCifre: null, circuito: 'Visa' }],
    ['card_holder', 'Giulia Ferri', null],
  ])('shows a card of which only %s is known as %j: %j', async (column, value, carta) => {
    const customer = await newAccount(gateway);
    const account = `A-${customer.code}`;
    await gateway.database.pool.query(insertSupply, [`C-${customer.code}`, customer.code, null, account]);
    await gateway.database.pool.query(
      `insert into payment_methods (contract_account, customer_code, method_code, status, ${column})
       values ($1, $2, 'L', 'Attivo', $3)`,
      [account, customer.code, value],
    );
    const ask = await as(customer.username);
    const { metodo } = (await ask('recuperoDatiPagamento', { codiceContratto: `C-${customer.code}` })).body;
    if (carta === null) expect(metodo.carta).toBeNull();
    else expect(metodo.carta).toMatchObject(carta);
    expect(metodo.sdd).toBeNull();
  });
});

describe('how a service is paid', () => {
  it('returns how a service is paid by contract and account, with its cost', async () => {
    const ask = await as('full');
    const { contratti } = (await ask('recuperoContrattiVasCliente')).body;
    const fibre = contratti.find((each: { nome: string }) => each.nome === 'Fibra Casa');
    const { codiceContrattoVas, contractAccount } = fibre;
    const { body } = await ask('recuperoDatiPagamentoVas', { codiceContrattoVas, contractAccount });
    expect(body).toMatchObject({
      metodoPagamento: 'L',
      metodo: { carta: { circuito: 'Mastercard' } },
      versione: expect.stringMatching(/^[1-9]\d*$/),
    });
    expect((await ask('recuperoDettagliPagamentoContrattiVas', { codiceContrattoVas })).body).toMatchObject({
      pagamenti: [
        {
          codiceContrattoVas,
          contractAccount,
          metodoPagamento: 'L',
          importo: 26.9,
          frequenza: 'mensile',
          dataProssimoAddebito: '2026-12-05',
        },
      ],
    });
  });

  it('returns NOT_FOUND for a service on another account of the same customer', async () => {
    const ask = await as('full');
    const services = (await ask('recuperoContrattiVasCliente')).body.contratti;
    const { codiceContrattoVas, contractAccount } = services[0];
    const other = services.find((each: { contractAccount: string }) => each.contractAccount !== contractAccount);
    const asked = { codiceContrattoVas, contractAccount: other.contractAccount };
    expect((await ask('recuperoDatiPagamentoVas', asked)).body.header.codice).toBe('NOT_FOUND');
  });

  it('goes with its supply where it has no account of its own; without either, ‘Contract not found’', async () => {
    const customer = await newAccount(gateway);
    const { pool } = gateway.database;
    await pool.query(insertSupply, ['C-LINKED', customer.code, null, 'A-LINKED']);
    await pool.query(insertService, ['V-LINKED', customer.code, 'C-LINKED', null]);
    await pool.query(insertService, ['V-ALONE', customer.code, null, null]);
    const ask = await as(customer.username);
    const linked = { codiceContrattoVas: 'V-LINKED', contractAccount: 'A-LINKED' };
    expect((await ask('recuperoDatiPagamentoVas', linked)).status).toBe(200);
    const { body } = await ask('recuperoDettagliPagamentoContrattiVas', { codiceContrattoVas: 'V-LINKED' });
    expect(body.pagamenti).toMatchObject([{ contractAccount: 'A-LINKED', importo: null }]);
    const alone = await ask('recuperoDettagliPagamentoContrattiVas', { codiceContrattoVas: 'V-ALONE' });
    expect([alone.status, alone.body.header.codice]).toEqual([404, 'CONTRACT_NOT_FOUND']);
    const asked = { codiceContrattoVas: 'V-ALONE', contractAccount: 'A-LINKED' };
    expect((await ask('recuperoDatiPagamentoVas', asked)).body.header.codice).toBe('CONTRACT_NOT_FOUND');
  });
});
