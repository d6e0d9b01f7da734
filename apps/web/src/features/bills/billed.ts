import type { Bill } from '@sportello/domain';
import { monthWords } from '../../ui/moments.ts';
import type { SupplyKind } from '../../ui/parts/signs/SupplyIcon.tsx';

export function kindOfBill({
  commodityType,
  vasContractCode,
}: Pick<Bill, 'commodityType' | 'vasContractCode'>): SupplyKind {
  if (commodityType === 'LUCE') return 'luce';
  if (commodityType === 'GAS') return 'gas';
  return vasContractCode === undefined ? 'unknown' : 'servizio';
}

/** Billing period, such as "settembre – ottobre 2026". */
export function periodWords({ periodStart, periodEnd }: Pick<Bill, 'periodStart' | 'periodEnd'>): string | undefined {
  if (periodStart === undefined || periodEnd === undefined) return undefined;
  const [first, last, year] = [monthWords(periodStart), monthWords(periodEnd), periodEnd.slice(0, 4)];
  if (periodStart.slice(0, 7) === periodEnd.slice(0, 7)) return `${first} ${year}`;
  const since = periodStart.startsWith(year) ? first : `${first} ${periodStart.slice(0, 4)}`;
  return `${since} – ${last} ${year}`;
}
