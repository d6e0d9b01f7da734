import { addDays, isFiscalCode, type Day } from '@sportello/domain';
import type { CommodityContractRecord } from '../../records.ts';
import { hash } from '../random.ts';

/** Market price by year: euros per kWh and per standard cubic metre. */
const worth: Readonly<Record<number, { readonly LUCE: number; readonly GAS: number }>> = {
  2015: { LUCE: 0.064, GAS: 0.29 },
  2016: { LUCE: 0.058, GAS: 0.24 },
  2017: { LUCE: 0.066, GAS: 0.25 },
  2018: { LUCE: 0.074, GAS: 0.28 },
  2019: { LUCE: 0.065, GAS: 0.23 },
  2020: { LUCE: 0.052, GAS: 0.18 },
  2021: { LUCE: 0.112, GAS: 0.42 },
  2022: { LUCE: 0.284, GAS: 1.12 },
  2023: { LUCE: 0.138, GAS: 0.52 },
  2024: { LUCE: 0.117, GAS: 0.41 },
  2025: { LUCE: 0.124, GAS: 0.43 },
  2026: { LUCE: 0.119, GAS: 0.4 },
};
const nowadays = { LUCE: 0.121, GAS: 0.41 };

/** Offers whose price follows the market monthly; all others are fixed for a year. */
const indexed = new Set([
  'Luce Verde',
  'Gas Indice',
  'Impresa Luce',
  'Impresa Gas',
  'Servizio a Tutele Graduali',
  'Tutela della vulnerabilità gas',
]);

/** Prices of a period in euros, net of VAT. */
export interface Prices {
  /** Per kWh or standard cubic metre. */
  readonly energy: number;
  readonly network: number;
  /** Per month. */
  readonly seller: number;
  readonly meter: number;
  /** Per kW and month; gas has none. */
  readonly power: number;
  /** Per kWh or standard cubic metre. */
  readonly excise: number;
}

/** Price factor of a kWh in each band. */
export const bandFactors = { F0: 1, F1: 1.09, F2: 1.02, F3: 0.9 } as const;

/** Returns the prices of a period that begins on `day`. */
export function pricesOf(supply: CommodityContractRecord, day: Day): Prices {
  const { commodity } = supply;
  const isLight = commodity === 'LUCE';
  const agreed = isIndexed(supply) ? day : offerYear(supply, day).start;
  const season = isIndexed(supply) ? seasons[Number(day.slice(5, 7)) - 1] : undefined;
  const years = Number(day.slice(0, 4)) - 2015;
  return {
    energy: rounded(worthIn(agreed)[commodity] * (season ?? 1) + spreadOf(supply)),
    network: rounded((isLight ? 0.0376 : 0.098) + years * (isLight ? 0.000_42 : 0.0018)),
    seller: rounded((isLight ? 5.5 : 6.2) + Math.max(0, years) * 0.35),
    meter: rounded((isLight ? 1.68 : 4.9) + years * 0.045),
    power: isLight ? rounded(1.71 + years * 0.018) : 0,
    excise: isLight ? (isHome(supply) ? 0.0227 : 0.0125) : 0.2008,
  };
}

/** The offer's margin on the market price, slightly different for each supply. */
export function spreadOf({ code, commodity }: CommodityContractRecord): number {
  return rounded((commodity === 'LUCE' ? 0.012 : 0.06) + ((hash(`spread/${code}`) >>> 8) % 90) / 10_000);
}

/** Monthly price factors from January; energy costs more when demand is high. */
const seasons = [1.12, 1.08, 1, 0.92, 0.88, 0.94, 1.04, 1.05, 0.98, 0.97, 1.02, 1.1];

function worthIn(day: Day): { readonly LUCE: number; readonly GAS: number } {
  return worth[Number(day.slice(0, 4))] ?? nowadays;
}

export function isIndexed({ offerName }: CommodityContractRecord): boolean {
  return indexed.has(offerName ?? '');
}

/** Returns the offer year that contains `day`, counted from the start of the supply. */
export function offerYear({ startDate }: CommodityContractRecord, day: Day): { start: Day; end: Day } {
  const monthAndDay = (startDate ?? day).slice(4);
  const year = Number(day.slice(0, 4));
  const first = `${year}${monthAndDay}` <= day ? year : year - 1;
  return { start: `${first}${monthAndDay}`, end: addDays(`${first + 1}${monthAndDay}`, -1) };
}

/** Recognizes a home by its personal fiscal code. */
export function isHome({ fiscalCode }: CommodityContractRecord): boolean {
  return fiscalCode !== null && isFiscalCode(fiscalCode);
}

function rounded(price: number): number {
  return Math.round(price * 1e6) / 1e6;
}
