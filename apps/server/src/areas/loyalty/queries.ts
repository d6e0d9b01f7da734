import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { loyaltyAccounts, loyaltyMovements } from '../../db/schema/index.ts';

type Movement = Omit<typeof loyaltyMovements.$inferInsert, 'id'>;

/** Adds points; false if the same deed counted before. */
export async function addPoints(db: Database, movement: Movement): Promise<boolean> {
  const [written] = await db
    .insert(loyaltyMovements)
    .values(movement)
    .onConflictDoNothing({
      target: [loyaltyMovements.customerCode, loyaltyMovements.reason, loyaltyMovements.sourceKey],
    })
    .returning({ id: loyaltyMovements.id });
  if (!written) return false;
  await db
    .insert(loyaltyAccounts)
    .values({ customerCode: movement.customerCode, balance: movement.points })
    .onConflictDoUpdate({
      target: loyaltyAccounts.customerCode,
      set: { balance: sql`${loyaltyAccounts.balance} + ${movement.points}` },
    });
  return true;
}

/** Subtracts points if there are enough and returns the balance; concurrent calls are serialised by the row. */
export async function takePoints(db: Database, customerCode: string, points: number): Promise<number | undefined> {
  const [left] = await db
    .update(loyaltyAccounts)
    .set({ balance: sql`${loyaltyAccounts.balance} - ${points}` })
    .where(and(eq(loyaltyAccounts.customerCode, customerCode), gte(loyaltyAccounts.balance, points)))
    .returning({ balance: loyaltyAccounts.balance });
  return left?.balance;
}

export async function findEarned(
  db: Database,
  customerCode: string,
  { reason, sourceKey }: Pick<Movement, 'reason' | 'sourceKey'>,
): Promise<number | undefined> {
  const [found] = await db
    .select({ points: loyaltyMovements.points })
    .from(loyaltyMovements)
    .where(
      and(
        eq(loyaltyMovements.customerCode, customerCode),
        eq(loyaltyMovements.reason, reason),
        eq(loyaltyMovements.sourceKey, sourceKey),
      ),
    );
  return found?.points;
}

/** Takes a row lock on a customer's balance and debt. */
export async function lockLoyalty(db: Database, customerCode: string) {
  const [found] = await db
    .select({ balance: loyaltyAccounts.balance, owed: loyaltyAccounts.owed })
    .from(loyaltyAccounts)
    .where(eq(loyaltyAccounts.customerCode, customerCode))
    .for('update');
  return found;
}

export async function setLoyalty(
  db: Database,
  customerCode: string,
  account: { readonly balance: number; readonly owed: number },
): Promise<void> {
  await db.update(loyaltyAccounts).set(account).where(eq(loyaltyAccounts.customerCode, customerCode));
}

/** Inserts a movement; false if it was inserted before. */
export async function insertMovement(db: Database, movement: Movement): Promise<boolean> {
  const written = await db
    .insert(loyaltyMovements)
    .values(movement)
    .onConflictDoNothing({
      target: [loyaltyMovements.customerCode, loyaltyMovements.reason, loyaltyMovements.sourceKey],
    })
    .returning({ id: loyaltyMovements.id });
  return written.length > 0;
}

export async function findReward(db: Database, customerCode: string, sourceKey: string) {
  const [found] = await db
    .select()
    .from(loyaltyMovements)
    .where(
      and(
        eq(loyaltyMovements.customerCode, customerCode),
        eq(loyaltyMovements.reason, 'PREMIO'),
        eq(loyaltyMovements.sourceKey, sourceKey),
      ),
    );
  return found;
}

export async function findLoyalty(db: Database, customerCode: string): Promise<{ balance: number; owed: number }> {
  const [found] = await db
    .select({ balance: loyaltyAccounts.balance, owed: loyaltyAccounts.owed })
    .from(loyaltyAccounts)
    .where(eq(loyaltyAccounts.customerCode, customerCode));
  return found ?? { balance: 0, owed: 0 };
}

export function listMovements(db: Database, customerCode: string, limit: number) {
  return db
    .select()
    .from(loyaltyMovements)
    .where(eq(loyaltyMovements.customerCode, customerCode))
    .orderBy(desc(loyaltyMovements.id))
    .limit(limit);
}
