import type { AnswerOf, Catalogue } from '@sportello/calls';
import {
  eurosFromCents,
  addDays,
  billingTypeFromText,
  commodityStatus,
  dayInRome,
  FORECAST_DAYS,
  forecastOf,
  monthlyCharges,
  runningPeriod,
  yearEarlier,
  type BillForecast,
  type BillingPeriod,
  type Day,
  type EnergyUnit,
  type ForecastObstacle,
} from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { findThreshold } from '../queries/consumption-thresholds.ts';
import { findForecastSupply, listCurves } from '../queries/consumption.ts';
import { NO_VERSION } from '../../../db/version.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { pricesOf } from './prices.ts';

type Answer = AnswerOf<Catalogue['consumptionForecast']>;

interface Foreseen {
  readonly period: BillingPeriod;
  readonly unit: EnergyUnit;
  readonly told: { readonly forecast: BillForecast } | { readonly obstacle: ForecastObstacle };
}

/**
 * Forecasts the current bill of a supply as of a day (consumo.previsione.2); undefined if there is no such supply.
 */
export async function foresee(
  db: Database,
  { customerCode, contractCode }: { readonly customerCode: string; readonly contractCode: string },
  today: Day,
): Promise<Foreseen | undefined> {
  const supply = await findForecastSupply(db, customerCode, contractCode);
  if (!supply) return undefined;
  const { billingType, startDate, endDate, coefficient } = supply;
  const period = runningPeriod(
    {
      ...(billingType !== null && { billingType: billingTypeFromText(billingType) }),
      ...(startDate !== null && { startDate }),
      ...(endDate !== null && { endDate }),
    },
    today,
  );
  const isLight = supply.commodity === 'LUCE';
  const found = (told: Foreseen['told']): Foreseen => ({
    period,
    unit: isLight ? 'kWh' : coefficient === null ? 'mc' : 'Smc',
    told,
  });
  const isActive = commodityStatus(supply.sourceState, supply.quotationCode ?? undefined) === 'ATTIVO';
  if (!isActive) return found({ obstacle: 'CONTRATTO_NON_ATTIVO' });
  const { prices, bills } = await pricesOf(db, contractCode);
  const last = prices.at(-1);
  if (last === undefined) return found({ obstacle: 'SENZA_BOLLETTE' });
  if (!isLight && coefficient === null) return found({ obstacle: 'SENZA_COEFFICIENTE' });

  const earliest = addDays(today, -FORECAST_DAYS.within);
  const from = period.start < earliest ? period.start : earliest;
  const [now, then] = await Promise.all([
    listCurves(db, contractCode, from, today),
    listCurves(db, contractCode, yearEarlier(from), yearEarlier(period.end)),
  ]);
  // An older TV fee does not predict this year's.
  const recent = bills.filter(({ periodEnd }) => periodEnd >= addDays(yearEarlier(today), -31));
  const forecast = forecastOf({
    today,
    period,
    days: [...then, ...now],
    prices: last.prices,
    charges: monthlyCharges(recent.map(({ lines }) => lines)),
    factor: isLight ? 1 : (coefficient ?? 1),
  });
  return found(forecast === undefined ? { obstacle: 'POCHI_DATI' } : { forecast });
}

/** Returns the forecast of a contract's current bill and the customer's threshold (consumo.chiamate.3). */
export async function readForecast(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  contractCode: string,
): Promise<Answer> {
  const foreseen = await foresee(db, { customerCode, contractCode }, dayInRome(clock().getTime()));
  if (!foreseen) throw new ApiError('NOT_FOUND');
  const threshold = await findThreshold(db, contractCode);
  const { period, unit, told } = foreseen;
  return {
    inizioPeriodo: period.start,
    finePeriodo: period.end,
    unitaMisura: unit,
    impedimento: 'obstacle' in told ? told.obstacle : null,
    previsione: 'obstacle' in told ? null : forecastAnswer(told.forecast),
    soglia: threshold === undefined ? null : eurosFromCents(threshold.amountCents),
    versione: threshold?.version ?? NO_VERSION,
  };
}

function forecastAnswer({ knownDays, used, costSoFar, fixed, least, likely, most }: BillForecast) {
  return {
    giorniConosciuti: knownDays,
    consumoFinora: used / 1000,
    spesaFinora: eurosFromCents(costSoFar),
    quoteFisse: eurosFromCents(fixed),
    minima: eurosFromCents(least),
    prevista: eurosFromCents(likely),
    massima: eurosFromCents(most),
  };
}
