import type { AnswerOf, Catalogue } from '@sportello/calls';
import { dayInRome, isFreeHourUsable } from '@sportello/domain';
import { listFreeHours } from '../queries/free-hours.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';

/** Returns the customer's free hour, a usable one first; null if there never was one. */
export async function readFreeHour(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['recuperoOragratis']>> {
  const today = dayInRome(clock().getTime());
  const hours = (await listFreeHours(db, customerCode)).map((hour) => ({
    codiceContrattoVas: hour.contractCode,
    disponibile: isFreeHourUsable(hour, today, today),
    dataInizioValidita: hour.validFrom,
    dataFineValidita: hour.validTo,
    dataUtilizzo: hour.usedOn,
  }));
  return { oraGratis: hours.find(({ disponibile }) => disponibile) ?? hours[0] ?? null };
}
