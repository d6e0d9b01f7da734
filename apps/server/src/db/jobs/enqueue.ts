import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Database } from '../database.ts';
import { bossOn } from './boss.ts';
import { deliverQueue } from './queues.ts';

/** A message to be delivered, now or not before some moment. */
export interface Delivery {
  readonly messageId: string;
  readonly notBefore?: Date | null;
}

/**
 * Has messages delivered. Inside a transaction the jobs come to be with it or not at all. Of a
 * message that has a job waiting already, that one stays as it is.
 */
export async function enqueueDeliveries(db: Database, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const jobs = deliveries.map(({ messageId, notBefore }) => ({
    singletonKey: messageId,
    data: { messageId },
    ...(notBefore && { startAfter: notBefore }),
  }));
  await bossOn(fromDrizzle(db, sql)).insert(deliverQueue, jobs);
}
