import { deleteExpiredHolds } from '../queries/slot-holds.ts';
import type { Services } from '../../../shared/context.ts';
import { give } from './place.ts';

export async function endExpiredHolds({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const ended of await deleteExpiredHolds(transaction, clock())) await give(transaction, ended);
  });
}
