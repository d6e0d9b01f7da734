import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { billDeliveries, vasContracts } from '../../../db/schema/index.ts';
import { versionOf } from '../../../db/version.ts';

interface Place {
  readonly customerCode: string;
  readonly contractAccount: string;
}

const at = ({ customerCode, contractAccount }: Place) =>
  and(eq(billDeliveries.customerCode, customerCode), eq(billDeliveries.contractAccount, contractAccount));

const delivery = {
  contractAccount: billDeliveries.contractAccount,
  billDelivery: billDeliveries.billDelivery,
  sms: billDeliveries.sms,
  mail: billDeliveries.mail,
  deliveryFrequency: billDeliveries.deliveryFrequency,
  version: versionOf(billDeliveries),
};

/** Returns the delivery settings of an account, if any were saved. */
export async function findBillDelivery(db: Database, place: Place) {
  const [found] = await db.select(delivery).from(billDeliveries).where(at(place));
  return found;
}

export function listBillDeliveries(db: Database, customerCode: string) {
  return db
    .select(delivery)
    .from(billDeliveries)
    .where(eq(billDeliveries.customerCode, customerCode))
    .orderBy(asc(billDeliveries.contractAccount));
}

/** Inserts empty delivery settings for an account; false if they exist. */
export async function beginBillDelivery(db: Database, place: Place): Promise<boolean> {
  const begun = await db
    .insert(billDeliveries)
    .values({ ...place, sms: false, mail: false })
    .onConflictDoNothing()
    .returning({ contractAccount: billDeliveries.contractAccount });
  return begun.length > 0;
}

/** Takes a row lock on the delivery settings; a second transaction then sees the first one's change. */
export async function lockBillDelivery(db: Database, place: Place) {
  const [found] = await db.select(delivery).from(billDeliveries).where(at(place)).for('update');
  return found;
}

export async function updateBillDelivery(
  db: Database,
  place: Place,
  change: Pick<typeof billDeliveries.$inferInsert, 'billDelivery' | 'sms' | 'mail'>,
): Promise<void> {
  await db
    .update(billDeliveries)
    .set({ ...change, updatedAt: sql`now()` })
    .where(at(place));
}

export async function findServiceAccount(db: Database, customerCode: string, code: string) {
  const [service] = await db
    .select({ contractAccount: vasContracts.contractAccount })
    .from(vasContracts)
    .where(and(eq(vasContracts.customerCode, customerCode), eq(vasContracts.code, code)));
  return service;
}
