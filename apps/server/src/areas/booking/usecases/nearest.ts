import type { WireOfferedSlot } from '@sportello/calls';
import { bookableDays, daysBetween, isBookable, nearestFirst, slotId } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { listFreeWindows } from '../queries/places.ts';
import type { AskedAppointment } from './appointment.ts';

/** How many are offered instead of one that was taken (prenotazione.fascia.3). */
const mostOffered = 5;

/** How far from a slot, in working days, others are looked for. */
const nearDays = 6;

/** The free slots nearest to one that was taken: by days between, then by time of day. */
export async function nearestSlots(
  db: Database,
  asked: Pick<AskedAppointment, 'supportType' | 'installationId' | 'cap'>,
  taken: { readonly day: string; readonly windowId: string; readonly starts: string },
  now: Date,
): Promise<WireOfferedSlot[]> {
  const { supportType, installationId, cap } = asked;
  const far = (day: string) => Math.abs(daysBetween(taken.day, day));
  const days = bookableDays(supportType, now.getTime())
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, nearDays);
  const free = await listFreeWindows(db, { supportType, days, installationId, cap, now });
  const slots = free
    .filter(({ day, starts }) => isBookable(supportType, day, starts, now.getTime()))
    .map(({ day, windowId, starts, ends }) => ({
      id: slotId({ day, windowId }),
      date: day,
      start: starts,
      end: ends,
    }));
  return nearestFirst(slots, { date: taken.day, start: taken.starts }).slice(0, mostOffered);
}
