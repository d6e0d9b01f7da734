import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers, invitationCodes, invitations, invitedBefore } from '../../db/schema/index.ts';

export async function findInvitationCode(db: Database, customerCode: string): Promise<string | undefined> {
  const [found] = await db
    .select({ code: invitationCodes.code })
    .from(invitationCodes)
    .where(eq(invitationCodes.customerCode, customerCode));
  return found?.code;
}

/** Inserts a code unless the customer has one or it is taken. */
export async function insertInvitationCode(db: Database, given: typeof invitationCodes.$inferInsert): Promise<void> {
  await db.insert(invitationCodes).values(given).onConflictDoNothing();
}

export async function findInviter(db: Database, code: string) {
  const [found] = await db
    .select({ code: customers.code, fiscalCode: customers.fiscalCode, vatNumber: customers.vatNumber })
    .from(invitationCodes)
    .innerJoin(customers, eq(customers.code, invitationCodes.customerCode))
    .where(eq(invitationCodes.code, code));
  return found;
}

/** Records an invitation; returns nothing if the person was invited before. */
export async function insertInvitation(
  db: Database,
  given: typeof invitations.$inferInsert,
): Promise<number | undefined> {
  const [written] = await db.insert(invitations).values(given).onConflictDoNothing().returning({ id: invitations.id });
  return written?.id;
}

export function listInvited(db: Database, inviterCode: string) {
  return db
    .select({
      id: invitations.id,
      firstName: customers.firstName,
      registeredAt: invitations.registeredAt,
      rewardedAt: invitations.rewardedAt,
    })
    .from(invitations)
    .innerJoin(customers, eq(customers.code, invitations.invitedCode))
    .where(eq(invitations.inviterCode, inviterCode))
    .orderBy(desc(invitations.id));
}

export function listWaiting(db: Database, after: number, limit: number) {
  return db
    .select({ id: invitations.id, inviterCode: invitations.inviterCode, invitedCode: invitations.invitedCode })
    .from(invitations)
    .where(and(isNull(invitations.rewardedAt), gt(invitations.id, after)))
    .orderBy(asc(invitations.id))
    .limit(limit);
}

/** Marks the reward as granted; of two concurrent calls one succeeds. */
export async function setRewarded(db: Database, id: number, at: Date): Promise<boolean> {
  const written = await db
    .update(invitations)
    .set({ rewardedAt: at })
    .where(and(eq(invitations.id, id), isNull(invitations.rewardedAt)))
    .returning({ id: invitations.id });
  return written.length > 0;
}

/** Deletes a customer's invitations as inviter and invitee; returns the person hashes of the invitees. */
export async function deleteInvitationsOf(db: Database, customerCode: string): Promise<readonly string[]> {
  await db.delete(invitationCodes).where(eq(invitationCodes.customerCode, customerCode));
  const gone = await db
    .delete(invitations)
    .where(or(eq(invitations.inviterCode, customerCode), eq(invitations.invitedCode, customerCode)))
    .returning({ person: invitations.person });
  return gone.map(({ person }) => person);
}

export async function deleteInvitation(db: Database, id: number): Promise<void> {
  await db.delete(invitations).where(eq(invitations.id, id));
}

/** Keeps the hashes of persons who were invited before. */
export async function recordInvited(db: Database, personHashes: readonly string[], at: Date): Promise<void> {
  if (personHashes.length === 0) return;
  await db
    .insert(invitedBefore)
    .values(personHashes.map((personHash) => ({ personHash, at })))
    .onConflictDoNothing();
}

/** Returns true if any hash of the person was invited before. */
export async function wasInvitedBefore(db: Database, personHashes: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ at: invitedBefore.at })
    .from(invitedBefore)
    .where(inArray(invitedBefore.personHash, [...personHashes]))
    .limit(1);
  return found.length > 0;
}
