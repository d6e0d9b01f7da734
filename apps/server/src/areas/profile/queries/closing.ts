import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  accounts,
  bookingDrafts,
  commodityContracts,
  cardSetups,
  consumptionThresholds,
  customerChanges,
  customers,
  events,
  interventionEvents,
  interventions,
  loyaltyAccounts,
  loyaltyMovements,
  messages,
  meterReadings,
  notifications,
  payments,
  pushPreferences,
  pushSubscriptions,
  readingPhotos,
  readingSteps,
  recoveries,
  registrations,
  slotHolds,
  supplyRequestDrafts,
} from '../../../db/schema/index.ts';
import { clearEndedInterventions } from '../../../db/retention/interventions.ts';
import { deleteCodesOf } from '../../credentials/queries/codes.ts';

/** Closes an account for later erasure; false if it was closed before. */
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

/** Reopens a closed account that is not erased yet; false if there is none. */
export async function reopenAccount(db: Database, customerCode: string): Promise<boolean> {
  const opened = await db
    .update(accounts)
    .set({ disabledAt: null, eraseAfter: null })
    .where(and(eq(accounts.customerCode, customerCode), isNotNull(accounts.eraseAfter)))
    .returning({ id: accounts.id });
  return opened.length > 0;
}

/** Locks and returns a closed account due for erasure; concurrent servers get different ones. */
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
 * Deletes an account with its sessions, devices, passwords and recoveries. The customer remains, with what contracts
 * and the law require.
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
  await deleteUnaddressed(db, customerCode);
  await db.delete(notifications).where(eq(notifications.customerCode, customerCode));
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.customerCode, customerCode));
  await db.delete(pushPreferences).where(eq(pushPreferences.customerCode, customerCode));
  // Deletes setups here; a card in use stays with its account, like a mandate.
  await db.delete(cardSetups).where(eq(cardSetups.customerCode, customerCode));
  await db.delete(bookingDrafts).where(eq(bookingDrafts.customerCode, customerCode));
  await db.delete(supplyRequestDrafts).where(eq(supplyRequestDrafts.customerCode, customerCode));
  await db.delete(slotHolds).where(eq(slotHolds.customerCode, customerCode));
  await clearEndedInterventions(db, customerCode);
  await removeUsername(db, customerCode, account.username);
  // Points are deleted with the account (fedelta.punti.2).
  await db.delete(loyaltyMovements).where(eq(loyaltyMovements.customerCode, customerCode));
  await db.delete(loyaltyAccounts).where(eq(loyaltyAccounts.customerCode, customerCode));
  // The rest goes once the provider's systems have read the events; they need no username and no nickname.
  await db
    .update(events)
    .set({ data: {} })
    .where(and(eq(events.customerCode, customerCode), eq(events.kind, 'CUSTOMER_REGISTERED')));
  // Restore values and outcome texts contain the customer's names and numbers.
  await db
    .update(customerChanges)
    .set({ before: null, words: null })
    .where(eq(customerChanges.customerCode, customerCode));
  // Notification preferences are deleted with the account.
  const own = db
    .select({ code: commodityContracts.code })
    .from(commodityContracts)
    .where(eq(commodityContracts.customerCode, customerCode));
  await db.delete(consumptionThresholds).where(inArray(consumptionThresholds.contractCode, own));
  const readings = db
    .select({ id: meterReadings.id })
    .from(meterReadings)
    .where(inArray(meterReadings.contractCode, own));
  await db.delete(readingPhotos).where(inArray(readingPhotos.readingId, readings));
  // Supply nicknames in events are removed as well.
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

/** Deletes what the public complaint form sent to the customer's address before anybody knew whose it was. */
async function deleteUnaddressed(db: Database, customerCode: string): Promise<void> {
  const [own] = await db.select({ email: customers.email }).from(customers).where(eq(customers.code, customerCode));
  const address = own?.email?.trim().toLowerCase() ?? '';
  if (address === '') return;
  await deleteCodesOf(db, [address]);
  const isTheirs = eq(sql`lower(${messages.recipient})`, address);
  const isPublic = inArray(messages.template, ['case-code', 'public-case']);
  await db.delete(messages).where(and(isNull(messages.customerCode), isPublic, isTheirs));
}

/** Removes the username and the customer's notes from what stays of readings, interventions and payments. */
async function removeUsername(db: Database, customerCode: string, username: string): Promise<void> {
  const readings = db
    .select({ id: meterReadings.id })
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(eq(commodityContracts.customerCode, customerCode));
  await db
    .update(readingSteps)
    .set({ by: '' })
    .where(and(inArray(readingSteps.readingId, readings), eq(readingSteps.by, username)));
  const visits = db
    .select({ id: interventions.id })
    .from(interventions)
    .where(eq(interventions.customerCode, customerCode));
  const ofVisits = inArray(interventionEvents.interventionId, visits);
  await db
    .update(interventionEvents)
    .set({ byName: null })
    .where(and(ofVisits, eq(interventionEvents.byName, username)));
  await db
    .update(interventionEvents)
    .set({ note: null })
    .where(and(ofVisits, eq(interventionEvents.by, 'CLIENTE'), isNotNull(interventionEvents.note)));
  await db.update(payments).set({ accountName: '' }).where(eq(payments.customerCode, customerCode));
}
