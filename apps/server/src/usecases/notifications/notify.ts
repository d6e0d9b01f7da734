import { tellHint } from '../../db/hints.ts';
import { insertNotification } from '../../db/queries/notifications.ts';
import type { Database } from '../../db/database.ts';
import type { Fact } from '../events/announce.ts';
import { wordsOf } from './words.ts';

/**
 * Tells the customer of an event, in the area and in every open app. The same event told again
 * changes nothing, so whoever delivers events may do so more than once.
 */
export async function notify(db: Database, eventId: bigint, fact: Fact, at: Date): Promise<void> {
  const { customerCode } = fact;
  const words = wordsOf(fact.kind, fact.data);
  if (customerCode === null || words === undefined) return;
  const { title, text, target, url = null } = words;
  const isNew = await insertNotification(db, { customerCode, eventId, title, text, target, url, at });
  if (isNew) await tellHint(db, { customerCode, about: 'notifications' });
}
