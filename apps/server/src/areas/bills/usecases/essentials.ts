import type { AnswerOf, Catalogue } from '@sportello/calls';
import type { Database } from '../../../db/database.ts';
import type { BillRow } from '../queries/bills.ts';
import { findMeterNumber, listBilledConsumption, listEarlierBills } from '../queries/essentials.ts';
import { billAnswer } from './answers.ts';

type Essentials = AnswerOf<Catalogue['recuperoDettaglioBolletta']>['bolletta']['essenziali'];

/** Returns the facts of a supply's bill beside its amounts (bolletta.essenziali.1); an instalment has none. */
export async function billEssentials(db: Database, bill: BillRow): Promise<Essentials> {
  const { commodity, yearlyConsumption, yearlyFrom, yearlyTo, maxPower } = bill;
  if (commodity === null || bill.type === 'RATA') {
    return { consumoAnnuo: null, potenzaMassima: null, matricola: null, storicoConsumi: [], bollettePrecedenti: [] };
  }
  const history = await listBilledConsumption(db, bill);
  const earlier = await listEarlierBills(db, bill);
  return {
    consumoAnnuo:
      yearlyConsumption === null || yearlyFrom === null || yearlyTo === null
        ? null
        : {
            inizioPeriodo: yearlyFrom,
            finePeriodo: yearlyTo,
            consumo: yearlyConsumption,
            unitaMisura: commodity === 'LUCE' ? 'kWh' : 'Smc',
          },
    potenzaMassima: maxPower,
    matricola: await findMeterNumber(db, bill),
    storicoConsumi: history.map(({ periodStart, periodEnd, consumption, unit }) => ({
      inizioPeriodo: periodStart,
      finePeriodo: periodEnd,
      consumo: consumption,
      unitaMisura: unit,
    })),
    bollettePrecedenti: earlier.map(billAnswer),
  };
}
