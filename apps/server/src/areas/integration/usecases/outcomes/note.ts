import { invalidateAll } from '../../../../db/invalidations.ts';
import { insertChanges } from '../../queries/changes.ts';
import type { Database } from '../../../../db/database.ts';
import type { Announced, Doer } from '../../../../events/event.ts';
import { changesOf } from './changes-of.ts';

/** Stores the changes in events so that outcomes can find them; call it in the transaction of the change. */
export async function recordChanges(
  db: Database,
  events: readonly Announced[],
  right: Doer['right'],
  at: Date,
): Promise<void> {
  const changes = events.flatMap(({ id: eventId, fact }) => {
    const { customerCode, before = null, kind } = fact;
    // The server's own events wait for no outcome, but for an indemnity and a withdrawal of the public page.
    const isAsked = right !== 'COMMAND' || kind === 'CASE_INDEMNITY_OWED' || kind === 'WITHDRAWAL_MADE';
    if (customerCode === null || !isAsked) return [];
    return changesOf(fact).map((change) => ({ ...change, eventId, customerCode, sentAt: at, before }));
  });
  if (changes.length === 0) return;
  await insertChanges(db, changes);
  await invalidateAll(
    db,
    changes.map(({ customerCode }) => ({ about: 'changes', customerCode })),
  );
}
