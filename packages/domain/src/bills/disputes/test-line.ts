import type { BillLine } from '../lines/line.ts';

/** Returns a line for tests: taxed at 10 %, in the period of its bill. */
export const line = (kind: BillLine['kind'], amount: number, more: Partial<BillLine> = {}): BillLine => ({
  kind,
  part: undefined,
  label: kind,
  band: undefined,
  quantity: undefined,
  unit: undefined,
  months: undefined,
  unitPrice: undefined,
  amount,
  vatRate: 10,
  vatNature: undefined,
  taxable: undefined,
  periodStart: undefined,
  periodEnd: undefined,
  ...more,
});
