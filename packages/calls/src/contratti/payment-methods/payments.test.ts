import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../../mechanism/rows.ts';
import { readSample } from '../../mechanism/sample.ts';
import { modificaDatiPagamento } from './modificaDatiPagamento.ts';
import { modificaDatiPagamentoVas } from './modificaDatiPagamentoVas.ts';
import { exampleCardChange, exampleDebit, toPaymentChange } from './paymentChange.ts';
import { examplePaymentData } from './paymentData.ts';
import { examplePaymentMethod } from './paymentMethod.ts';
import { recuperoDatiPagamento } from './recuperoDatiPagamento.ts';
import { recuperoDatiPagamentoVas } from './recuperoDatiPagamentoVas.ts';
import { recuperoDettagliPagamentoContrattiVas } from './recuperoDettagliPagamentoContrattiVas.ts';

const read = async (fields: object) =>
  (await readSample(recuperoDatiPagamento, { ...examplePaymentData, ...fields })).model;

describe('how a contract is paid', () => {
  it('reads a bank debit', async () => {
    expect(await read({})).toMatchObject({
      account: '500000000001',
      kind: 'ADDEBITO_CONTO_CORRENTE',
      data: { methodCode: 'U' },
      method: { status: 'ATTIVO', type: 'SDD', sdd: { holderSurname: 'Ferri', iban: 'IT60X0542811101000000123456' } },
      version: '2',
    });
  });

  const card = {
    intestatario: 'Giulia Ferri',
    ultimeCifre: '4242',
    scadenza: '08/2029',
    circuito: 'American Express',
    tipologia: 'PREPAGATA',
  };

  it.each([
    [card, { lastFourDigits: '4242', expiry: '08/2029', circuit: 'AMERICAN_EXPRESS', kind: 'PREPAID' }],
    [{ ...card, circuito: null }, { circuit: 'MASTERCARD' }],
    [
      { ...card, circuito: 'Ignoto', tipologia: 'IGNOTA' },
      { circuit: 'MASTERCARD', kind: undefined },
    ],
  ])('reads the card %j', async (carta, expected) => {
    const { method } = await read({ metodoPagamento: 'L', metodo: { ...examplePaymentMethod, tipo: 'CARTA', carta } });
    expect(method).toMatchObject({ type: 'CARD', card: expected });
  });

  it.each([
    ['Attivo', 'ATTIVO'],
    ['In Attivazione', 'IN_ATTIVAZIONE'],
    ['IN DISATTIVAZIONE', 'IN_DISATTIVAZIONE'],
    ['disattivato', 'DISATTIVATO'],
    ['Boh', 'SCONOSCIUTO'],
  ])('reads the status %s as %s', async (stato, status) => {
    expect((await read({ metodo: { ...examplePaymentMethod, stato } })).method.status).toBe(status);
  });

  it.each([
    ['CARTA', 'CARD'],
    ['PREAUTORIZZAZIONE_CARTA', 'CARD_PREAUTHORISATION'],
    ['PAYPAL', 'PAYPAL'],
    ['SDD', 'SDD'],
    ['SATISPAY', 'SATISPAY'],
    ['MYBANK', 'MYBANK'],
    ['APPLE_PAY', 'APPLE_PAY'],
    ['GOOGLE_PAY', 'GOOGLE_PAY'],
    ['KLARNA', 'KLARNA'],
    ['PISP', 'PISP'],
    ['toString', undefined],
  ])('reads the type %s as %s', async (tipo, type) => {
    expect((await read({ metodo: { ...examplePaymentMethod, tipo } })).method.type).toBe(type);
  });

  it.each([
    ['P', { kind: 'BOLLETTINO_POSTALE', method: { status: 'ATTIVO' } }],
    ['Z', { kind: 'SCONOSCIUTO', method: { status: 'SCONOSCIUTO' } }],
    [null, { kind: 'SCONOSCIUTO', method: { status: 'SCONOSCIUTO' } }],
  ])('reads code %s without a method', async (metodoPagamento, expected) => {
    expect(await read({ metodoPagamento, metodo: null })).toMatchObject(expected);
  });

  it.each([
    ['M2', 'IT99', { status: 'IN_ATTIVAZIONE', type: 'SDD', sdd: { iban: 'IT99' } }],
    ['M2', null, undefined],
    [null, 'IT99', undefined],
    ['M1', 'IT99', undefined],
  ])('shows as pending the future mandate %s with IBAN %s: %j', async (mandatoFuturo, ibanFuturo, next) => {
    const { method } = await read({ mandatoAttuale: 'M1', mandatoFuturo, ibanFuturo });
    expect(method.next).toEqual(next);
  });

  it('shows a pending debit also to who pays by slip', async () => {
    const fields = {
      metodoPagamento: 'P',
      metodo: null,
      mandatoAttuale: null,
      mandatoFuturo: 'M2',
      ibanFuturo: 'IT99',
    };
    expect((await read(fields)).method).toMatchObject({ status: 'ATTIVO', next: { sdd: { iban: 'IT99' } } });
  });

  it('reads what a service costs, in cents', async () => {
    const pagamento = { codiceContrattoVas: 'V1', importo: 1.15, metodoPagamento: 'L', frequenza: 'Mensile' };
    const { model } = await readSample(recuperoDettagliPagamentoContrattiVas, { pagamenti: [pagamento] });
    expect(model).toEqual([
      {
        contractCode: 'V1',
        account: undefined,
        kind: 'CARTA_CREDITO',
        amount: 115,
        frequency: 'MENSILE',
        nextChargeDate: undefined,
      },
    ]);
  });

  it.each([
    [{ codiceContratto: 'C1' }, []],
    [{ codiceQuotation: 'Q1' }, []],
    [{}, ['codiceContratto MISSING']],
    [{ codiceContratto: 'C1', codiceQuotation: 'Q1' }, ['codiceContratto NOT_EXPECTED']],
    [{ codiceContratto: '' }, ['codiceContratto MISSING']],
    [{ codiceContratto: ['C1', 'C2'] }, ['codiceContratto invalid_type']],
    [{ codiceContratto: 'C1', altro: 'x' }, ['altro unrecognized_keys']],
  ])('requires exactly one code: validates %j and rejects %j', (query, expected) => {
    expect(rejectedFor(recuperoDatiPagamento.query, query)).toEqual(expected);
  });

  it('requires contract and account to ask how a service is paid', () => {
    expect(rejectedFor(recuperoDatiPagamentoVas.query, { codiceContrattoVas: 'V1' })).toEqual([
      'contractAccount invalid_type',
    ]);
  });
});

const debit = { ...exampleDebit, commodity: 'LUCE' };
const card = { ...exampleCardChange, commodity: 'LUCE' };

describe('changing how a contract is paid', () => {
  it.each([
    ['a debit', debit, []],
    ['a card', card, []],
    ['a method in force that is not known', { ...card, metodoPagamentoAttuale: undefined }, []],
    ['no commodity', { ...debit, commodity: undefined }, ['commodity invalid_value']],
    ['an unknown code', { ...debit, metodoPagamentoRichiesto: 'P' }, ['metodoPagamentoRichiesto invalid_value']],
    ['another company', { ...debit, societa: 'XX' }, ['societa invalid_value']],
    ['a day of the other form', { ...debit, dataFirma: '20261121' }, ['dataFirma invalid_format']],
    ['a day that does not exist', { ...debit, dataFirma: '2026-02-30' }, ['dataFirma invalid_format']],
    ['a small IBAN', { ...debit, IBAN: 'it60x0542811101000000123456' }, ['IBAN NOT_IN_CAPITALS']],
    ['an IBAN with spaces', { ...debit, IBAN: 'IT60 X054' }, ['IBAN NOT_IN_CAPITALS']],
    ['a small fiscal code', { ...debit, codiceFiscale: 'frrgli85m41f205v' }, ['codiceFiscale NOT_IN_CAPITALS']],
    ['a debit without holder', { ...debit, nome: undefined, cognome: undefined }, ['nome MISSING', 'cognome MISSING']],
    ['a debit without account', { ...debit, IBAN: undefined }, ['IBAN MISSING']],
    ['a debit with a token', { ...debit, tokenID: 'pm_1' }, ['tokenID NOT_EXPECTED']],
    ['a card without token', { ...card, tokenID: undefined }, ['tokenID MISSING']],
    ['a card with an IBAN', { ...card, IBAN: 'IT60' }, ['IBAN NOT_EXPECTED']],
    ['a card number', { ...card, numeroCarta: '4242424242424242' }, ['numeroCarta unrecognized_keys']],
  ])('validates a change of payment method with %s', (_, body, expected) => {
    expect(rejectedFor(modificaDatiPagamento.body, body)).toEqual(expected);
  });

  it('takes no commodity for a service', () => {
    expect(rejectedFor(modificaDatiPagamentoVas.body, exampleDebit)).toEqual([]);
    expect(rejectedFor(modificaDatiPagamentoVas.body, debit)).toEqual(['commodity unrecognized_keys']);
  });

  it('allows only the customer in person to change a payment method', () => {
    expect(modificaDatiPagamento.access).toBe('customer-in-person');
    expect(modificaDatiPagamentoVas.access).toBe('customer-in-person');
  });

  it('writes a change of payment method in capitals, dated today', () => {
    const requested = {
      kind: 'BANK_DEBIT',
      name: 'Giulia',
      surname: 'Ferri',
      fiscalCode: 'frrgli85m41f205v',
      iban: 'it60 x054 2811 1010 0000 0123 456',
    } as const;
    const payload = toPaymentChange({ account: '500000000001', methodCode: 'P' }, requested, '2026-11-20');
    expect(payload).toEqual(exampleDebit);
  });

  it('carries a card only as its token', () => {
    const requested = { kind: 'CARD', tokenId: 'pm_1Example' } as const;
    const payload = toPaymentChange({ account: '500000000002', methodCode: 'U' }, requested, '2026-11-20');
    expect(payload).toEqual(exampleCardChange);
  });
});
