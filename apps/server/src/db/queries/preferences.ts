import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { notificationPreferences, vasContracts } from '../schema/index.ts';
import { versionOf } from '../version.ts';

interface Place {
  readonly customerCode: string;
  readonly contractAccount: string;
}

const at = ({ customerCode, contractAccount }: Place) =>
  and(
    eq(notificationPreferences.customerCode, customerCode),
    eq(notificationPreferences.contractAccount, contractAccount),
  );

const preference = {
  contractAccount: notificationPreferences.contractAccount,
  billDelivery: notificationPreferences.billDelivery,
  sms: notificationPreferences.sms,
  mail: notificationPreferences.mail,
  deliveryFrequency: notificationPreferences.deliveryFrequency,
  version: versionOf(notificationPreferences),
};

/** How bills and notices of an account are received, if anybody has said it. */
export async function findPreference(db: Database, place: Place) {
  const [found] = await db.select(preference).from(notificationPreferences).where(at(place));
  return found;
}

export function listPreferences(db: Database, customerCode: string) {
  return db
    .select(preference)
    .from(notificationPreferences)
    .where(eq(notificationPreferences.customerCode, customerCode))
    .orderBy(asc(notificationPreferences.contractAccount));
}

/** Makes room for a preference where there is none; false where there is one. */
export async function beginPreference(db: Database, place: Place): Promise<boolean> {
  const begun = await db
    .insert(notificationPreferences)
    .values({ ...place, sms: false, mail: false })
    .onConflictDoNothing()
    .returning({ contractAccount: notificationPreferences.contractAccount });
  return begun.length > 0;
}

/** Locks a preference for a change: two at once take turns, and the second sees the first. */
export async function lockPreference(db: Database, place: Place) {
  const [found] = await db.select(preference).from(notificationPreferences).where(at(place)).for('update');
  return found;
}

export async function updatePreference(
  db: Database,
  place: Place,
  change: Pick<typeof notificationPreferences.$inferInsert, 'billDelivery' | 'sms' | 'mail'>,
): Promise<void> {
  await db
    .update(notificationPreferences)
    .set({ ...change, updatedAt: sql`now()` })
    .where(at(place));
}

/** The account on which a service of a customer is billed; undefined without such a service. */
export async function findServiceAccount(db: Database, customerCode: string, code: string) {
  const [service] = await db
    .select({ contractAccount: vasContracts.contractAccount })
    .from(vasContracts)
    .where(and(eq(vasContracts.customerCode, customerCode), eq(vasContracts.code, code)));
  return service;
}
