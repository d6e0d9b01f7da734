import type { Database } from '../../../db/database.ts';
import { deleteInvitationsOf, recordInvited, wasInvitedBefore } from '../queries.ts';
import type { Services } from '../../../shared/context.ts';

/** Erases a customer's invitations; only hashes of the invited persons remain (invito.registrazione.1). */
export async function forgetInvitations(
  { personHashes }: Services,
  db: Database,
  customerCode: string,
  at: Date,
): Promise<void> {
  const persons = await deleteInvitationsOf(db, customerCode);
  await recordInvited(
    db,
    persons.flatMap((person) => personHashes(person).slice(0, 1)),
    at,
  );
}

/** Returns true if the person's earlier invitation was erased. */
export function wasErasedInvitee({ personHashes }: Services, db: Database, person: string): Promise<boolean> {
  return wasInvitedBefore(db, personHashes(person));
}
