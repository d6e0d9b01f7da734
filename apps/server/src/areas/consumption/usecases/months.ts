import type { AnswerOf, Catalogue } from '@sportello/calls';
import {
  comparedBill,
  comparedDays,
  costOfDays,
  eurosFromCents,
  HOUR_BANDS,
  measuredTotals,
  METER_UNITS,
  sumOfCurves,
  type YearComparison,
} from '@sportello/domain';
import { findCurveSupply, listCurves, type StoredCurve } from '../queries/consumption.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { pricesOf } from './prices.ts';

type Answer = AnswerOf<Catalogue['recuperoElencoConsumi']>;
type Period = Answer['consumi'][number];

/**
 * Returns the consumption by month from the curve, or by billing period where there is no curve (consumo.chiamate.2).
 */
export async function readMonths(
  { db }: Services,
  { customerCode }: CustomerActor,
  contractCode: string,
): Promise<Answer> {
  const supply = await findCurveSupply(db, customerCode, contractCode);
  if (!supply) throw new ApiError('NOT_FOUND');
  const { commodity, coefficient, firstDay, lastDay } = supply;
  const isLight = commodity === 'LUCE';
  // Gas bills charge standard cubic metres; without the coefficient C the values stay in the meter's unit.
  const unitaMisura = isLight || (firstDay !== null && coefficient === null) ? METER_UNITS[commodity] : 'Smc';
  const factor = unitaMisura === 'Smc' ? (coefficient ?? 1) : 1;
  const { bills, prices } = await pricesOf(db, contractCode);

  const charged = bills
    .filter(
      ({ unit, periodStart, periodEnd }) =>
        unit === unitaMisura &&
        (firstDay === null || lastDay === null || periodEnd < firstDay || periodStart > lastDay),
    )
    .flatMap(({ consumption, ...bill }) =>
      consumption === null || consumption < 0 ? [] : [{ ...bill, total: consumption }],
    );
  const billed = charged.map((bill): Period => {
    const { periodStart, periodEnd, isEstimated, total, cost } = bill;
    return {
      ...period(periodStart, periodEnd, isEstimated),
      consumo: total,
      fasce: [],
      // A negative amount corrects earlier bills and is not the cost of this period.
      spesa: cost < 0 ? null : eurosFromCents(cost),
      confronto: comparisonAnswer(comparedBill(bill, charged), (value) => value),
    };
  });

  const days = lastDay === null || firstDay === null ? [] : await listCurves(db, contractCode, firstDay, lastDay);
  const measured = measuredTotals(days);
  const months = [...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values()].map((month): Period => {
    const sum = sumOfCurves(month);
    const [first, last] = [month[0]?.day ?? '', month.at(-1)?.day ?? ''];
    const cost = isLight || coefficient !== null ? costOfDays(month, prices, factor) : undefined;
    return {
      ...period(
        first,
        last,
        month.some(({ isEstimated }: StoredCurve) => isEstimated),
      ),
      consumo: thousandths(sum.total * factor),
      fasce: isLight ? HOUR_BANDS.map((fascia) => ({ fascia, valore: thousandths(sum.bands[fascia]) })) : [],
      spesa: cost === undefined ? null : eurosFromCents(cost),
      confronto: comparisonAnswer(
        comparedDays(
          month.map(({ day }) => day),
          measured,
          measured,
        ),
        (value) => thousandths(value * factor),
      ),
    };
  });
  const consumi = [...billed, ...months].toSorted((one, other) => one.inizioPeriodo.localeCompare(other.inizioPeriodo));
  return { unitaMisura, consumi };
}

function comparisonAnswer(
  compared: YearComparison | undefined,
  unitsOf: (value: number) => number,
): Period['confronto'] {
  if (compared === undefined) return null;
  const { days, firstDay, lastDay, now, before } = compared;
  return {
    giorni: days,
    primoGiorno: firstDay,
    ultimoGiorno: lastDay,
    consumo: unitsOf(now),
    consumoAnnoPrima: unitsOf(before),
  };
}

const period = (inizioPeriodo: string, finePeriodo: string, isEstimated: boolean) => ({
  inizioPeriodo,
  finePeriodo,
  tipo: isEstimated ? ('STIMATO' as const) : ('EFFETTIVO' as const),
});

const thousandths = (value: number) => Math.round(value) / 1000;
