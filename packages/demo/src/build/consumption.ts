import { isFiscalCode, type Day } from '@sportello/domain';
import type { CommodityContractRecord, MeterReadingRecord } from '../records.ts';
import { hash } from './random.ts';

export type BandAmounts = Pick<MeterReadingRecord, 'f0' | 'f1' | 'f2' | 'f3'>;
type Bands = readonly (keyof BandAmounts)[];

const ONE_BAND: Bands = ['f0'];
const THREE_BANDS: Bands = ['f1', 'f2', 'f3'];

/** Returns the bands of a supply's meter; gas and one-rate electricity have only one. */
export function bandsOf({ commodity, tariffType }: Pick<CommodityContractRecord, 'commodity' | 'tariffType'>): Bands {
  return commodity === 'GAS' || tariffType === 'Monoraria' ? ONE_BAND : THREE_BANDS;
}

/**
 * Returns the consumption of a calendar month by band, in whole kWh or cubic metres of gas. It is
 * seasonal and deterministic per supply and month; readings and bills both use it, so they agree.
 *
 * @param month any day of the month
 */
export function consumptionOf(supply: CommodityContractRecord, month: Day): BandAmounts {
  const total = yearlyUse(supply) * seasonOf(supply.commodity, month) * yearOf(supply, month) * chance(supply, month);
  const shares = sharesOf(supply);
  return amountsOf(supply, (_, at) => Math.max(1, Math.round(total * (shares[at] ?? 0))));
}

/** Returns the meter reading on the first day of a supply. */
export function meterAtStart(supply: CommodityContractRecord): BandAmounts {
  return amountsOf(supply, (band) => 1_000 + draw(`start/${supply.code}/${band}`, 9_000));
}

/** Returns the sum of two amounts, band by band. */
export function added(one: BandAmounts, other: BandAmounts): BandAmounts {
  const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
  return { f0: sum(one.f0, other.f0), f1: sum(one.f1, other.f1), f2: sum(one.f2, other.f2), f3: sum(one.f3, other.f3) };
}

/** Returns the standard cubic metres per metered cubic metre, which depends on the meter's location. */
export function smcPerMetre({ code }: Pick<CommodityContractRecord, 'code'>): number {
  return 1.01 + ((hash(`coefficient/${code}`) >>> 8) % 30) / 1000;
}

function amountsOf(supply: CommodityContractRecord, amount: (band: string, at: number) => number): BandAmounts {
  const none: BandAmounts = { f0: null, f1: null, f2: null, f3: null };
  return { ...none, ...Object.fromEntries(bandsOf(supply).map((band, at) => [band, amount(band, at)])) };
}

/** kWh or cubic metres per year, by home, condominium or business size. */
function yearlyUse(supply: CommodityContractRecord): number {
  const spread = 0.8 + draw(`use/${supply.code}`, 400) / 1_000;
  if (supply.commodity === 'LUCE') return (supply.power ?? 3) * (isHome(supply) ? 680 : 950) * spread;
  if (isHome(supply)) return 950 * spread;
  return (supply.vatNumber === null ? 21_000 : 5_500) * spread;
}

/** Companies and condominiums have an eleven-digit fiscal code. */
function isHome({ fiscalCode }: CommodityContractRecord): boolean {
  return fiscalCode !== null && isFiscalCode(fiscalCode);
}

/** Monthly factors from January: lighting and cooling for electricity, heating for gas. */
const SEASONS = {
  LUCE: [1.18, 1.06, 0.98, 0.86, 0.82, 0.96, 1.2, 1.12, 0.86, 0.88, 0.98, 1.1],
  GAS: [2.35, 1.98, 1.45, 0.72, 0.32, 0.2, 0.18, 0.14, 0.22, 0.68, 1.56, 2.2],
} as const;

function seasonOf(commodity: 'LUCE' | 'GAS', month: Day): number {
  return (SEASONS[commodity][monthIndexOf(month)] ?? 1) / 12;
}

function yearOf(supply: CommodityContractRecord, month: Day): number {
  return 0.93 + draw(`year/${supply.code}/${month.slice(0, 4)}`, 140) / 1_000;
}

function chance(supply: CommodityContractRecord, month: Day): number {
  return 0.9 + draw(`month/${supply.code}/${month.slice(0, 7)}`, 200) / 1_000;
}

/** Homes use most in the evening and at weekends, businesses in working hours. */
function sharesOf(supply: CommodityContractRecord): readonly number[] {
  if (bandsOf(supply) === ONE_BAND) return [1];
  return isHome(supply) ? [0.33, 0.31, 0.36] : [0.52, 0.23, 0.25];
}

function monthIndexOf(day: Day): number {
  return Number(day.slice(5, 7)) - 1;
}

function draw(text: string, size: number): number {
  return (hash(text) >>> 8) % size;
}
