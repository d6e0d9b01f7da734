import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { currentOrigin } from '../../telemetry/signals/origin.ts';
import type { Database } from '../database.ts';
import { bossOn } from './boss.ts';
import { deliverQueue, pushQueue } from './queues.ts';

export interface Delivery {
  readonly messageId: string;
  readonly notBefore?: Date | null;
}

/**
 * Enqueues message deliveries. Inside a transaction the jobs are created or rolled back with it. A job
 * already waiting for a message stays unchanged.
 */
export async function enqueueDeliveries(db: Database, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const origin = currentOrigin();
  const jobs = deliveries.map(({ messageId, notBefore }) => ({
    singletonKey: messageId,
    data: { messageId, ...origin },
    ...(notBefore && { startAfter: notBefore }),
  }));
  await bossOn(fromDrizzle(db, sql)).insert(deliverQueue, jobs);
}

export interface PushDelivery {
  readonly pushId: string;
  readonly notBefore?: Date | null;
}

/** Enqueues deliveries of pushes, like those of messages. */
export async function enqueuePushes(db: Database, deliveries: readonly PushDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const origin = currentOrigin();
  const jobs = deliveries.map(({ pushId, notBefore }) => ({
    singletonKey: pushId,
    data: { pushId, ...origin },
    ...(notBefore && { startAfter: notBefore }),
  }));
  await bossOn(fromDrizzle(db, sql)).insert(pushQueue, jobs);
}

/** Lets another worker, of this server or another one, go on notifying customers; only one job waits in each queue. */
export async function enqueueNotices(db: Database, queue: string, notBefore: Date | null = null): Promise<void> {
  const job = { singletonKey: 'go on', ...(notBefore && { startAfter: notBefore }) };
  await bossOn(fromDrizzle(db, sql)).insert(queue, [job]);
}
