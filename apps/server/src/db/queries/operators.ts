import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OperatorRole } from '@sportello/calls';
import type { Database } from '../database.ts';
import { accounts, customers } from '../schema/index.ts';

const isNamed = (username: string) =>
  and(eq(accounts.kind, 'OPERATOR'), eq(sql`lower(${accounts.username})`, sql`lower(${username})`));

/** Adds an operator; tells whether the username was free. */
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

/** Gives an operator another role; tells whether there is such an operator. */
export async function updateOperatorRole(db: Database, username: string, role: OperatorRole): Promise<boolean> {
  const changed = await db.update(accounts).set({ role }).where(isNamed(username)).returning({ id: accounts.id });
  return changed.length > 0;
}

/** Closes an operator's account; its sessions are refused from now on. Tells whether it was open. */
export async function disableOperator(db: Database, username: string, now: Date): Promise<boolean> {
  const changed = await db
    .update(accounts)
    .set({ disabledAt: now })
    .where(and(isNamed(username), isNull(accounts.disabledAt)))
    .returning({ id: accounts.id });
  return changed.length > 0;
}

/** The account of a customer, with what an operator needs to recognise them. */
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
