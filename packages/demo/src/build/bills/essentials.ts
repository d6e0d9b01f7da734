import { addDays, type Day } from '@sportello/domain';
import type { BillRecord, CommodityContractRecord } from '../../records.ts';
import { bandsOf, smcPerMetre } from '../consumption.ts';
import { hash } from '../random.ts';
import type { BilledPeriod } from './period.ts';

type Yearly = Pick<BillRecord, 'yearlyConsumption' | 'yearlyFrom' | 'yearlyTo'>;

const unknown: Yearly = { yearlyConsumption: null, yearlyFrom: null, yearlyTo: null };

/** Returns a function that is called with a supply's periods in order and sums up the year until the end of each. */
export function yearUntil(supply: CommodityContractRecord): (period: BilledPeriod) => Yearly {
  const known: { readonly start: Day; readonly end: Day; readonly used: number }[] = [];
  const factor = supply.commodity === 'LUCE' ? 1 : smcPerMetre(supply);
  return ({ start, end, used, correction }) => {
    const amount = bandsOf(supply).reduce((sum, band) => sum + (used[band] ?? 0), correction);
    known.push({ start, end, used: amount * factor });
    const yearlyFrom = addDays(`${Number(end.slice(0, 4)) - 1}${end.slice(4)}`, 1);
    const ofYear = known.filter((each) => each.start >= yearlyFrom);
    if (ofYear[0]?.start !== yearlyFrom) return unknown;
    return {
      yearlyConsumption: Math.round(ofYear.reduce((sum, each) => sum + each.used, 0)),
      yearlyFrom,
      yearlyTo: end,
    };
  };
}

/** Draws the highest power of a period, below what is agreed; gas has none. */
export function peakOf({ commodity, code, power }: CommodityContractRecord, { start }: BilledPeriod): number | null {
  if (commodity !== 'LUCE') return null;
  const share = 0.62 + ((hash(`peak/${code}/${start}`) >>> 8) % 34) / 100;
  return Math.round((power ?? 3) * share * 10) / 10;
}
