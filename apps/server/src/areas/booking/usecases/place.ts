import { areTooNear } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { findTravelMinutes, listWindowsLike } from '../queries/companies.ts';
import { freePlace, takePlace, type Place, type Share } from '../queries/places.ts';
import { deleteExpiredHolds } from '../queries/slot-holds.ts';

/** Takes or holds a place inside a transaction; use `isSoldOut` to recognise the failure. */
export async function take(db: Database, place: Place, now: Date): Promise<void> {
  // Expired holds are freed first.
  for (const ended of await deleteExpiredHolds(db, now, place)) await give(db, ended);
  await takePlace(db, place, await sharesOf(db, place));
}

export async function give(db: Database, place: Place): Promise<void> {
  await freePlace(db, place, await sharesOf(db, place));
}

/**
 * Returns the shares an appointment takes of its own window and of those too close to it (prenotazione.capienza.3).
 */
async function sharesOf(db: Database, { companyId, windowId }: Place): Promise<Share[]> {
  const windows = await listWindowsLike(db, windowId);
  const travelMinutes = await findTravelMinutes(db, companyId);
  const own = windows.find(({ id }) => id === windowId);
  return windows.flatMap((window): Share[] => {
    if (own === undefined || window.id === own.id) return [{ windowId: window.id, taken: 1, before: 0, after: 0 }];
    if (!areTooNear(own, window, travelMinutes)) return [];
    const isLater = window.starts > own.starts;
    return [{ windowId: window.id, taken: 0, before: isLater ? 1 : 0, after: isLater ? 0 : 1 }];
  });
}
