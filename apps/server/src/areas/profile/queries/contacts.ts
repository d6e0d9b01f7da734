import type { MessageChannel } from '../../../db/schema/columns.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { customers } from '../../../db/schema/index.ts';

interface Contact {
  readonly channel: MessageChannel;
  readonly recipient: string;
}

function changeTo({ channel, recipient }: Contact, now: Date) {
  return channel === 'MAIL'
    ? { email: recipient, emailChangedAt: now, updatedAt: sql`now()` }
    : { mobile: recipient, mobileChangedAt: now, updatedAt: sql`now()` };
}

/** Changes a customer's contact and marks it as changed by the customer (docs/import.md). */
export async function updateContact(db: Database, customerCode: string, contact: Contact, now: Date): Promise<void> {
  await db.update(customers).set(changeTo(contact, now)).where(eq(customers.code, customerCode));
}

/** Takes a row lock on a customer's contacts; a second transaction then sees the first one's change. */
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
