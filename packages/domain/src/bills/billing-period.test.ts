import { describe, expect, it } from 'vitest';
import { BILLED_MONTHS, billingPeriod } from './billing-period.ts';

describe('the billing period of a day (bolletta.periodo.1)', () => {
  it.each([
    ['MENSILE', '2026-02-28', '2026-02-01', '2026-02-28'],
    ['MENSILE', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['BIMESTRALE', '2026-11-22', '2026-11-01', '2026-12-31'],
    ['BIMESTRALE', '2026-12-31', '2026-11-01', '2026-12-31'],
    ['BIMESTRALE', '2024-01-01', '2024-01-01', '2024-02-29'],
    ['QUADRIMESTRALE', '2026-04-30', '2026-01-01', '2026-04-30'],
    ['QUADRIMESTRALE', '2026-05-01', '2026-05-01', '2026-08-31'],
    ['QUADRIMESTRALE', '2026-11-22', '2026-09-01', '2026-12-31'],
    ['Una volta l’anno', '2026-11-22', '2026-11-01', '2026-12-31'],
    [undefined, '2026-03-01', '2026-03-01', '2026-04-30'],
  ])('returns the billing period of %s on %s', (billingType, day, start, end) => {
    expect(billingPeriod(billingType, day)).toEqual({ start, end });
  });
});

it.each([
  ['MENSILE', 1],
  ['BIMESTRALE', 2],
  ['QUADRIMESTRALE', 4],
] as const)('maps %s to %i months (bolletta.periodo.1)', (frequency, months) => {
  expect(BILLED_MONTHS[frequency]).toBe(months);
});

it.each([
  ['MENSILE', '2024-02-01', '2024-02-01', '2024-02-29'],
  ['MENSILE', '2026-09-30', '2026-09-01', '2026-09-30'],
  ['MENSILE', '2026-10-01', '2026-10-01', '2026-10-31'],
  ['BIMESTRALE', '2026-02-28', '2026-01-01', '2026-02-28'],
  ['BIMESTRALE', '2026-03-01', '2026-03-01', '2026-04-30'],
  ['QUADRIMESTRALE', '2026-12-31', '2026-09-01', '2026-12-31'],
  ['MENSILE', '0999-12-31', '0999-12-01', '0999-12-31'],
])('returns for %s on %s the period from %s to %s', (billingType, day, start, end) => {
  expect(billingPeriod(billingType, day)).toEqual({ start, end });
});
