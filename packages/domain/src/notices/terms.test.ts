import { describe, expect, it } from 'vitest';
import { NOTICE_KINDS } from './kinds.ts';
import { isDatedNotice, isLateNotice, lastDeliveryDay } from './terms.ts';

describe('the last day of delivery (comunicazioni.termini.1)', () => {
  it.each([
    ['RINNOVO', '2027-06-01', false, '2027-03-01'],
    ['MODIFICA_UNILATERALE', '2027-01-15', false, '2026-10-15'],
    ['RINNOVO', '2027-06-01', true, '2027-05-01'],
    // A shorter month ends earlier.
    ['RINNOVO', '2027-05-31', false, '2027-02-28'],
    ['RINNOVO', '2028-05-31', false, '2028-02-29'],
    ['RINNOVO', '2027-03-31', true, '2027-02-28'],
    // Over the end of a year.
    ['RINNOVO', '2027-01-31', true, '2026-12-31'],
    ['FINE_SERVIZIO_TUTELATO', '2027-06-01', false, undefined],
    ['PRESCRIZIONE', '2027-06-01', false, undefined],
    ['MESSA_IN_MORA', '2027-06-01', false, undefined],
    ['FORNITORE_ULTIMA_ISTANZA', '2027-06-01', false, undefined],
    ['RINNOVO', undefined, false, undefined],
  ] as const)('returns of %s from %s, all falling %s: %s', (kind, effectiveDay, allFall, last) => {
    expect(lastDeliveryDay({ kind, effectiveDay, allFall })).toBe(last);
  });

  it('returns one for two kinds alone', () => {
    expect(NOTICE_KINDS.filter(isDatedNotice)).toEqual(['RINNOVO', 'MODIFICA_UNILATERALE']);
  });
});

describe('a notice that is late (comunicazioni.termini.2)', () => {
  it.each([
    ['2027-02-28', false],
    ['2027-03-01', false],
    ['2027-03-02', true],
  ])('returns for a notice delivered on %s whether it is late: %s', (day, isLate) => {
    expect(isLateNotice({ kind: 'RINNOVO', effectiveDay: '2027-06-01', allFall: false }, day)).toBe(isLate);
  });
});
