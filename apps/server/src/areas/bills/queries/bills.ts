import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  like,
  ne,
  not,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import {
  billLines,
  billReadings,
  bills,
  commodityContracts,
  customers,
  vasContracts,
} from '../../../db/schema/index.ts';
import { partOf } from './part-of.ts';

type Stored = typeof bills.$inferSelect;

export type BillRow = Stored & { readonly commodity: 'LUCE' | 'GAS' | null };

const bill = { ...getTableColumns(bills), commodity: commodityContracts.commodity };

/** Filter for a customer's bills; the first and last issue dates are inclusive. */
export interface AskedBills {
  readonly customerCode: string;
  readonly of: 'SUPPLIES' | 'SERVICES';
  readonly from: string;
  readonly to: string;
  readonly contractCode?: string | undefined;
  readonly type?: Stored['type'] | undefined;
  readonly statusCodes?: readonly Stored['statusCode'][] | undefined;
  readonly number?: string | undefined;
  readonly openOnly?: boolean | undefined;
}

function asked({
  customerCode,
  of,
  from,
  to,
  contractCode,
  type,
  statusCodes,
  number,
  openOnly,
}: AskedBills): SQL | undefined {
  return and(
    eq(bills.customerCode, customerCode),
    isNotNull(of === 'SUPPLIES' ? bills.contractCode : bills.vasContractCode),
    between(bills.issueDate, from, to),
    contractCode === undefined ? undefined : eq(bills.contractCode, contractCode),
    type === undefined ? undefined : eq(bills.type, type),
    statusCodes === undefined ? undefined : inArray(bills.statusCode, [...statusCodes]),
    number === undefined ? undefined : like(bills.number, partOf(number)),
    openOnly === true ? gt(bills.openCents, bills.disputedCents) : undefined,
  );
}

export function listBills(
  db: Database,
  which: AskedBills,
  page?: { readonly size: number; readonly number: number },
): Promise<BillRow[]> {
  const found = db
    .select(bill)
    .from(bills)
    .leftJoin(commodityContracts, eq(commodityContracts.code, bills.contractCode))
    .where(asked(which))
    .orderBy(desc(bills.issueDate), desc(bills.number))
    .$dynamic();
  return page === undefined ? found : found.limit(page.size).offset((page.number - 1) * page.size);
}

/** Counts and sums bills; an instalment is part of its bill and is not added again (bolletta.totali.1). */
export async function sumBills(db: Database, which: AskedBills) {
  const [sums] = await db
    .select({
      bills: count(),
      amountCents: sql`coalesce(sum(${bills.amountCents}) filter (where ${ne(bills.type, 'RATA')}), 0)`.mapWith(Number),
      openCents: sql`coalesce(sum(${undisputedCents}), 0)`.mapWith(Number),
    })
    .from(bills)
    .where(asked(which));
  return sums ?? { bills: 0, amountCents: 0, openCents: 0 };
}

/** Open amount of a bill without the part in dispute (reclami.contestazione.2). */
export const undisputedCents = sql<number>`greatest(${bills.openCents} - ${bills.disputedCents}, 0)`;

/** Recognises a credit note; without a document kind, a negative amount counts as one (consumo.prezzo.1). */
export const isCreditNote = (of: Readonly<Record<'documentKind' | 'amountCents', AnyPgColumn>>) =>
  sql<boolean>`coalesce(${of.documentKind} = 'TD04', ${of.amountCents} < 0)`;

export async function findBill(db: Database, customerCode: string, number: string) {
  const [found] = await db
    .select({
      ...bill,
      pod: sql<string | null>`coalesce(${commodityContracts.pod}, ${vasContracts.pod})`,
      pdr: commodityContracts.pdr,
    })
    .from(bills)
    .leftJoin(commodityContracts, eq(commodityContracts.code, bills.contractCode))
    .leftJoin(vasContracts, eq(vasContracts.code, bills.vasContractCode))
    .where(and(eq(bills.customerCode, customerCode), eq(bills.number, number)));
  return found;
}

export function listBillLines(db: Database, billIds: readonly number[]) {
  return db
    .select()
    .from(billLines)
    .where(inArray(billLines.billId, [...billIds]))
    .orderBy(asc(billLines.billId), asc(billLines.position));
}

export function listBillReadings(db: Database, billIds: readonly number[]) {
  return db
    .select()
    .from(billReadings)
    .where(inArray(billReadings.billId, [...billIds]))
    .orderBy(asc(billReadings.billId), asc(billReadings.readOn));
}

export function listInstalments(db: Database, customerCode: string, number: string): Promise<BillRow[]> {
  return db
    .select(bill)
    .from(bills)
    .leftJoin(commodityContracts, eq(commodityContracts.code, bills.contractCode))
    .where(and(eq(bills.customerCode, customerCode), eq(bills.instalmentOf, number)))
    .orderBy(asc(bills.instalmentNumber));
}

/**
 * Returns the numbers of the bills that a supply's bill is compared with: the previous one, and the one whose period
 * began a year earlier, give or take three weeks (bolletta.chiamate.5).
 */
export async function findComparable(
  db: Database,
  {
    customerCode,
    contractCode,
    periodStart,
    type,
    documentKind,
    amountCents,
  }: Pick<Stored, 'customerCode' | 'contractCode' | 'periodStart' | 'type' | 'documentKind' | 'amountCents'>,
): Promise<{ readonly previous: string | null; readonly yearBefore: string | null }> {
  // Credit notes and instalments are not compared with earlier bills.
  const isCompared = type !== 'RATA' && !(documentKind === null ? amountCents < 0 : documentKind === 'TD04');
  if (contractCode === null || periodStart === null || !isCompared) return { previous: null, yearBefore: null };
  const ofSupply = and(
    eq(bills.customerCode, customerCode),
    eq(bills.contractCode, contractCode),
    ne(bills.type, 'RATA'),
    not(isCreditNote(bills)),
  );
  const yearBefore = sql`(${periodStart}::date - interval '1 year')::date`;
  const [previous] = await db
    .select({ number: bills.number })
    .from(bills)
    .where(and(ofSupply, sql`${bills.periodEnd} < ${periodStart}`))
    .orderBy(desc(bills.issueDate), desc(bills.number))
    .limit(1);
  const [earlier] = await db
    .select({ number: bills.number })
    .from(bills)
    .where(and(ofSupply, sql`${bills.periodStart} between ${yearBefore} - 21 and ${yearBefore} + 21`))
    .orderBy(sql`abs(${bills.periodStart} - ${yearBefore})`, desc(bills.number))
    .limit(1);
  return { previous: previous?.number ?? null, yearBefore: earlier?.number ?? null };
}

export function listBillsOf(db: Database, customerCode: string): Promise<BillRow[]> {
  return db
    .select(bill)
    .from(bills)
    .leftJoin(commodityContracts, eq(commodityContracts.code, bills.contractCode))
    .where(eq(bills.customerCode, customerCode))
    .orderBy(asc(bills.issueDate), asc(bills.number));
}

export async function findBilled(db: Database, customerCode: string, number: string) {
  const [found] = await db
    .select({
      documentKind: bills.documentKind,
      customer: customers,
      supply: commodityContracts,
      service: vasContracts,
    })
    .from(bills)
    .innerJoin(customers, eq(customers.code, bills.customerCode))
    .leftJoin(commodityContracts, eq(commodityContracts.code, bills.contractCode))
    .leftJoin(vasContracts, eq(vasContracts.code, bills.vasContractCode))
    .where(and(eq(bills.customerCode, customerCode), eq(bills.number, number)));
  return found;
}
