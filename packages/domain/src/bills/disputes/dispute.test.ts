import { describe, expect, it } from 'vitest';
import type { BillLine } from '../lines/line.ts';
import type { DisputeKind } from '../dispute-kind.ts';
import { disputedAmount, isDisputeKind, type DisputeFacts } from './dispute.ts';
import { undisputedAmount } from './undisputed.ts';
import { line } from './test-line.ts';

// 60.00 of energy, 6.00 of excise, 20.00 fixed, 8.60 of VAT: 22.00 without consumption.
const split = [line('QUOTA_CONSUMI', 6000), line('ACCISE', 600), line('QUOTA_FISSA', 2000), line('IVA', 860)];
const unsplit = [line('ALTRO', 8600), line('IVA', 860)];
const old = [
  line('RICALCOLO', 3000, {
    periodStart: '2024-05-01',
    periodEnd: '2024-05-31',
  }),
  line('IVA', 300),
];

const billOf = (lines: readonly BillLine[], amount = 9460) => ({
  amount,
  commodityType: 'LUCE' as const,
  issueDate: '2026-11-10',
  periodStart: '2026-09-01',
  periodEnd: '2026-10-31',
  lines,
});

const unknown = { corrected: undefined, usual: undefined };

describe('what of a bill is in dispute (reclami.contestazione.1)', () => {
  it.each<[DisputeKind, string, readonly BillLine[], DisputeFacts, number]>([
    ['RETTIFICA', 'above the bill with the customer’s reading', split, { ...unknown, corrected: 5830 }, 3630],
    ['RETTIFICA', 'nothing where that reading makes it higher', split, { ...unknown, corrected: 9800 }, 0],
    ['RETTIFICA', 'that depends on consumption, whatever is usual', split, { ...unknown, usual: 9000 }, 7260],
    ['RETTIFICA', 'at all where that is not told apart', unsplit, unknown, 9460],
    ['BOLLETTA_ANOMALA', 'above the usual amount', split, { usual: 4000, corrected: 9000 }, 5460],
    ['BOLLETTA_ANOMALA', 'nothing where it is below it', split, { ...unknown, usual: 9461 }, 0],
    ['BOLLETTA_ANOMALA', 'that depends on consumption', split, unknown, 7260],
    ['BOLLETTA_ANOMALA', 'at all where that is not told apart', unsplit, unknown, 9460],
    ['PRESCRIZIONE', 'that is prescribed', [...unsplit, ...old], { corrected: 1, usual: 1 }, 3300],
    ['PRESCRIZIONE', 'nothing where none is', split, unknown, 0],
  ])('returns for %s as the disputed amount what is %s', (kind, _what, lines, facts, expected) => {
    expect(disputedAmount(kind, billOf(lines), facts)).toBe(expected);
  });

  it('returns at most the amount of the bill, and zero for a credit note', () => {
    expect(
      disputedAmount('BOLLETTA_ANOMALA', billOf(unsplit), {
        ...unknown,
        usual: -500,
      }),
    ).toBe(9460);
    expect(disputedAmount('RETTIFICA', billOf(unsplit, -9460), unknown)).toBe(0);
  });

  it.each([
    ['RETTIFICA', true],
    ['BOLLETTA_ANOMALA', true],
    ['PRESCRIZIONE', true],
    ['DOPPIA_FATTURAZIONE', false],
    ['RECLAMO', false],
    ['INFORMAZIONI', false],
    ['INTERVENTO', false],
  ])('returns for case kind %s whether it disputes an amount: %s', (kind, expected) => {
    expect(isDisputeKind(kind)).toBe(expected);
  });
});

it.each([
  [9460, 0, 9460],
  [9460, 3300, 6160],
  [3300, 3300, 0],
  [3000, 3300, 0],
  [0, 0, 0],
])('returns of %i open with %i in dispute %i as collectable (reclami.contestazione.2)', (open, disputed, expected) => {
  expect(undisputedAmount(open, disputed)).toBe(expected);
});
