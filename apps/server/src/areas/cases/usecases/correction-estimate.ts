import { toBillDetail, type AnswerOf, type Catalogue, type ParsedRequestOf } from '@sportello/calls';
import { correctBill, eurosFromCents } from '@sportello/domain';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import { billDetail } from '../../bills/usecases/detail.ts';

type Asked = ParsedRequestOf<Catalogue['correctionEstimate']>['body'];

/** Returns what a bill would be with a reading of the customer (reclami.rettifica.2). */
export async function estimateCorrection(
  services: Services,
  actor: CustomerActor,
  { bolletta, data: date, letture }: Asked,
): Promise<AnswerOf<Catalogue['correctionEstimate']>> {
  const bill = toBillDetail((await billDetail(services, actor, { numeroBolletta: bolletta })).bolletta);
  const values = letture.map(({ fascia, valore }) => ({ band: fascia, value: valore }));
  const corrected = correctBill(bill, { date, values });
  return {
    unitaMisura: bill.consumptionUnit ?? null,
    consumoFatturato: bill.consumption ?? null,
    consumoStimato: corrected?.consumption ?? null,
    importoFatturato: eurosFromCents(bill.amount),
    importoStimato: corrected?.amount === undefined ? null : eurosFromCents(corrected.amount),
  };
}
