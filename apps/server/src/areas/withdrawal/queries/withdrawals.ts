import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isHeldOn } from '../../../db/owned.ts';
import {
  commodityContracts,
  customerChanges,
  documents,
  onboardingRequests,
  vasContracts,
  withdrawals,
  withdrawalTerms,
} from '../../../db/schema/index.ts';
import { isAnyOf, type ContractRef } from './contracts.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'id'>;
export type TermsRow = typeof withdrawalTerms.$inferSelect;

/** Returns the terms of a customer's contract, by any of the codes that it has. */
export function listTerms(db: Database, customerCode: string, refs: readonly ContractRef[]): Promise<TermsRow[]> {
  const { contractKind: kind, contractCode: code } = withdrawalTerms;
  return db
    .select()
    .from(withdrawalTerms)
    .where(and(eq(withdrawalTerms.customerCode, customerCode), isAnyOf({ kind, code }, refs)));
}

/** Inserts the withdrawal from a contract; undefined if there is one already, also of another transaction. */
export async function insertWithdrawal(db: Database, given: NewWithdrawal): Promise<WithdrawalRow | undefined> {
  const [written] = await db
    .insert(withdrawals)
    .values(given)
    .onConflictDoNothing({
      target: [withdrawals.customerCode, withdrawals.contractKind, withdrawals.contractCode],
    })
    .returning();
  return written;
}

/** Returns the withdrawal from a customer's contract, by any of its codes. */
export async function findWithdrawalFrom(
  db: Database,
  customerCode: string,
  refs: readonly ContractRef[],
): Promise<WithdrawalRow | undefined> {
  const { contractKind: kind, contractCode: code } = withdrawals;
  const [found] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.customerCode, customerCode), isAnyOf({ kind, code }, refs)))
    .orderBy(withdrawals.id)
    .limit(1);
  return found;
}

export async function findWithdrawal(
  db: Database,
  customerCode: string,
  id: number,
): Promise<WithdrawalRow | undefined> {
  const [found] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.customerCode, customerCode), eq(withdrawals.id, id)));
  return found;
}

/** Returns all withdrawals of a customer, newest first. */
export function listWithdrawals(db: Database, customerCode: string): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.customerCode, customerCode))
    .orderBy(sql`${withdrawals.id} desc`);
}

/** Returns the outcome of a withdrawal that the provider's systems reported; undefined before its change is written. */
export async function findOutcome(db: Database, customerCode: string, number: string) {
  const [found] = await db
    .select({ state: customerChanges.state })
    .from(customerChanges)
    .where(
      and(
        eq(customerChanges.customerCode, customerCode),
        eq(customerChanges.matter, 'RECESSO'),
        eq(customerChanges.subject, number),
      ),
    )
    .orderBy(sql`${customerChanges.eventId} desc`)
    .limit(1);
  return found?.state;
}

/** Returns the terms since a day of a customer's contracts that nobody has withdrawn from. */
export async function listTermsSince(
  db: Database,
  customerCode: string,
  { since, today }: { readonly since: string; readonly today: string },
) {
  const { contractKind: kind, contractCode: code } = withdrawalTerms;
  const rows = await db
    .select({ terms: withdrawalTerms, supplyCode: commodityContracts.code })
    .from(withdrawalTerms)
    .leftJoin(
      commodityContracts,
      and(
        eq(commodityContracts.customerCode, customerCode),
        isHeldOn(today),
        sql`((${kind} = 'COMMODITY' and ${commodityContracts.code} = ${code})
          or (${kind} = 'QUOTATION' and ${commodityContracts.quotationCode} = ${code}))`,
      ),
    )
    .leftJoin(
      onboardingRequests,
      and(
        eq(onboardingRequests.customerCode, customerCode),
        eq(onboardingRequests.code, code),
        eq(kind, sql`'QUOTATION'`),
      ),
    )
    .leftJoin(
      vasContracts,
      and(eq(vasContracts.customerCode, customerCode), eq(vasContracts.code, code), eq(kind, sql`'VAS'`)),
    )
    .leftJoin(
      withdrawals,
      and(
        eq(withdrawals.customerCode, customerCode),
        sql`((${withdrawals.contractKind} = ${kind} and ${withdrawals.contractCode} = ${code})
          or (${withdrawals.contractKind} = 'COMMODITY' and ${withdrawals.contractCode} = ${commodityContracts.code})
          or (${withdrawals.contractKind} = 'QUOTATION' and ${withdrawals.contractCode} = ${commodityContracts.quotationCode}))`,
      ),
    )
    .where(
      and(
        eq(withdrawalTerms.customerCode, customerCode),
        gte(withdrawalTerms.startsOn, since),
        isNull(withdrawals.id),
        // A contract that passed to somebody else is theirs, and one that is yet to pass is not the customer's.
        sql`coalesce(${commodityContracts.code}, ${onboardingRequests.code}, ${vasContracts.code}) is not null`,
      ),
    )
    .orderBy(kind, code);
  return rows;
}

/** Puts the receipt among the contract's documents; its content is drawn (recesso.ricevuta.1). */
export async function insertReceiptDocument(
  db: Database,
  {
    number,
    day,
    ...contract
  }: { number: string; customerCode: string; day: string } & Pick<WithdrawalRow, 'contractKind' | 'contractCode'>,
): Promise<void> {
  const days = { createdOn: day, receivedOn: day, documentDate: day };
  await db.insert(documents).values({ number, ...contract, ...days, type: 'RICEVUTA_RECESSO' });
}
