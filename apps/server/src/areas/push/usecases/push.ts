import { createHash } from 'node:crypto';
import { afterQuietHours, pushLifetime } from '@sportello/domain';
import { enqueuePushes } from '../../../db/jobs/enqueue.ts';
import type { Database } from '../../../db/database.ts';
import type { Fact } from '../../../events/event.ts';
import { insertPushes, replaceWaiting, type NewPush } from '../queries/pushes.ts';
import { pushOf, type Pushed } from './push-of.ts';

/** A notification in the area, and the event behind it. */
export interface Notified {
  readonly notificationId: number;
  readonly customerCode: string;
  readonly fact: Fact;
}

/** Writes the pushes of new notifications in the transaction of their events, and queues them (push.invio.1). */
export async function pushAll(db: Database, all: readonly Notified[], at: Date): Promise<void> {
  const wanted = all.flatMap((each) => {
    const pushed = pushOf(each.fact);
    return pushed ? [newPush(each, pushed, at)] : [];
  });
  if (wanted.length === 0) return;
  const inserted = await insertPushes(db, wanted, at);
  await replaceWaiting(db, inserted);
  await enqueuePushes(
    db,
    inserted.map(({ id, notBefore }) => ({ pushId: id, notBefore: notBefore > at ? notBefore : null })),
  );
}

function newPush(
  { notificationId, customerCode }: Notified,
  { kind, isUrgent, subject, uselessAt = Infinity }: Pushed,
  at: Date,
): NewPush {
  const notBefore = afterQuietHours(at.getTime(), isUrgent);
  return {
    customerCode,
    notificationId,
    kind,
    isUrgent,
    topic: subject === null ? null : topicOf([customerCode, kind, subject]),
    notBefore: new Date(notBefore),
    uselessAfter: new Date(Math.min(notBefore + pushLifetime(kind, isUrgent) * 1000, uselessAt)),
  };
}

/** A hash, since push services read topics, of the 32 characters that RFC 8030 allows. */
function topicOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);
}
