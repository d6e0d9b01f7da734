import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { addDays, dayInRome, holidaysBetween, isHoliday } from '@sportello/domain';
import { countComing } from '../queries/managed-companies.ts';
import { listServiceClosures, writeServiceClosure } from '../queries/service-closures.ts';
import { invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';

/** Returns the closing days of the coming year, with any later ones that were added. */
export async function readServiceClosures({ db, clock }: Services): Promise<AnswerOf<Catalogue['serviceClosures']>> {
  const today = dayInRome(clock().getTime());
  const added = await listServiceClosures(db, today);
  const days = [
    ...holidaysBetween(today, addDays(today, 365)).map((giorno) => ({ giorno, nome: null, fissa: true })),
    ...added.map(({ day, name }) => ({ giorno: day, nome: name, fissa: false })),
  ];
  return { festivita: days.toSorted((one, other) => one.giorno.localeCompare(other.giorno)) };
}

/** Closes or reopens the service on a day; returns the number of appointments on it. */
export async function changeServiceClosure(
  { db, clock }: Services,
  actor: Actor,
  { giorno, nome, chiusa }: ParsedRequestOf<Catalogue['changeServiceClosure']>['body'],
): Promise<AnswerOf<Catalogue['changeServiceClosure']>> {
  const now = clock();
  if (giorno < dayInRome(now.getTime())) throw invalidFieldError('giorno', 'DAY_IN_PAST');
  if (isHoliday(giorno)) throw invalidFieldError('giorno', 'ALREADY_CLOSED');
  return db.transaction(async (transaction) => {
    await writeServiceClosure(transaction, { day: giorno, name: nome ?? null, isClosed: chiusa });
    await record(transaction, actor, 'changeServiceClosure', now);
    return { prenotati: await countComing(transaction, giorno) };
  });
}
