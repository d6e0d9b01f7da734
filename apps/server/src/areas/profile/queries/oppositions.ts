import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { customers, oppositions } from '../../../db/schema/index.ts';

export function listOppositions(db: Database, customerCode: string) {
  return db.select().from(oppositions).where(eq(oppositions.customerCode, customerCode)).orderBy(desc(oppositions.id));
}

/** Serialises statements of the same customer with a row lock; returns their contacts. */
export async function lockCustomer(db: Database, customerCode: string) {
  const [customer] = await db
    .select({ email: customers.email, mobile: customers.mobile })
    .from(customers)
    .where(eq(customers.code, customerCode))
    .for('update');
  return customer;
}

export async function insertOpposition(db: Database, said: typeof oppositions.$inferInsert) {
  const [written] = await db.insert(oppositions).values(said).returning();
  return written;
}
