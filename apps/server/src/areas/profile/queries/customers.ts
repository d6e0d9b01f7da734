import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { accounts, customers } from '../../../db/schema/index.ts';

const customerByCode = prepared(
  (db) =>
    db
      .select({ customer: customers, username: accounts.username })
      .from(customers)
      .leftJoin(accounts, eq(accounts.customerCode, customers.code))
      .where(eq(customers.code, sql.placeholder('customerCode'))),
  { name: 'customer' },
);

export async function findCustomer(db: Database, customerCode: string) {
  const [found] = await customerByCode(db, { customerCode });
  return found;
}

export async function mapContacts(db: Database, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, never>();
  const found = await db
    .select({ code: customers.code, email: customers.email, mobile: customers.mobile })
    .from(customers)
    .where(inArray(customers.code, [...new Set(codes)]));
  return new Map(found.map((each) => [each.code, each]));
}

export async function findStaff(db: Database, accountId: string) {
  const [found] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return found;
}

export async function findNewCustomer(db: Database, customerCode: string): Promise<string | null | undefined> {
  const [found] = await db
    .select({ newCustomer: customers.newCustomer })
    .from(customers)
    .where(eq(customers.code, customerCode));
  return found?.newCustomer;
}
