import { invalidateAll } from '../../../db/invalidations.ts';
import { insertNotifications } from '../queries.ts';
import type { Database } from '../../../db/database.ts';
import type { Announced } from '../../../events/event.ts';
import { wordsOf } from './words.ts';

/**
 * Tells customers of events, in the area and in every open app. The same event told again
 * changes nothing, so whoever delivers events may do so more than once.
 */
export async function notify(db: Database, events: readonly Announced[], at: Date): Promise<void> {
  const told = events.flatMap(({ id: eventId, fact: { customerCode, kind, data } }) => {
    const words = wordsOf(kind, data);
    if (customerCode === null || words === undefined) return [];
    const { title, text, target, url = null } = words;
    return [{ customerCode, eventId, title, text, target, url, at }];
  });
  const written = await insertNotifications(db, told);
  await invalidateAll(
    db,
    written.map((customerCode) => ({ customerCode, about: 'notifications' })),
  );
}
