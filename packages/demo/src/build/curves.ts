import { addDays, bandsByHour, billingPeriod, clockMinuteOf, stepsOf, weekdayOf, type Day } from '@sportello/domain';
import type { CommodityContractRecord, ConsumptionDayRecord, ProviderRecords } from '../records.ts';
import { consumptionOf, type BandAmounts } from './consumption.ts';
import { hash } from './random.ts';

/** Personas with a quarter-hourly meter: the homes that demo users usually open. */
const METERED = new Set(['full', 'luce', 'gas', 'dual']);
const YEARS = 3;

/**
 * Yields three years of consumption curves of some homes, until yesterday. Generated while writing to the
 * database, because nothing else needs half a million values. Per month and band they sum up to the meter
 * readings and the billed amounts.
 */
export function* demoCurves(
  { accounts, commodityContracts }: Pick<ProviderRecords, 'accounts' | 'commodityContracts'>,
  today: Day,
): Generator<ConsumptionDayRecord> {
  const metered = new Set(accounts.filter(({ username }) => METERED.has(username)).map((each) => each.customerCode));
  for (const supply of commodityContracts) {
    if (metered.has(supply.customerCode) && supply.sourceState === 'Attivo' && supply.quotationCode === null) {
      yield* curvesOf(supply, today);
    }
  }
}

function* curvesOf(supply: CommodityContractRecord, today: Day): Generator<ConsumptionDayRecord> {
  const begin = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4, 7)}-01`;
  const from = supply.startDate !== null && supply.startDate > begin ? supply.startDate : begin;
  for (let month = from; month < today; month = addDays(billingPeriod('MENSILE', month).end, 1)) {
    for (const day of monthOf(supply, month)) if (day.day < today) yield day;
  }
}

type Drawn = {
  readonly day: Day;
  readonly weights: readonly { readonly weight: number; readonly band: keyof BandAmounts }[];
};

function monthOf(supply: CommodityContractRecord, month: Day): ConsumptionDayRecord[] {
  const { end } = billingPeriod('MENSILE', month);
  const used = consumptionOf(supply, month);
  const step = supply.commodity === 'LUCE' ? 15 : 60;
  const drawn: Drawn[] = [];
  for (let day = `${month.slice(0, 7)}-01`; day <= end; day = addDays(day, 1))
    drawn.push(drawnDay(supply, day, step, used));
  const sums = new Map<string, number>();
  for (const { weights } of drawn)
    for (const { band, weight } of weights) sums.set(band, (sums.get(band) ?? 0) + weight);
  // Each rounding remainder carries over to the next step of the band, so that the monthly sum is exact.
  const left = new Map<string, number>();
  return drawn.map(({ day, weights }) => ({
    contractCode: supply.code,
    day,
    step,
    isEstimated: hash(`estimated/${supply.code}/${day}`) % 331 === 0,
    values: weights.map(({ weight, band }) => {
      const exact = ((used[band] ?? 0) * 1000 * weight) / (sums.get(band) ?? 1) + (left.get(band) ?? 0);
      const value = Math.round(exact);
      left.set(band, exact - value);
      return value;
    }),
  }));
}

function drawnDay(supply: CommodityContractRecord, day: Day, step: 15 | 60, used: BandAmounts): Drawn {
  const bands = bandsByHour(day);
  const habits = supply.commodity === 'GAS' ? HEATING : weekdayOf(day) >= 6 ? WEEKEND : WORKDAY;
  let state = hash(`day/${supply.code}/${day}`);
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const mood = 0.75 + chance() * 0.5;
  const wash = chance() < 0.35 ? Math.floor(chance() * 12) + 8 : -1;
  return {
    day,
    weights: Array.from({ length: stepsOf(day, step) }, (_, at) => {
      const hour = Math.floor(clockMinuteOf(day, step, at) / 60);
      const base = 0.35;
      const lived = (habits[hour] ?? 0) * (0.6 + chance() * 0.8) * mood;
      const washing = hour === wash ? 2.2 : 0;
      const band = used.f0 === null ? (BAND_OF[bands[hour] ?? 'F3'] as keyof BandAmounts) : 'f0';
      return {
        weight: (supply.commodity === 'GAS' ? 0.02 : base) + lived + washing * Number(supply.commodity === 'LUCE'),
        band,
      };
    }),
  };
}

const BAND_OF = { F1: 'f1', F2: 'f2', F3: 'f3' } as const;

const WORKDAY = [
  0.1, 0, 0, 0, 0, 0.1, 0.4, 1.1, 0.9, 0.3, 0.2, 0.3, 0.7, 0.8, 0.4, 0.3, 0.3, 0.5, 0.9, 1.6, 1.9, 1.5, 0.9, 0.4,
];
const WEEKEND = [
  0.3, 0.1, 0, 0, 0, 0, 0.1, 0.4, 0.9, 1.2, 1, 1.1, 1.6, 1.4, 0.8, 0.6, 0.6, 0.7, 1, 1.5, 1.7, 1.4, 1, 0.6,
];
const HEATING = [
  0, 0, 0, 0, 0.1, 0.6, 1.8, 2, 1.4, 0.7, 0.5, 0.7, 1.1, 0.7, 0.4, 0.4, 0.6, 1.1, 1.7, 2, 1.8, 1.2, 0.5, 0.1,
];
