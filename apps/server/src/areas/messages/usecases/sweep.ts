import { enqueueDeliveries } from '../../../db/jobs/enqueue.ts';
import { listWithoutJob } from '../queries/messages.ts';
import type { Services } from '../../../shared/context.ts';

const page = 2000;

/**
 * Queues a job for every waiting message without one, for instance after a server was killed, once its claim has
 * expired. Only a safety net: message and job are written in one transaction.
 */
export async function enqueueForgotten({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let after: string | null = null; ;) {
    const { found, last } = await listWithoutJob(db, after, page);
    await enqueueDeliveries(db, found);
    if (last === undefined) return;
    after = last;
  }
}
