import {
  dayInRome,
  isDay,
  type Day,
  type SuppliedCommodity,
  type MeterBand,
  type ReadingKind,
} from '@sportello/domain';
import { textOf, type Element } from './xml.ts';

/** A point of delivery in a flow of measurements: what a row is in a table. */
export interface MeasuredPoint {
  readonly commodity: SuppliedCommodity;
  /** The first 14 characters of the POD, or the PDR. */
  readonly code: string;
  readonly days: readonly MeasuredDay[];
  readonly readings: readonly MeasuredReading[];
  readonly leftOut: readonly LeftOut[];
}

export interface MeasuredDay {
  readonly day: Day;
  /** Wh, or null for a gap. */
  readonly values: readonly (number | null)[];
  readonly isEstimated: boolean;
}

export interface MeasuredReading {
  readonly day: Day;
  readonly kind: ReadingKind;
  readonly meter?: string | undefined;
  /** The meter's figures without decimals, by band; F0 is a meter with one figure. */
  readonly figures: Readonly<Partial<Record<MeterBand, string>>>;
}

/** Reasons why something of a flow is not loaded (consumo.flussi.4). */
export const LEFT_OUT = {
  notValidated: 'not validated by the distributor',
  withoutMeter: 'without a measurement: a flat rate, a reconstruction or a withdrawn value',
  hourlyRegisters: 'registers of points with hourly metering, whose curve is loaded',
  daily: 'daily readings within a month',
  known: 'self-readings that are known here',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

/** Thrown for a point of delivery that can't be taken as it is. */
export class BadPoint extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

export function required(element: Element, name: string): string {
  const text = textOf(element, name);
  if (text === undefined) throw new BadPoint(name, 'missing');
  return text;
}

/** Parses a day (GG/MM/AAAA) that has come. */
export function dayOf(field: string, written: string, now: Date): Day {
  const day = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written)?.slice(1).toReversed().join('-') ?? '';
  if (!isDay(day)) throw new BadPoint(field, 'not a day (GG/MM/AAAA)');
  if (day > dayInRome(now.getTime())) throw new BadPoint(field, 'a day that has not come');
  return day;
}

export function isLastOfMonth(day: Day): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === date;
}
