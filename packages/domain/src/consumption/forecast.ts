import type { BillLine } from '../bills/lines/line.ts';
import { billingPeriod, type BillingPeriod } from '../bills/billing-period.ts';
import type { BillingType } from '../contracts/delivery/billing-type.ts';
import type { EnergyUnit } from '../readings/meter.ts';
import type { Cents } from '../shared/cents.ts';
import { addDays, daysBetween, type Day } from '../shared/day.ts';
import { sumOfCurves, type DayCurve } from './curve.ts';
import { eurosOf, yearEarlier, type UnitPrices } from './price.ts';

/** Known days required for a forecast, and their maximum age in days (consumo.previsione.1). */
export const FORECAST_DAYS = { needed: 28, within: 60 } as const;

/** Reasons why no forecast is available (consumo.previsione.1). */
export const FORECAST_OBSTACLES = [
  'CONTRATTO_NON_ATTIVO',
  'SENZA_BOLLETTE',
  'SENZA_COEFFICIENTE',
  'POCHI_DATI',
] as const;
export type ForecastObstacle = (typeof FORECAST_OBSTACLES)[number];

/** Charges that do not depend on consumption, in euros with VAT. */
export interface MonthlyCharges {
  readonly monthly: number;
  /** Charged from January to October only. */
  readonly tvFee: number;
}

type ChargeLine = Pick<BillLine, 'kind' | 'months' | 'amount' | 'vatRate'>;

/**
 * Excludes consumption, excise and corrections, which depend on consumption, and VAT lines, because rates of the
 * other lines include VAT.
 */
const SHARES = new Set<BillLine['kind']>(['QUOTA_FISSA', 'QUOTA_POTENZA']);
const BY_THE_MONTH = new Set<BillLine['kind']>([...SHARES, 'SERVIZI', 'BONUS', 'ALTRO']);

/** Returns the monthly charges of a supply's last bills, passed with the newest last (consumo.previsione.3). */
export function monthlyCharges(bills: readonly (readonly ChargeLine[])[]): MonthlyCharges {
  const aMonth = (lines: readonly ChargeLine[]) =>
    lines.reduce(
      (sum, { amount, months, vatRate = 0 }) =>
        months === undefined || months === 0 ? sum : sum + ((amount / 100) * (1 + vatRate / 100)) / months,
      0,
    );
  const feeOf = (lines: readonly ChargeLine[]) => lines.filter(({ kind }) => kind === 'CANONE_RAI');
  // A bill that credits shares corrects earlier bills, so its monthly amounts are meaningless.
  const last = bills.findLast((lines) => aMonth(lines.filter(({ kind }) => SHARES.has(kind))) >= 0) ?? [];
  return {
    monthly: aMonth(last.filter(({ kind }) => BY_THE_MONTH.has(kind))),
    tvFee: aMonth(feeOf(bills.findLast((lines) => feeOf(lines).length > 0) ?? [])),
  };
}

/** Returns the billing period that contains a day, cut to the supply's start and end. */
export function runningPeriod(
  { billingType, startDate, endDate }: { billingType?: BillingType; startDate?: Day; endDate?: Day },
  today: Day,
): BillingPeriod {
  const { start, end } = billingPeriod(billingType, today);
  return {
    start: startDate !== undefined && startDate > start && startDate <= end ? startDate : start,
    end: endDate !== undefined && endDate >= today && endDate < end ? endDate : end,
  };
}

/** The certain and the likely amount of the running bill (consumo.previsione.2). */
export interface BillForecast {
  readonly knownDays: number;
  /** In thousandths of the billed unit. */
  readonly used: number;
  readonly costSoFar: Cents;
  readonly fixed: Cents;
  readonly least: Cents;
  readonly likely: Cents;
  readonly most: Cents;
}

interface ForecastFacts {
  readonly today: Day;
  readonly period: BillingPeriod;
  /** Days of the period, of the weeks before it, and the same days a year before where known. */
  readonly days: readonly DayCurve[];
  readonly prices: UnitPrices;
  readonly charges: MonthlyCharges;
  /** Converts the meter's unit into the billed unit, such as C for gas. */
  readonly factor?: number;
}

/**
 * Forecasts the running bill (consumo.previsione.2): known days, plus each remaining day at last year's consumption
 * scaled by the current change, else at the current average, plus monthly charges. Returns undefined with too few
 * known days (consumo.previsione.1).
 */
export function forecastOf({
  today,
  period,
  days,
  prices,
  charges,
  factor = 1,
}: ForecastFacts): BillForecast | undefined {
  const known = new Map(
    days
      .filter(({ day, values }) => day < today && !values.includes(null))
      .map((curve) => [curve.day, sumOfCurves([curve])] as const),
  );
  const recent = [...known]
    .filter(([day]) => day >= addDays(today, -FORECAST_DAYS.within))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .slice(-FORECAST_DAYS.needed);
  if (recent.length < FORECAST_DAYS.needed) return undefined;

  const all = daysOf(period);
  const sums = all.flatMap((day) => known.get(day) ?? []);
  const rest = all.filter((day) => !known.has(day));
  const costSoFar = sums.reduce((euros, sum) => euros + eurosOf(sum, prices, factor), 0);

  const usedNow = recent.map(([, { total }]) => total);
  const now = average(usedNow);
  const costNow = average(recent.map(([, sum]) => eurosOf(sum, prices, factor)));
  const usedThen = (those: readonly Day[]) => those.flatMap((day) => known.get(yearEarlier(day))?.total ?? []);
  const [thenRecent, thenRest] = [usedThen(recent.map(([day]) => day)), usedThen(rest)];
  const isYearKnown =
    rest.length > 0 && isMost(thenRecent, recent) && isMost(thenRest, rest) && average(thenRecent) > 0;
  // A larger change than half or twice reflects the compared weeks more than the coming ones.
  const perDay = isYearKnown ? average(thenRest) * bounded(now / average(thenRecent), 0.5, 2) : now;
  const costPerDay = now > 0 ? (costNow / now) * perDay : 0;

  const weeks = [0, 7, 14, 21].map((from) => average(usedNow.slice(from, from + 7)));
  const spread = (week: number) => (now > 0 ? week / now : 1);
  const fixed = chargesIn(period, charges);
  const cents = (times: number) => Math.round((costSoFar + fixed + rest.length * costPerDay * times) * 100);
  return {
    knownDays: sums.length,
    used: Math.round(sums.reduce((sum, { total }) => sum + total, 0) * factor),
    costSoFar: Math.round(costSoFar * 100),
    fixed: Math.round(fixed * 100),
    least: cents(spread(Math.min(...weeks))),
    likely: cents(1),
    most: cents(spread(Math.max(...weeks))),
  };
}

function daysOf({ start, end }: BillingPeriod): Day[] {
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => addDays(start, at));
}

/** Partial months are charged in proportion. */
function chargesIn(period: BillingPeriod, { monthly, tvFee }: MonthlyCharges): number {
  return daysOf(period).reduce((sum, day) => {
    const first = `${day.slice(0, 7)}-01`;
    const inMonth = daysBetween(first, `${addDays(first, 31).slice(0, 7)}-01`);
    return sum + (monthly + (Number(day.slice(5, 7)) <= 10 ? tvFee : 0)) / inMonth;
  }, 0);
}

const average = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
/** At least 90 % are known. */
const isMost = (found: readonly unknown[], wanted: readonly unknown[]) => found.length >= wanted.length * 0.9;

/** Bounds of the running bill's threshold (consumo.soglia.1). */
export const THRESHOLD_CENTS = { least: 100, most: 10_000_000 } as const;

export interface ConsumptionOutlook {
  readonly periodStart: Day;
  readonly periodEnd: Day;
  readonly unit: EnergyUnit | undefined;
  readonly obstacle: ForecastObstacle | 'SCONOSCIUTO' | undefined;
  readonly forecast: BillForecast | undefined;
  readonly threshold: Cents | undefined;
  readonly version: string | undefined;
}
