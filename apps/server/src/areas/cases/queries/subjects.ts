import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isHoldersPayment, isOwnBill } from '../../../db/owned.ts';
import { bills, interventions, payments } from '../../../db/schema/index.ts';
import { hasContract } from '../../contracts/queries/contracts.ts';

/** The things that a case is about; null and empty: none of that kind. */
export interface CaseSubjects {
  readonly contractCode: string | null;
  readonly bills: readonly string[];
  readonly interventionId: string | null;
  readonly paymentId: string | null;
}

/** Returns true if all things that a case names are the customer's. */
export async function areOwnSubjects(db: Database, customerCode: string, subjects: CaseSubjects): Promise<boolean> {
  const { contractCode, bills: numbers, interventionId, paymentId } = subjects;
  if (contractCode !== null && !(await hasContract(db, customerCode, contractCode))) return false;
  if (numbers.length > 0) {
    const own = and(isOwnBill(customerCode), inArray(bills.number, [...numbers]));
    if ((await db.$count(bills, own)) < numbers.length) return false;
  }
  if (interventionId !== null) {
    const own = and(eq(interventions.customerCode, customerCode), eq(interventions.id, interventionId));
    if ((await db.$count(interventions, own)) === 0) return false;
  }
  if (paymentId === null) return true;
  // Compared as text, as received.
  const isIt = sql`${payments.id}::text = ${paymentId}`;
  const own = and(eq(payments.customerCode, customerCode), isIt, isHoldersPayment(payments.id));
  return (await db.$count(payments, own)) > 0;
}
