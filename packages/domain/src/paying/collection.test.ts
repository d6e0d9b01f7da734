import { describe, expect, it } from 'vitest';
import { DEBIT_STATES, debitAfter, debitNews, returnReason, sepaText, type DebitState } from './collection.ts';

const none = undefined;

describe('a debit that was handed to the bank (pagamento.incasso.2)', () => {
  // Columns: PAID, RETURNED.
  it.each<[DebitState, (DebitState | undefined)[]]>([
    ['SENT', ['PAID', 'RETURNED']],
    ['PAID', [none, 'RETURNED']],
    ['RETURNED', [none, none]],
  ])('returns the next states of a debit that is %s', (state, after) => {
    expect([debitAfter(state, 'PAID'), debitAfter(state, 'RETURNED')]).toEqual(after);
    expect(DEBIT_STATES).toContain(state);
  });

  it.each([
    ['ACSC', 'PAID'],
    ['ACCC', 'PAID'],
    ['RJCT', 'RETURNED'],
    ['CANC', 'RETURNED'],
    ['ACCP', none],
    ['ACSP', none],
    ['PDNG', none],
  ])('maps the bank status %s to %s', (status, news) => expect(debitNews(status)).toBe(news));

  it('says why only in words that help', () => {
    expect(returnReason('AM04')).toBe('sul conto non c’era abbastanza');
    expect([returnReason('XX99'), returnReason('constructor'), returnReason(null)]).toEqual([none, none, none]);
  });
});

describe('text for banks', () => {
  it.each([
    ['Niccolò D’Angelò & C. S.r.l.', 70, "Niccolo D'Angelo C. S.r.l."],
    ['Bolletta n° 2026_000', 70, 'Bolletta n 2026 000'],
    ['a'.repeat(80), 70, 'a'.repeat(70)],
    ['abc def', 4, 'abc'],
  ])('converts the text %s for banks', (text, most, written) => expect(sepaText(text, most)).toBe(written));
});
