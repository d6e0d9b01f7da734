import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { METER_UNITS } from '@sportello/domain';
import { findCurveSupply, findCurveTime, listCurves, listCurvesOf } from '../queries/consumption.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { pricesOf } from './prices.ts';

type Answer = AnswerOf<Catalogue['consumptionCurves']>;

/** Returns the consumption of a supply, interval by interval, between two days (consumo.chiamate.1). */
export async function readCurves(
  { db }: Services,
  { customerCode }: CustomerActor,
  contractCode: string,
  { inizioPeriodo, finePeriodo }: ParsedRequestOf<Catalogue['consumptionCurves']>['query'],
): Promise<Answer> {
  const supply = await findCurveSupply(db, customerCode, contractCode);
  if (!supply) throw new ApiError('NOT_FOUND');
  const days = await listCurves(db, contractCode, inizioPeriodo, finePeriodo);
  const at = supply.lastDay === null ? undefined : await findCurveTime(db, contractCode, supply.lastDay);
  const { prices } = await pricesOf(db, contractCode);
  return {
    unitaMisura: METER_UNITS[supply.commodity],
    coefficienteC: supply.coefficient,
    primoGiorno: supply.firstDay,
    ultimoGiorno: supply.lastDay,
    aggiornamento: at?.toISOString() ?? null,
    giorni: days.map(dayAnswer),
    prezzi: prices.map(({ billNumber, periodStart, periodEnd, prices: each }) => ({
      numeroBolletta: billNumber,
      inizioPeriodo: periodStart,
      finePeriodo: periodEnd,
      ...each,
    })),
  };
}

export async function ownCurves({ db }: Services, { customerCode }: CustomerActor) {
  const days = await listCurvesOf(db, customerCode);
  return days.map((each) => ({ codiceContratto: each.contractCode, ...dayAnswer(each) }));
}

function dayAnswer({
  day,
  step,
  values,
  isEstimated,
}: Awaited<ReturnType<typeof listCurves>>[number]): Answer['giorni'][number] {
  return { giorno: day, minuti: step, valori: values, stimato: isEstimated };
}
