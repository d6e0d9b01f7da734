import type { Database } from '../../../db/database.ts';
import { deleteInvitationsOf, recordInvited, wasInvitedBefore } from '../queries.ts';
import type { Services } from '../../../shared/context.ts';

/** Erases what a customer invited and by whom they came; that these persons came stays known by a hash alone (invito.registrazione.1). */
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

/** Whether somebody came by an invitation that is erased since. */
export function wasErasedInvitee({ personHashes }: Services, db: Database, person: string): Promise<boolean> {
  return wasInvitedBefore(db, personHashes(person));
}
