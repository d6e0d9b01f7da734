import { enqueueDeliveries } from '../../../db/jobs/enqueue.ts';
import { listWithoutJob } from '../queries/messages.ts';
import type { Services } from '../../../shared/context.ts';

const page = 1000;

/**
 * Queues a job for every waiting message without one, for instance after a server was killed, once its claim has
 * expired. Only a safety net: message and job are written in one transaction.
 */
export async function enqueueForgotten({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let after: string | null = null; ;) {
    const found = await listWithoutJob(db, after, page);
    await enqueueDeliveries(db, found);
    if (found.length < page) return;
    after = found.at(-1)?.messageId ?? null;
  }
}
