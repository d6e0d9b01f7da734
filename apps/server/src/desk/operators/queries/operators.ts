import { and, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { OperatorRole } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { accounts, audit, customers, directoryPeople } from '../../../db/schema/index.ts';

const isNamed = (username: string) =>
  and(eq(accounts.kind, 'OPERATOR'), eq(sql`lower(${accounts.username})`, sql`lower(${username})`));

/** Inserts an operator; false if the username is taken. */
export async function insertOperator(
  db: Database,
  operator: {
    username: string;
    passwordHash: string;
    role: OperatorRole;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
  },
): Promise<boolean> {
  const added = await db
    .insert(accounts)
    .values({ ...operator, kind: 'OPERATOR' })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return added.length > 0;
}

/** Changes an operator's role; false if there is no such operator. */
export async function updateOperatorRole(db: Database, username: string, role: OperatorRole): Promise<boolean> {
  const changed = await db.update(accounts).set({ role }).where(isNamed(username)).returning({ id: accounts.id });
  return changed.length > 0;
}

/** Disables an operator's account, which also rejects its sessions; false if it was disabled. */
export async function disableOperator(db: Database, username: string, now: Date): Promise<boolean> {
  const changed = await db
    .update(accounts)
    .set({ disabledAt: now })
    .where(and(isNamed(username), isNull(accounts.disabledAt)))
    .returning({ id: accounts.id });
  return changed.length > 0;
}

export async function findInDirectory(db: Database, customerCode: string) {
  const [found] = await db
    .select({
      username: directoryPeople.uid,
      isVerified: directoryPeople.isValid,
      segment: directoryPeople.segment,
      email: directoryPeople.email,
      mobile: directoryPeople.mobile,
      isCustomer: isNotNull(customers.code).mapWith(Boolean),
    })
    .from(directoryPeople)
    .leftJoin(customers, eq(customers.code, directoryPeople.customerCode))
    .where(eq(directoryPeople.customerCode, customerCode));
  return found;
}

export async function listRecentSearches(db: Database, operatorId: string, deeds: readonly string[], most: number) {
  const last = db
    .select({ customerCode: audit.customerCode, at: max(audit.at).as('at') })
    .from(audit)
    .where(and(eq(audit.actorId, operatorId), inArray(audit.deed, [...deeds]), isNotNull(audit.customerCode)))
    .groupBy(audit.customerCode)
    .as('last');
  return db
    .select({
      customerCode: sql<string>`${last.customerCode}`,
      at: sql<Date>`${last.at}`.mapWith(audit.at),
      segment: sql<string | null>`coalesce(${customers.segment}, ${directoryPeople.segment})`,
      firstName: customers.firstName,
      lastName: customers.lastName,
      companyName: customers.companyName,
      uid: directoryPeople.uid,
    })
    .from(last)
    .leftJoin(customers, eq(customers.code, last.customerCode))
    .leftJoin(directoryPeople, eq(directoryPeople.customerCode, last.customerCode))
    .orderBy(desc(last.at))
    .limit(most);
}

export async function findAccountOfCustomer(db: Database, customerCode: string) {
  const [found] = await db
    .select({
      username: accounts.username,
      isVerified: accounts.verified,
      segment: customers.segment,
      email: customers.email,
      mobile: customers.mobile,
    })
    .from(accounts)
    .innerJoin(customers, eq(customers.code, accounts.customerCode))
    .where(eq(accounts.customerCode, customerCode));
  return found;
}
