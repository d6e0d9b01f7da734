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

/** Gives a customer a code, unless they have one, or somebody else has that one. */
export async function insertInvitationCode(db: Database, given: typeof invitationCodes.$inferInsert): Promise<void> {
  await db.insert(invitationCodes).values(given).onConflictDoNothing();
}

/** Whose code it is, with what tells one person from another. */
export async function findInviter(db: Database, code: string) {
  const [found] = await db
    .select({ code: customers.code, fiscalCode: customers.fiscalCode, vatNumber: customers.vatNumber })
    .from(invitationCodes)
    .innerJoin(customers, eq(customers.code, invitationCodes.customerCode))
    .where(eq(invitationCodes.code, code));
  return found;
}

/** Writes down who came by whom; nothing where the person has come before. */
export async function insertInvitation(
  db: Database,
  given: typeof invitations.$inferInsert,
): Promise<number | undefined> {
  const [written] = await db.insert(invitations).values(given).onConflictDoNothing().returning({ id: invitations.id });
  return written?.id;
}

/** The friends of a customer, the newest first. */
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

/** Friends who are not customers yet, a handful after the last one. */
export function listWaiting(db: Database, after: number, limit: number) {
  return db
    .select({ id: invitations.id, inviterCode: invitations.inviterCode, invitedCode: invitations.invitedCode })
    .from(invitations)
    .where(and(isNull(invitations.rewardedAt), gt(invitations.id, after)))
    .orderBy(asc(invitations.id))
    .limit(limit);
}

/** Says that the reward was given; of two that try one does. */
export async function setRewarded(db: Database, id: number, at: Date): Promise<boolean> {
  const written = await db
    .update(invitations)
    .set({ rewardedAt: at })
    .where(and(eq(invitations.id, id), isNull(invitations.rewardedAt)))
    .returning({ id: invitations.id });
  return written.length > 0;
}

/** Takes away what a customer invited, and by whom they came; tells which persons came. */
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

/** Keeps of persons who came that they did, by the hash of who they are. */
export async function recordInvited(db: Database, personHashes: readonly string[], at: Date): Promise<void> {
  if (personHashes.length === 0) return;
  await db
    .insert(invitedBefore)
    .values(personHashes.map((personHash) => ({ personHash, at })))
    .onConflictDoNothing();
}

/** Whether a person, by any of their hashes, came before. */
export async function wasInvitedBefore(db: Database, personHashes: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ at: invitedBefore.at })
    .from(invitedBefore)
    .where(inArray(invitedBefore.personHash, [...personHashes]))
    .limit(1);
  return found.length > 0;
}
