import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isHoldersPaper, isOwnBill, romeDay } from '../../../db/owned.ts';
import {
  bills,
  commodityContracts,
  caseBills,
  caseFiles,
  caseMessages,
  casePauses,
  caseReplies,
  cases,
  credits,
} from '../../../db/schema/index.ts';

export type CaseRow = typeof cases.$inferSelect;
type NewCase = Omit<typeof cases.$inferInsert, 'id' | 'takenBy' | 'takenAt' | 'withdrawnAt' | 'endedAt'>;

export interface NewFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Inserts a case with its bills; undefined if the customer already used its idempotency key. */
export async function insertCase(db: Database, given: NewCase, numbers: readonly string[]) {
  const [written] = await db
    .insert(cases)
    .values(given)
    .onConflictDoNothing({ target: [cases.customerCode, cases.key] })
    .returning({ id: cases.id });
  if (written && numbers.length > 0) {
    await db.insert(caseBills).values(numbers.map((number) => ({ caseId: written.id, number })));
  }
  return written;
}

/** Adds files behind those that a case has; the caller holds the case's row lock, or has just made it. */
export async function insertCaseFiles(
  db: Database,
  caseId: number,
  messageId: number | null,
  files: readonly NewFile[],
): Promise<void> {
  if (files.length === 0) return;
  const [before] = await db
    .select({ last: sql<number>`coalesce(max(${caseFiles.position}), 0)` })
    .from(caseFiles)
    .where(eq(caseFiles.caseId, caseId));
  const last = before?.last ?? 0;
  await db.insert(caseFiles).values(files.map((file, at) => ({ ...file, caseId, messageId, position: last + at + 1 })));
}

export async function findCaseByKey(db: Database, customerCode: string, key: string) {
  const [found] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.customerCode, customerCode), eq(cases.key, key)));
  return found;
}

/** Returns the case of the public form that an address opened with an idempotency key. */
export async function findPublicCaseByKey(db: Database, mail: string, key: string): Promise<CaseRow | undefined> {
  const [found] = await db
    .select()
    .from(cases)
    .where(and(isNull(cases.customerCode), eq(cases.key, key), eq(cases.contactMail, mail)));
  return found;
}

export async function findCase(db: Database, id: number): Promise<CaseRow | undefined> {
  const [found] = await db.select().from(cases).where(eq(cases.id, id));
  return found;
}

/** Locks a case until the end of the transaction, so that its state and clocks change together. */
export async function lockCase(db: Database, id: number): Promise<CaseRow | undefined> {
  const [found] = await db.select().from(cases).where(eq(cases.id, id)).for('update');
  return found;
}

const ofCustomer = (customerCode: string) =>
  and(eq(cases.customerCode, customerCode), isHoldersPaper(cases, romeDay(cases.receivedAt)));

export async function findOwnCase(db: Database, customerCode: string, id: number): Promise<CaseRow | undefined> {
  const [found] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), ofCustomer(customerCode)));
  return found;
}

export function listOwnCases(db: Database, customerCode: string, limit: number): Promise<CaseRow[]> {
  return db.select().from(cases).where(ofCustomer(customerCode)).orderBy(desc(cases.id)).limit(limit);
}

const idList = (ids: readonly number[]) => [...ids];

/** Returns the bills of each case. */
export function listCaseBills(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(caseBills)
    .where(inArray(caseBills.caseId, idList(ids)))
    .orderBy(asc(caseBills.number));
}

/** Returns the times in which each case waited for its customer, in order. */
export function listCasePauses(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(casePauses)
    .where(inArray(casePauses.caseId, idList(ids)))
    .orderBy(asc(casePauses.pausedAt));
}

/** Returns the messages of a case in order, with the desk's notes. */
export function listCaseMessages(db: Database, caseId: number) {
  return db.select().from(caseMessages).where(eq(caseMessages.caseId, caseId)).orderBy(asc(caseMessages.id));
}

/** Returns the files of a case in order, without their content. */
export function listCaseFiles(db: Database, caseId: number) {
  return db
    .select({ position: caseFiles.position, messageId: caseFiles.messageId, name: caseFiles.name })
    .from(caseFiles)
    .where(eq(caseFiles.caseId, caseId))
    .orderBy(asc(caseFiles.position));
}

export async function findCaseFile(db: Database, caseId: number, position: number) {
  const [found] = await db
    .select()
    .from(caseFiles)
    .where(and(eq(caseFiles.caseId, caseId), eq(caseFiles.position, position)));
  return found;
}

export async function findCaseReply(db: Database, caseId: number) {
  const [found] = await db.select().from(caseReplies).where(eq(caseReplies.caseId, caseId));
  return found;
}

export async function findCaseCredit(db: Database, caseId: number) {
  const [found] = await db.select().from(credits).where(eq(credits.caseId, caseId));
  return found;
}

/** Ends a case that is still open; undefined if it ended meanwhile. */
export async function endCase(db: Database, id: number, given: { endedAt: Date; withdrawnAt: Date | null }) {
  const [ended] = await db
    .update(cases)
    .set(given)
    .where(and(eq(cases.id, id), isNull(cases.endedAt)))
    .returning();
  return ended;
}

/** Returns how often a supply of the customer is billed. */
export async function findBillingType(db: Database, customerCode: string, code: string) {
  const [found] = await db
    .select({ billingType: commodityContracts.billingType })
    .from(commodityContracts)
    .where(and(eq(commodityContracts.customerCode, customerCode), eq(commodityContracts.code, code)));
  return found?.billingType;
}

/** Assigns an open case that nobody works on; false if somebody does. */
export async function takeFreeCase(
  db: Database,
  id: number,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const taken = await db
    .update(cases)
    .set({ takenBy: by, takenAt: at })
    .where(and(eq(cases.id, id), isNull(cases.endedAt), isNull(cases.takenBy)))
    .returning({ id: cases.id });
  return taken.length > 0;
}

/** Returns the delivery point of a customer's supply. */
export async function findSupplyPoint(db: Database, customerCode: string, code: string) {
  const [found] = await db
    .select({ pod: commodityContracts.pod, pdr: commodityContracts.pdr })
    .from(commodityContracts)
    .where(and(eq(commodityContracts.customerCode, customerCode), eq(commodityContracts.code, code)));
  return found;
}

/** Returns the supplies that a customer's bills are for. */
export async function listContractsOfBills(
  db: Database,
  customerCode: string,
  numbers: readonly string[],
): Promise<string[]> {
  if (numbers.length === 0) return [];
  const found = await db
    .selectDistinct({ code: bills.contractCode })
    .from(bills)
    .where(and(isOwnBill(customerCode), inArray(bills.number, [...numbers])));
  return found.flatMap(({ code }) => code ?? []);
}
