import { enqueueDeliveries } from '../../../db/jobs/enqueue.ts';
import { listWithoutJob } from '../queries/messages.ts';
import type { Services } from '../../../shared/context.ts';

const page = 1000;

/**
 * Gives a job to every waiting message that has none, such as one that a killed server had in its
 * hands: not before its claim ends. Belt and braces, since a message and its job are written as one.
 */
export async function enqueueForgotten({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let after: string | null = null; ;) {
    const found = await listWithoutJob(db, after, page);
    await enqueueDeliveries(db, found);
    if (found.length < page) return;
    after = found.at(-1)?.messageId ?? null;
  }
}
