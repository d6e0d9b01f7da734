import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import {
  accounts,
  commodityContracts,
  cardSetups,
  events,
  messages,
  notifications,
  recoveries,
  registrations,
} from '../schema/index.ts';
import { deleteCodesOf } from './codes.ts';

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
  // Who it was is not told any more; what happened is, since the provider's systems may not have read it yet.
  await db.update(events).set({ actorName: null }).where(eq(events.customerCode, customerCode));
  await db
    .update(events)
    .set({ data: {} })
    .where(and(eq(events.customerCode, customerCode), eq(events.kind, 'CUSTOMER_REGISTERED')));
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
