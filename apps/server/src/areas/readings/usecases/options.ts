import type { AnswerOf, Catalogue } from '@sportello/calls';
import {
  awaitedReading,
  billingTypeFromText,
  commodityStatus,
  dayInRome,
  METER_UNITS,
  readingWindow,
  type AwaitedReading,
  type Day,
  type ReadingWindow,
  type SelfReadingKind,
} from '@sportello/domain';
import { findReadSupply, listSelfReadSupplies, type ReadSupply } from '../queries/readings.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { meterOf } from './meter.ts';

const billingTypeOf = ({ billingType }: ReadSupply) =>
  billingType === null ? undefined : billingTypeFromText(billingType);

/** Returns the reading window of the billing period that contains a day, open or not. */
export function windowOf(supply: ReadSupply, day: Day): ReadingWindow {
  const window = readingWindow(billingTypeOf(supply), day);
  return { ...window, opensOn: sinceHolder(supply, window.opensOn) };
}

/** A holder can't have read the meter before the supply was theirs (contratto.intestatario.2). */
function sinceHolder({ holderSince }: ReadSupply, opensOn: Day): Day {
  return holderSince !== null && holderSince > opensOn ? holderSince : opensOn;
}

export function awaitedOf(supply: ReadSupply, today: Day): AwaitedReading {
  const awaited = awaitedReading(
    {
      status: commodityStatus(supply.sourceState, supply.quotationCode ?? undefined),
      selfReading: supply.selfReading,
      billingType: billingTypeOf(supply),
      isSentFor: ({ closesOn }) => supply.sentFor.includes(closesOn),
    },
    today,
  );
  return { ...awaited, opensOn: awaited.opensOn && sinceHolder(supply, awaited.opensOn) };
}

export async function readOptions(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  contractCode: string,
): Promise<AnswerOf<Catalogue['tipologiaAutolettura']>> {
  const today = dayInRome(clock().getTime());
  const supply = await findReadSupply(db, customerCode, contractCode, today);
  if (!supply) throw new ApiError('NOT_FOUND');
  const { fields } = await meterOf(db, supply, today);
  const isOneBand = fields.length === 1;
  const tipologia: SelfReadingKind = supply.commodity === 'GAS' ? 'GAS' : isOneBand ? 'MONORARIA' : 'MULTIORARIA';
  return {
    tipologia,
    ...awaitedAnswer(awaitedOf(supply, today)),
    unitaMisura: METER_UNITS[supply.commodity],
    fasce: fields.map(({ band, digits, lastValue, highest }) => ({
      fascia: band,
      cifre: digits,
      ultimoValore: lastValue ?? null,
      massimoAtteso: highest ?? null,
    })),
  };
}

export async function readWindows(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['readingWindows']>> {
  const today = dayInRome(clock().getTime());
  const supplies = await listSelfReadSupplies(db, customerCode, today);
  return {
    forniture: supplies
      .map((supply) => ({ codiceContratto: supply.code, ...awaitedAnswer(awaitedOf(supply, today)) }))
      .filter(({ motivo }) => motivo !== 'CONTRATTO_NON_ATTIVO'),
  };
}

function awaitedAnswer({ isOpen, obstacle, opensOn, closesOn }: AwaitedReading) {
  return {
    aperta: isOpen,
    motivo: obstacle ?? null,
    inizioPeriodo: opensOn ?? null,
    finePeriodo: closesOn ?? null,
  };
}
