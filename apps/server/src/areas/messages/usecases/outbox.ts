import { listOutbox } from '../queries/messages.ts';
import type { Services } from '../../../shared/context.ts';

const newest = 50;

/** The newest messages that were written, to one recipient or to all: what the demo shows of its mail and SMS. */
export async function readOutbox({ db }: Pick<Services, 'db'>, to: string | null) {
  return listOutbox(db, to, newest);
}

export type OutboxMessage = Awaited<ReturnType<typeof readOutbox>>[number];
