import { listOutbox } from '../queries/messages.ts';
import type { Services } from '../../../shared/context.ts';

const newest = 50;

/** Returns the newest messages, to one recipient or all, for the demo. */
export async function readOutbox({ db }: Pick<Services, 'db'>, to: string | null) {
  return listOutbox(db, to, newest);
}

export type OutboxMessage = Awaited<ReturnType<typeof readOutbox>>[number];
