import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  accounts,
  commodityContracts,
  cardSetups,
  consumptionThresholds,
  customerChanges,
  events,
  loyaltyAccounts,
  loyaltyMovements,
  messages,
  notifications,
  recoveries,
  registrations,
} from '../../../db/schema/index.ts';
import { deleteCodesOf } from '../../credentials/queries/codes.ts';

/** Closes an account to its owner, to be erased later; false if it was closed before. */
export async function closeAccount(
  db: Database,
  accountId: string,
  when: { now: Date; eraseAfter: Date },
): Promise<boolean> {
  const closed = await db
    .update(accounts)
    .set({ disabledAt: when.now, eraseAfter: when.eraseAfter })
    .where(and(eq(accounts.id, accountId), isNull(accounts.disabledAt)))
    .returning({ id: accounts.id });
  return closed.length > 0;
}

/** Opens a customer's closed account again, if it is not erased yet; false where there is none. */
export async function reopenAccount(db: Database, customerCode: string): Promise<boolean> {
  const opened = await db
    .update(accounts)
    .set({ disabledAt: null, eraseAfter: null })
    .where(and(eq(accounts.customerCode, customerCode), isNotNull(accounts.eraseAfter)))
    .returning({ id: accounts.id });
  return opened.length > 0;
}

/** A closed account whose time has come, locked; of two servers that look, each gets another one. */
export async function takeAccountToErase(db: Database, now: Date) {
  const [account] = await db
    .select({ id: accounts.id, username: accounts.username, customerCode: accounts.customerCode })
    .from(accounts)
    .where(lte(accounts.eraseAfter, now))
    .orderBy(accounts.eraseAfter)
    .limit(1)
    .for('update', { skipLocked: true });
  return account;
}

/**
 * Deletes an account and all that there is because of it: sessions, devices, passwords and
 * recoveries go with its row. The customer stays, and what contracts and the law need.
 */
export async function eraseAccount(
  db: Database,
  account: { id: string; username: string; customerCode: string | null },
): Promise<void> {
  const { id, customerCode } = account;
  const lost = await db.select({ id: recoveries.id }).from(recoveries).where(eq(recoveries.accountId, id));
  const begun =
    customerCode === null
      ? []
      : await db
          .delete(registrations)
          .where(eq(registrations.customerCode, customerCode))
          .returning({ id: registrations.id });
  await deleteCodesOf(db, [id, ...[...lost, ...begun].map((each) => each.id)]);
  await db.delete(accounts).where(eq(accounts.id, id));
  if (customerCode === null) return;

  await db.delete(messages).where(eq(messages.customerCode, customerCode));
  await db.delete(notifications).where(eq(notifications.customerCode, customerCode));
  // Cards given here; the one that an account is paid with stays with it, like its mandate.
  await db.delete(cardSetups).where(eq(cardSetups.customerCode, customerCode));
  // Points go with the account (fedelta.punti.2).
  await db.delete(loyaltyMovements).where(eq(loyaltyMovements.customerCode, customerCode));
  await db.delete(loyaltyAccounts).where(eq(loyaltyAccounts.customerCode, customerCode));
  // Who it was is not told any more; what happened is, since the provider's systems may not have read it yet.
  await db.update(events).set({ actorName: null }).where(eq(events.customerCode, customerCode));
  await db
    .update(events)
    .set({ data: {} })
    .where(and(eq(events.customerCode, customerCode), eq(events.kind, 'CUSTOMER_REGISTERED')));
  // What a refused change would bring back, and what was said of one: names, numbers and words of the customer's.
  await db
    .update(customerChanges)
    .set({ before: null, words: null })
    .where(eq(customerChanges.customerCode, customerCode));
  // What the customer wanted to be told of goes with the account.
  const own = db
    .select({ code: commodityContracts.code })
    .from(commodityContracts)
    .where(eq(commodityContracts.customerCode, customerCode));
  await db.delete(consumptionThresholds).where(inArray(consumptionThresholds.contractCode, own));
  // Nor are the names that supplies were given, which go with the account.
  await db
    .update(events)
    .set({ data: sql`${events.data} - 'nickname' - 'residenceAlias'` })
    .where(
      and(
        eq(events.customerCode, customerCode),
        inArray(events.kind, ['CONTRACT_NICKNAME_CHANGED', 'RESIDENCE_ALIAS_CHANGED']),
      ),
    );
  await db
    .update(commodityContracts)
    .set({ nickname: null, residenceAlias: null })
    .where(eq(commodityContracts.customerCode, customerCode));
}
