import { invalidateAll } from '../../../db/invalidations.ts';
import { insertNotifications } from '../queries.ts';
import type { Database } from '../../../db/database.ts';
import { pushAll } from '../../push/usecases/push.ts';
import type { Announced } from '../../../events/event.ts';
import { wordsOf } from './words.ts';

/**
 * Notifies customers of events in-app and on their devices, and sends invalidation events. Idempotent, so events may be delivered more than
 * once.
 */
export async function notify(db: Database, events: readonly Announced[], at: Date): Promise<void> {
  const told = events.flatMap(({ id: eventId, fact }) => {
    const { customerCode } = fact;
    const words = wordsOf(fact);
    if (customerCode === null || words === undefined) return [];
    const { title, text, target, url = null } = words;
    return [{ customerCode, eventId, title, text, target, url, at }];
  });
  const written = await insertNotifications(db, told);
  await invalidateAll(
    db,
    written.map(({ customerCode }) => ({ customerCode, about: 'notifications' })),
  );
  const factOf = new Map(events.map(({ id, fact }) => [id, fact]));
  const pushed = written.flatMap(({ id, customerCode, eventId }) => {
    const fact = factOf.get(eventId);
    return fact ? [{ notificationId: id, customerCode, fact }] : [];
  });
  await pushAll(db, pushed, at);
}
