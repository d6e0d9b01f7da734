import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  commodityContracts,
  onboardingRequests,
  paymentMethods,
  vasCharges,
  vasContracts,
} from '../../../db/schema/index.ts';
import { versionOf } from '../../../db/version.ts';

const method = { ...getTableColumns(paymentMethods), version: versionOf(paymentMethods) };

export async function findPaymentMethod(db: Database, customerCode: string, contractAccount: string) {
  const [found] = await db
    .select(method)
    .from(paymentMethods)
    .where(and(eq(paymentMethods.contractAccount, contractAccount), eq(paymentMethods.customerCode, customerCode)));
  return found;
}

export function listPaymentMethods(db: Database, customerCode: string) {
  return db
    .select(method)
    .from(paymentMethods)
    .where(eq(paymentMethods.customerCode, customerCode))
    .orderBy(asc(paymentMethods.contractAccount));
}

/** Returns the account of a supply: null if it has none, undefined if the customer has no such supply. */
export async function findSupplyAccount(
  db: Database,
  customerCode: string,
  which: { readonly contract: string } | { readonly quotation: string },
): Promise<string | null | undefined> {
  const column = 'contract' in which ? commodityContracts.code : commodityContracts.quotationCode;
  const code = 'contract' in which ? which.contract : which.quotation;
  const [supply] = await db
    .select({ account: commodityContracts.contractAccount })
    .from(commodityContracts)
    .where(and(eq(column, code), eq(commodityContracts.customerCode, customerCode)));
  if (supply || 'contract' in which) return supply?.account;
  // A pending request without a contract has no account either.
  const [request] = await db
    .select({ code: onboardingRequests.code })
    .from(onboardingRequests)
    .where(and(eq(onboardingRequests.code, code), eq(onboardingRequests.customerCode, customerCode)));
  return request && null;
}

export async function findServiceAccounts(db: Database, customerCode: string, code: string) {
  const [service] = await db
    .select({ own: vasContracts.contractAccount, linked: commodityContracts.contractAccount })
    .from(vasContracts)
    .leftJoin(
      commodityContracts,
      and(
        eq(commodityContracts.code, vasContracts.commodityCode),
        eq(commodityContracts.customerCode, vasContracts.customerCode),
      ),
    )
    .where(and(eq(vasContracts.code, code), eq(vasContracts.customerCode, customerCode)));
  return service;
}

export function listVasCharges(db: Database, customerCode: string, code: string) {
  return db
    .select({
      contractAccount: vasCharges.contractAccount,
      amountCents: vasCharges.amountCents,
      frequency: vasCharges.frequency,
      nextChargeDay: vasCharges.nextChargeDay,
      methodCode: paymentMethods.methodCode,
    })
    .from(vasCharges)
    .innerJoin(vasContracts, eq(vasContracts.code, vasCharges.contractCode))
    .leftJoin(
      paymentMethods,
      and(
        eq(paymentMethods.contractAccount, vasCharges.contractAccount),
        eq(paymentMethods.customerCode, vasContracts.customerCode),
      ),
    )
    .where(and(eq(vasCharges.contractCode, code), eq(vasContracts.customerCode, customerCode)))
    .orderBy(asc(vasCharges.contractAccount));
}

/** Returns the contracts billed on a customer's accounts; a service without an account is paid with its supply. */
export async function listBilledOn(db: Database, customerCode: string, accounts: readonly string[]) {
  const supplies = await db
    .select({
      account: commodityContracts.contractAccount,
      commodity: commodityContracts.commodity,
      sourceState: commodityContracts.sourceState,
    })
    .from(commodityContracts)
    .where(
      and(
        eq(commodityContracts.customerCode, customerCode),
        inArray(commodityContracts.contractAccount, [...accounts]),
      ),
    );
  const account = sql<string>`coalesce(${vasContracts.contractAccount}, ${commodityContracts.contractAccount})`;
  const services = await db
    .select({ account, sourceState: vasContracts.sourceState, progress: vasContracts.progress })
    .from(vasContracts)
    .leftJoin(
      commodityContracts,
      and(
        eq(commodityContracts.code, vasContracts.commodityCode),
        eq(commodityContracts.customerCode, vasContracts.customerCode),
      ),
    )
    .where(and(eq(vasContracts.customerCode, customerCode), inArray(account, [...accounts])));
  return { supplies, services };
}

export type PaymentMethodRow = NonNullable<Awaited<ReturnType<typeof findPaymentMethod>>>;
