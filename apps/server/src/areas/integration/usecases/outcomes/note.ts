import { invalidateAll } from '../../../../db/invalidations.ts';
import { insertChanges } from '../../queries/changes.ts';
import type { Database } from '../../../../db/database.ts';
import type { Announced, Doer } from '../../../../events/event.ts';
import { changesOf } from './changes-of.ts';

/** Writes the changes that events tell of, so that their outcomes find them; in the transaction of the change. */
export async function recordChanges(
  db: Database,
  events: readonly Announced[],
  right: Doer['right'],
  at: Date,
): Promise<void> {
  // What the server does by itself is nobody's wish.
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
