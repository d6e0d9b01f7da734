import type { SuppliedCommodity } from '@sportello/domain';
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
import { isFormerBill, isHolders, isHoldersBill, isOwnBill } from '../../../db/owned.ts';
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

export type BillRow = Stored & { readonly commodity: SuppliedCommodity | null };

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
    .where(and(asked(which), isHoldersBill()))
    .orderBy(desc(bills.issueDate), desc(bills.number))
    .$dynamic();
  return page === undefined ? found : found.limit(page.size).offset((page.number - 1) * page.size);
}

/** Open amount of a bill without the part in dispute (reclami.contestazione.2). */
export const undisputedCents = sql<number>`greatest(${bills.openCents} - ${bills.disputedCents}, 0)`;

const sumsAs = (name: string) => ({
  bills: count().as(`${name}_bills`),
  amountCents: sql`coalesce(sum(${bills.amountCents}) filter (where ${ne(bills.type, 'RATA')}), 0)`.as(
    `${name}_amount`,
  ),
  openCents: sql`coalesce(sum(${undisputedCents}), 0)`.as(`${name}_open`),
});

/**
 * Counts and sums bills; an instalment is part of its bill and is not added again (bolletta.totali.1). Those of former
 * holders, rarely any, are subtracted: a condition on all bills would cost the index-only scan.
 */
export async function sumBills(db: Database, which: AskedBills) {
  const all = db.select(sumsAs('all')).from(bills).where(asked(which)).as('everything');
  const others = db
    .select(sumsAs('other'))
    .from(bills)
    .where(and(asked(which), isFormerBill()))
    .as('others');
  const [found] = await db
    .select({
      bills: sql`${all.bills} - ${others.bills}`.mapWith(Number),
      amountCents: sql`${all.amountCents} - ${others.amountCents}`.mapWith(Number),
      openCents: sql`${all.openCents} - ${others.openCents}`.mapWith(Number),
    })
    .from(all)
    .crossJoin(others);
  return found ?? { bills: 0, amountCents: 0, openCents: 0 };
}

/** Recognises a credit note; without a document kind, a negative amount counts as one (consumo.prezzo.1). */
export const isCreditNote = (of: Readonly<Record<'documentKind' | 'amountCents', AnyPgColumn>>) =>
  sql<boolean>`coalesce(${of.documentKind} = 'TD04', ${of.amountCents} < 0)`;

export async function findBill(db: Database, customerCode: string, number: string) {
  const [found] = await db
    .select({
      ...bill,
      pod: sql<string | null>`coalesce(${commodityContracts.pod}, ${vasContracts.pod})`,
      pdr: commodityContracts.pdr,
      // A year that a former holder shared is not shown to the next.
      yearlyConsumption: sql<
        number | null
      >`case when ${isHolders(bills, bills.yearlyFrom)} then ${bills.yearlyConsumption} end`,
    })
    .from(bills)
    .leftJoin(commodityContracts, eq(commodityContracts.code, bills.contractCode))
    .leftJoin(vasContracts, eq(vasContracts.code, bills.vasContractCode))
    .where(and(isOwnBill(customerCode), eq(bills.number, number)));
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
    .where(and(isOwnBill(customerCode), eq(bills.instalmentOf, number)))
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
    isOwnBill(customerCode),
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
    .where(isOwnBill(customerCode))
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
    .where(and(isOwnBill(customerCode), eq(bills.number, number)));
  return found;
}
