import type { WireOfferedSlot } from '@sportello/calls';
import { bookableDays, daysBetween, isBookable, nearestFirst, slotId } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { listFreeWindows } from '../queries/places.ts';
import type { AskedAppointment } from './appointment.ts';

/** Alternatives offered for a taken slot (prenotazione.fascia.3). */
const mostOffered = 5;

/** Search distance around a taken slot, in working days. */
const nearDays = 6;

/** Returns the free slots nearest to a taken one: by distance in days, then by time of day. */
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
