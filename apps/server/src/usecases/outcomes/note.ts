import { insertChanges } from '../../db/queries/changes.ts';
import type { Database } from '../../db/database.ts';
import type { Doer, Fact } from '../events/announce.ts';
import { changesOf } from './changes-of.ts';

/** Writes the changes that an event tells of, so that their outcomes find them; in the transaction of the change. */
export async function noteChanges(db: Database, eventId: bigint, fact: Fact, by: Doer, at: Date): Promise<void> {
  const { customerCode, before = null } = fact;
  // What the server does by itself is nobody's wish.
  if (customerCode === null || by.right === 'COMMAND') return;
  const changes = changesOf(fact);
  await insertChanges(
    db,
    changes.map((change) => ({ ...change, eventId, customerCode, sentAt: at, before })),
  );
}
