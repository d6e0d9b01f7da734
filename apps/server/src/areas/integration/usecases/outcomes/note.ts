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
  // Changes by the server itself are not a customer's request.
  if (right === 'COMMAND') return;
  const changes = events.flatMap(({ id: eventId, fact }) => {
    const { customerCode, before = null } = fact;
    if (customerCode === null) return [];
    return changesOf(fact).map((change) => ({ ...change, eventId, customerCode, sentAt: at, before }));
  });
  await insertChanges(db, changes);
  await invalidateAll(
    db,
    changes.map(({ customerCode }) => ({ about: 'changes', customerCode })),
  );
}
