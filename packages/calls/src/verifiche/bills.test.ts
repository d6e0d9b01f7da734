import { BILL_STATUS_CODES, sumOfLines } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { exampleBill } from './bill.ts';
import { exampleBillLines } from './billLine.ts';
import { toCompactDay } from './compactDay.ts';
import { recuperoDettaglioBolletta } from './recuperoDettaglioBolletta.ts';
import { recuperoListaBollette } from './recuperoListaBollette.ts';
import { recuperoListaBolletteVAS } from './recuperoListaBolletteVAS.ts';

const readBill = async (change: object) => {
  const { model, setAside } = await readSample(recuperoListaBollette, {
    bollette: [{ ...exampleBill, ...change }],
    totaleElementi: 1,
  });
  expect(setAside).toEqual([]);
  return model.bills[0];
};

describe('a bill', () => {
  it('reads its fields, the amounts in cents', async () => {
    expect(await readBill({})).toEqual({
      number: '2026000123456',
      type: 'BOLLETTA',
      status: 'IN_SCADENZA',
      contractCode: '4000000001',
      vasContractCode: undefined,
      account: '500000000001',
      commodityType: 'LUCE',
      issueDate: '2026-11-10',
      expirationDate: '2026-11-30',
      paymentDate: undefined,
      periodStart: '2026-09-01',
      periodEnd: '2026-10-31',
      amount: 12_345,
      openAmount: 12_345,
      paymentMethod: 'BOLLETTINO_POSTALE',
      debitOutcome: undefined,
      disputed: 0,
      instalment: undefined,
    });
  });

  it.each([...Object.entries(BILL_STATUS_CODES), ['77', 'SCONOSCIUTO'], ['', 'SCONOSCIUTO']])(
    'reads the status %j as %s',
    async (stato, status) => {
      expect((await readBill({ stato }))?.status).toBe(status);
    },
  );

  it.each([
    [0, 0],
    [0.07, 7],
    [1.15, 115],
    [4.35, 435],
    [-12.3, -1230],
    [1_234_567.89, 123_456_789],
  ])('reads %d euros as %d cents', async (importo, cents) => {
    expect((await readBill({ importo }))?.amount).toBe(cents);
  });

  it('sets aside a bill with thousandths of a euro, and does not round it', async () => {
    const { model, setAside } = await readSample(recuperoListaBollette, {
      bollette: [{ ...exampleBill, importo: 1.005 }, exampleBill],
      totaleElementi: 2,
    });
    expect(model.bills).toHaveLength(1);
    expect(setAside).toMatchObject([{ list: 'bollette', index: 0 }]);
  });

  it.each([
    [{ tipoDocumento: 'CAMBIALE' }, { type: 'SCONOSCIUTO' }],
    [
      { metodoPagamento: 'U', esitoAddebito: 'FALLITO' },
      { paymentMethod: 'ADDEBITO_CONTO_CORRENTE', debitOutcome: 'FALLITO' },
    ],
    [
      { metodoPagamento: 'Z', esitoAddebito: 'FORSE' },
      { paymentMethod: 'SCONOSCIUTO', debitOutcome: undefined },
    ],
    [{ commodity: 'IDROGENO' }, { commodityType: 'SCONOSCIUTO' }],
    [
      { commodity: null, codiceContratto: null, codiceContrattoVas: 'V1' },
      { commodityType: undefined, vasContractCode: 'V1' },
    ],
    [
      { rata: { numero: 2, totale: 5, numeroBolletta: null } },
      { instalment: { number: 2, count: 5, billNumber: undefined } },
    ],
  ])('reads a bill with %j as %j', async (change, expected) => {
    expect(await readBill(change)).toMatchObject(expected);
  });
});

describe('the lists of bills', () => {
  const page = { numElemPagina: '50', numPagina: '1' };
  const period = { inizioPeriodo: '2026-01-01', finePeriodo: '2026-12-31' };

  it.each([
    [{ ...period, ...page }, []],
    [{ inizioPeriodo: '2026-01-01', finePeriodo: '2026-01-01', ...page }, []],
    [{ inizioPeriodo: '2026-12-31', finePeriodo: '2026-01-01', ...page }, ['finePeriodo BEFORE_START']],
    [{ inizioPeriodo: '20260101', finePeriodo: '2026-12-31', ...page }, ['inizioPeriodo invalid_format']],
    [{ inizioPeriodo: '2026-02-30', finePeriodo: '2026-12-31', ...page }, ['inizioPeriodo invalid_format']],
    [{ ...period, numElemPagina: '0', numPagina: '1' }, ['numElemPagina TOO_SMALL']],
    [{ ...period, numElemPagina: '501', numPagina: '1' }, ['numElemPagina TOO_LARGE']],
    [{ ...period, numElemPagina: '1e2', numPagina: '1' }, ['numElemPagina NOT_A_NUMBER']],
    [{ ...period, numElemPagina: '50', numPagina: '-1' }, ['numPagina NOT_A_NUMBER']],
    [page, ['inizioPeriodo invalid_type', 'finePeriodo invalid_type']],
    [{ ...period, ...page, ordine: 'x' }, ['ordine unrecognized_keys']],
  ])('validates a query for bills of supplies with %j', (query, expected) => {
    expect(rejectedFor(recuperoListaBollette.query, query)).toEqual(expected);
  });

  it.each([
    [{ inizioPeriodo: '20260101', finePeriodo: '20261231' }, []],
    [{ inizioPeriodo: '20261231', finePeriodo: '20260101' }, ['finePeriodo BEFORE_START']],
    [{ inizioPeriodo: '2026-01-01', finePeriodo: '20261231' }, ['inizioPeriodo custom']],
    [{ inizioPeriodo: '20260230', finePeriodo: '20261231' }, ['inizioPeriodo custom']],
    [{ inizioPeriodo: 20_260_101, finePeriodo: '20261231' }, ['inizioPeriodo invalid_type']],
  ])('validates a query for bills of services with %j', (body, expected) => {
    expect(rejectedFor(recuperoListaBolletteVAS.body, body)).toEqual(expected);
  });

  it('writes a day as the list of services takes it', () => {
    expect(toCompactDay('2026-01-09')).toBe('20260109');
  });

  it('reads the invoices of services', async () => {
    const bollette = [{ ...exampleBill, tipoDocumento: 'FATTURA_CANONE_NOLEGGIO' }];
    expect((await readSample(recuperoListaBolletteVAS, { bollette })).model).toMatchObject([
      { type: 'FATTURA_CANONE_NOLEGGIO', amount: 12_345 },
    ]);
  });
});

describe('the detail of a bill', () => {
  it.each([
    [{ numeroBolletta: 'B1' }, []],
    [{ numeroBolletta: 'B1', tipologia: 'VAS' }, []],
    [{ numeroBolletta: 'B1', tipologia: 'GAS' }, ['tipologia invalid_value']],
    [{}, ['numeroBolletta invalid_type']],
  ])('asks with %j', (query, expected) => {
    expect(rejectedFor(recuperoDettaglioBolletta.query, query)).toEqual(expected);
  });

  it('reads lines, readings, instalments and the documents that it can name', async () => {
    const { bolletta } = recuperoDettaglioBolletta.example.answer;
    const { model, setAside } = await readSample(recuperoDettaglioBolletta, {
      bolletta: {
        ...bolletta,
        voci: [
          { ...exampleBillLines[0], fascia: 'F9' },
          { ...exampleBillLines[3], categoria: 'NOVITA', parte: 'ALTRI', importo: -5 },
        ],
        consumo: 431.5,
        rate: [{ ...exampleBill, numeroBolletta: 'R1', stato: '04' }],
        documenti: [
          { modalita: 'D', link: '/d.pdf' },
          { modalita: 'X', link: '/x.pdf' },
        ],
      },
    });
    expect(setAside).toEqual([]);
    expect(model).toMatchObject({
      amount: 12_345,
      lines: [
        {
          kind: 'QUOTA_CONSUMI',
          part: 'VENDITA',
          label: 'Energia',
          band: undefined,
          quantity: 431,
          unit: 'kWh',
          unitPrice: 0.142,
          amount: 6_120,
          vatRate: 10,
        },
        { kind: 'ALTRO', part: undefined, amount: -500, taxable: 9_420 },
      ],
      consumption: 431.5,
      consumptionUnit: 'kWh',
      readings: [
        { date: '2026-08-31', kind: 'EFFETTIVA', values: [{ band: 'F0', value: 10_432 }] },
        { date: '2026-10-31', kind: 'STIMATA', values: [{ band: 'F0', value: 10_863 }] },
      ],
      offer: { name: 'Luce Serena', expiry: '2027-08-31' },
      paymentCodes: { noticeCode: '302026000123456750' },
      instalments: [{ number: 'R1', status: 'RATEIZZATA' }],
      documents: [{ viewMode: 'D', link: '/d.pdf' }],
      previousNumber: '2026000098765',
      yearBeforeNumber: undefined,
    });
  });

  it('shows an example whose lines sum up to its amount', async () => {
    const { model } = await readSample(recuperoDettaglioBolletta, recuperoDettaglioBolletta.example.answer);
    expect(sumOfLines(model.lines)).toBe(model.amount);
  });
});
