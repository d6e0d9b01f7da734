import type { Bill, BillPage } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { archiveSearchOf } from './archive-search.ts';
import { isAskedFor, linesByYear, mergedBills, totalsOf } from './merge.ts';

const aBill = (given: Partial<Bill>): Bill => ({
  number: '2026001000123',
  type: 'BOLLETTA',
  status: 'PAGATA',
  contractCode: '4000000001',
  vasContractCode: undefined,
  account: undefined,
  commodityType: 'LUCE',
  issueDate: '2026-11-10',
  expirationDate: undefined,
  paymentDate: undefined,
  periodStart: undefined,
  periodEnd: undefined,
  amount: 1_000,
  disputed: 0,
  openAmount: 0,
  paymentMethod: 'BOLLETTINO_POSTALE',
  debitOutcome: undefined,
  instalment: undefined,
  ...given,
});
const onDays = (prefix: string, ...days: readonly string[]) =>
  days.map((issueDate) => aBill({ number: `${prefix}${issueDate}`, issueDate }));
const aPage = (bills: readonly Bill[], given: Partial<BillPage> = {}): BillPage => ({
  bills,
  total: bills.length,
  amount: undefined,
  openAmount: undefined,
  ...given,
});

describe('what the address of the archive asks for', () => {
  it.each([
    [{}, {}],
    [
      { fornitura: 4_000_000_001, tipo: 'BOLLETTA', stato: 'scadute', anno: 2026, cerca: 20_260 },
      { fornitura: '4000000001', tipo: 'BOLLETTA', stato: 'scadute', anno: '2026', cerca: '20260' },
    ],
    [
      { tipo: 'fattura-intervento-tecnico', stato: 'da-pagare' },
      { tipo: 'FATTURA_INTERVENTO_TECNICO', stato: 'da-pagare' },
    ],
    [{ tipo: 'sconosciuto', stato: 'x', anno: '1999', cerca: '  ', fornitura: 'a b' }, {}],
    [{ cerca: ' 123 ', altro: '1' }, { cerca: '123' }],
    [
      { anno: 2026, mese: 2 },
      { anno: '2026', mese: '02' },
    ],
    [{ anno: '2026', mese: '13' }, { anno: '2026' }],
    [{ mese: '10', indirizzo: ' Via Roma 1, Milano ' }, { indirizzo: 'Via Roma 1, Milano' }],
  ])('parses %j as %j', (said, expected) => {
    expect(archiveSearchOf(said)).toEqual(expected);
  });
});

it.each([
  [{}, true],
  [{ fornitura: '4000000001' }, true],
  [{ fornitura: '7000000001' }, false],
  [{ tipo: 'BOLLETTA' as const }, true],
  [{ tipo: 'RATA' as const }, false],
  [{ stato: 'pagate' as const }, true],
  [{ stato: 'da-pagare' as const }, false],
  [{ stato: 'arretrate' as const }, false],
  [{ stato: 'in-arrivo' as const }, false],
  [{ anno: '2026' }, true],
  [{ anno: '2025' }, false],
  [{ anno: '2026', mese: '11' }, true],
  [{ anno: '2026', mese: '10' }, false],
  [{ contractCodes: new Set(['4000000009']) }, false],
  [{ cerca: '00012' }, true],
  [{ cerca: '999' }, false],
])('decides whether the search %j includes a bill: %s', (search, expected) => {
  expect(isAskedFor(aBill({}), search, '2026-11-24')).toBe(expected);
});

describe('supplies and services as one archive', () => {
  const supplies = onDays('s', '2026-11-10', '2026-09-10');
  const services = onDays('v', '2026-11-12', '2026-10-01', '2026-08-01');

  it('merges bills of supplies and services, latest first, once all pages are read', () => {
    expect(mergedBills([aPage(supplies)], false, services).map(({ number }) => number)).toEqual([
      'v2026-11-12',
      's2026-11-10',
      'v2026-10-01',
      's2026-09-10',
      'v2026-08-01',
    ]);
  });

  it('lets services wait until the pages have reached their day', () => {
    expect(mergedBills([aPage(supplies)], true, services).map(({ number }) => number)).toEqual([
      'v2026-11-12',
      's2026-11-10',
      'v2026-10-01',
      's2026-09-10',
    ]);
  });

  it('names the year at its first bill', () => {
    const lines = linesByYear(onDays('', '2026-02-01', '2025-12-31', '2026-01-01'));
    expect(lines.map(({ bill, year }) => [bill.issueDate, year])).toEqual([
      ['2026-02-01', '2026'],
      ['2026-01-01', undefined],
      ['2025-12-31', '2025'],
    ]);
  });

  it('sums up what the gateway says and the services, instalments apart (bolletta.totali.1)', () => {
    const own = [aBill({ amount: 500, openAmount: 100 }), aBill({ type: 'RATA', amount: 70, openAmount: 70 })];
    const page = aPage([], { total: 7, amount: 9_000, openAmount: 30 });
    expect(totalsOf(page, own)).toEqual({ count: 9, amount: 9_500 });
    expect(totalsOf(aPage([]), own)).toEqual({ count: 2, amount: undefined });
  });
});
