import { toBillDetail, type AnswerOf, type Catalogue, type ParsedRequestOf } from '@sportello/calls';
import { correctBill, eurosFromCents, type Cents } from '@sportello/domain';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import { billDetail } from '../../bills/usecases/detail.ts';

type Asked = ParsedRequestOf<Catalogue['correctionEstimate']>['body'];
type Correction = Pick<ParsedRequestOf<Catalogue['openCase']>['body'], 'lettura' | 'bollette'>;

/** Returns what a bill would be with a reading of the customer (reclami.rettifica.2). */
export async function estimateCorrection(
  services: Services,
  actor: CustomerActor,
  { bolletta, data: date, letture }: Asked,
): Promise<AnswerOf<Catalogue['correctionEstimate']>> {
  const { bill, corrected } = await correctedBill(services, actor, { bolletta, data: date, letture });
  return {
    unitaMisura: bill.consumptionUnit ?? null,
    consumoFatturato: bill.consumption ?? null,
    consumoStimato: corrected?.consumption ?? null,
    importoFatturato: eurosFromCents(bill.amount),
    importoStimato: corrected?.amount === undefined ? null : eurosFromCents(corrected.amount),
  };
}

/** Returns the amount of a correction's one bill with the customer's reading; undefined if it can't be estimated. */
export async function correctedAmount(
  services: Services,
  actor: CustomerActor,
  { lettura, bollette: [bolletta] = [] }: Correction,
): Promise<Cents | undefined> {
  if (lettura === undefined || bolletta === undefined) return undefined;
  return (await correctedBill(services, actor, { bolletta, ...lettura })).corrected?.amount;
}

async function correctedBill(services: Services, actor: CustomerActor, { bolletta, data: date, letture }: Asked) {
  const bill = toBillDetail((await billDetail(services, actor, { numeroBolletta: bolletta })).bolletta);
  const values = letture.map(({ fascia, valore }) => ({ band: fascia, value: valore }));
  return { bill, corrected: correctBill(bill, { date, values }) };
}
