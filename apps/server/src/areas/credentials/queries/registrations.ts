import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { accounts, customers, registrations } from '../../../db/schema/index.ts';

export type TaxIdentifier = { readonly fiscalCode: string } | { readonly vatNumber: string };

export function hasTaxIdentifier(identifier: TaxIdentifier) {
  return 'fiscalCode' in identifier
    ? eq(customers.fiscalCode, identifier.fiscalCode)
    : or(eq(customers.vatNumber, identifier.vatNumber), eq(customers.fiscalCode, identifier.vatNumber));
}

/**
 * Returns the customer of both codes if they have no account, closed accounts included. A single statement keeps the
 * timing equal for every reason of failure.
 */
export async function findUnregistered(db: Database, customerCode: string, identifier: TaxIdentifier) {
  const [found] = await db
    .select({ customer: customers })
    .from(customers)
    .leftJoin(accounts, eq(accounts.customerCode, customers.code))
    .where(and(eq(customers.code, customerCode), hasTaxIdentifier(identifier), isNull(accounts.id)));
  return found?.customer;
}

export async function insertRegistration(db: Database, registration: typeof registrations.$inferInsert): Promise<void> {
  await db.insert(registrations).values(registration);
}

export async function findRegistration(db: Database, id: string, now: Date) {
  const [found] = await db
    .select({
      id: registrations.id,
      customer: customers,
      isTaken: sql<boolean>`${accounts.id} is not null`,
    })
    .from(registrations)
    .innerJoin(customers, eq(customers.code, registrations.customerCode))
    .leftJoin(accounts, eq(accounts.customerCode, customers.code))
    .where(and(eq(registrations.id, id), gt(registrations.expiresAt, now), isNull(registrations.completedAt)));
  return found;
}

export async function completeRegistration(db: Database, id: string, now: Date): Promise<void> {
  await db.update(registrations).set({ completedAt: now }).where(eq(registrations.id, id));
}

export async function usernameExists(db: Database, username: string): Promise<boolean> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.username})`, sql`lower(${username})`));
  return found.length > 0;
}

/** Creates a customer's account unless the customer has one or the username is taken. */
export async function insertCustomerAccount(
  db: Database,
  account: { username: string; passwordHash: string; customerCode: string; createdAt: Date },
): Promise<{ id: string } | undefined> {
  const [made] = await db
    .insert(accounts)
    .values({ ...account, kind: 'CUSTOMER', verified: true })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return made;
}
