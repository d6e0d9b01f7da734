import { describe, expect, it } from 'vitest';
import { billingPeriod } from './billing-period.ts';

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
  ])('%s on %s', (billingType, day, start, end) => {
    expect(billingPeriod(billingType, day)).toEqual({ start, end });
  });
});
