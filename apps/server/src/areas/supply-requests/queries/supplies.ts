import { paymentMethodKind } from '@sportello/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isHeldOn, isOwnBill } from '../../../db/owned.ts';
import { bills, commodityContracts, customers, paymentMethods } from '../../../db/schema/index.ts';

/** Returns the supplies that a customer holds, as far as requests about them need them. */
export function listSupplies(db: Database, customerCode: string, today: string) {
  return db
    .select({
      code: commodityContracts.code,
      commodity: commodityContracts.commodity,
      sourceState: commodityContracts.sourceState,
      quotationCode: commodityContracts.quotationCode,
      offerName: commodityContracts.offerName,
      account: commodityContracts.contractAccount,
      point: sql<string | null>`coalesce(${commodityContracts.pod}, ${commodityContracts.pdr})`,
      power: commodityContracts.power,
    })
    .from(commodityContracts)
    .where(and(eq(commodityContracts.customerCode, customerCode), isHeldOn(today)))
    .orderBy(asc(commodityContracts.code));
}

export type SupplyRow = Awaited<ReturnType<typeof listSupplies>>[number];

export async function findSegment(db: Database, customerCode: string): Promise<string> {
  const [found] = await db
    .select({ segment: customers.segment })
    .from(customers)
    .where(eq(customers.code, customerCode));
  return found?.segment ?? '';
}

/** Returns true if an account of the customer is paid by direct debit. */
export async function hasDirectDebit(db: Database, customerCode: string): Promise<boolean> {
  const found = await db
    .select({ methodCode: paymentMethods.methodCode })
    .from(paymentMethods)
    .where(eq(paymentMethods.customerCode, customerCode));
  return found.some(({ methodCode }) => paymentMethodKind(methodCode ?? undefined) === 'ADDEBITO_CONTO_CORRENTE');
}

/** Returns true for a bill of a customer. */
export async function isBillOf(db: Database, customerCode: string, number: string): Promise<boolean> {
  return (await db.$count(bills, and(isOwnBill(customerCode), eq(bills.number, number)))) > 0;
}
