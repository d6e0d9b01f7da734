import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { customers } from '../../../db/schema/index.ts';

interface Contact {
  readonly channel: 'MAIL' | 'SMS';
  readonly recipient: string;
}

function changeTo({ channel, recipient }: Contact, now: Date) {
  return channel === 'MAIL'
    ? { email: recipient, emailChangedAt: now, updatedAt: sql`now()` }
    : { mobile: recipient, mobileChangedAt: now, updatedAt: sql`now()` };
}

/** Changes a contact of a customer, and records that the customer did (docs/import.md). */
export async function updateContact(db: Database, customerCode: string, contact: Contact, now: Date): Promise<void> {
  await db.update(customers).set(changeTo(contact, now)).where(eq(customers.code, customerCode));
}

/** Locks a customer's contacts for a change: two at once take turns, and the second sees the first. */
export async function lockContacts(db: Database, customerCode: string) {
  const [customer] = await db
    .select({
      email: customers.email,
      mobile: customers.mobile,
      lockHours: customers.contactLockHours,
      emailChangedAt: customers.emailChangedAt,
      mobileChangedAt: customers.mobileChangedAt,
    })
    .from(customers)
    .where(eq(customers.code, customerCode))
    .for('update');
  return customer;
}
