import { rolesWith, type CaseKind } from '@sportello/domain';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { CaseRow } from '../../areas/cases/queries/cases.ts';
import type { Database } from '../../db/database.ts';
import { accounts, caseClocks, cases, customers } from '../../db/schema/index.ts';

const sender = {
  segment: customers.segment,
  firstName: customers.firstName,
  lastName: customers.lastName,
  companyName: customers.companyName,
};

/** Moments between which the end of a term makes a case late or urgent (reclami.operatore.1). */
export interface TermMoments {
  readonly now: Date;
  readonly urgentUntil: Date;
}

export interface QueueFilter extends TermMoments {
  readonly isEnded: boolean;
  /** The operator in charge; null for cases that nobody has taken on. */
  readonly takenBy?: string | null;
  readonly kind?: CaseKind | undefined;
  readonly customerCode?: string | undefined;
  readonly term?: 'SCADUTI' | 'URGENTI' | 'FERMI' | undefined;
}

const isLate = (now: Date) => lte(caseClocks.dueAt, now);
const isUrgent = ({ now, urgentUntil }: TermMoments) =>
  and(gt(caseClocks.dueAt, now), lte(caseClocks.dueAt, urgentUntil));
const replyClock = and(eq(caseClocks.caseId, cases.id), eq(caseClocks.kind, 'REPLY'));

/** Returns cases of all customers by the end of their term, those that stand still last, or the latest ended first. */
export async function listCaseQueue(db: Database, filter: QueueFilter, page: { limit: number; offset: number }) {
  const { isEnded, takenBy, kind, customerCode, term } = filter;
  const terms = { SCADUTI: isLate(filter.now), URGENTI: isUrgent(filter), FERMI: isNull(caseClocks.dueAt) };
  const which = and(
    isEnded ? isNotNull(cases.endedAt) : isNull(cases.endedAt),
    takenBy === undefined ? undefined : takenBy === null ? isNull(cases.takenBy) : eq(cases.takenBy, takenBy),
    kind && eq(cases.kind, kind),
    customerCode === undefined ? undefined : eq(cases.customerCode, customerCode),
    term && terms[term],
  );
  const rows = await db
    .select({ row: cases, sender })
    .from(cases)
    .leftJoin(caseClocks, replyClock)
    .leftJoin(customers, eq(customers.code, cases.customerCode))
    .where(which)
    .orderBy(
      isEnded ? desc(cases.endedAt) : sql`${caseClocks.dueAt} asc nulls last`,
      isEnded ? desc(cases.id) : asc(cases.id),
    )
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(cases).leftJoin(caseClocks, replyClock).where(which);
  return { rows, total: counted?.total ?? 0 };
}

export async function findReceivedCase(db: Database, id: number) {
  const [found] = await db
    .select({ row: cases, sender })
    .from(cases)
    .leftJoin(customers, eq(customers.code, cases.customerCode))
    .where(eq(cases.id, id));
  return found;
}

export type ReceivedRow = NonNullable<Awaited<ReturnType<typeof findReceivedCase>>>;

/** Counts the open cases of each operator, and of nobody. */
export function countLoads(db: Database, moments: TermMoments) {
  return db
    .select({
      takenBy: cases.takenBy,
      open: count(),
      urgent: sql<number>`count(*) filter (where ${isUrgent(moments)})`.mapWith(Number),
      late: sql<number>`count(*) filter (where ${isLate(moments.now)})`.mapWith(Number),
      oldestAt: min(cases.receivedAt),
    })
    .from(cases)
    .leftJoin(caseClocks, replyClock)
    .where(isNull(cases.endedAt))
    .groupBy(cases.takenBy)
    .orderBy(asc(cases.takenBy));
}

const mayAnswer = and(
  eq(accounts.kind, 'OPERATOR'),
  isNull(accounts.disabledAt),
  inArray(accounts.role, [...rolesWith('ANSWER_REQUESTS')]),
);

/** Returns the names of operators who may work on cases. */
export async function listCaseOperators(db: Database): Promise<string[]> {
  const found = await db
    .select({ username: accounts.username })
    .from(accounts)
    .where(mayAnswer)
    .orderBy(asc(sql`lower(${accounts.username})`));
  return found.map(({ username }) => username);
}

/** Returns an operator who may work on cases, locked against a change of the role until the transaction ends. */
export async function lockCaseOperator(db: Database, username: string): Promise<string | undefined> {
  const [found] = await db
    .select({ username: accounts.username })
    .from(accounts)
    .where(and(mayAnswer, eq(sql`lower(${accounts.username})`, username.toLowerCase())))
    .for('share');
  return found?.username;
}

/** Locks cases in the order of their ids, to prevent deadlocks. */
export function lockCases(db: Database, ids: readonly number[]): Promise<CaseRow[]> {
  return db
    .select()
    .from(cases)
    .where(inArray(cases.id, [...ids]))
    .orderBy(asc(cases.id))
    .for('update');
}

/** Assigning a case again keeps the original time. */
const takenOn = (by: string, at: Date) => ({
  takenBy: by,
  takenAt: sql`case when ${cases.takenBy} = ${by} then ${cases.takenAt} else ${at} end`,
});

/** Assigns open cases, whoever has them; the caller holds their row locks. */
export async function assignTo(db: Database, ids: readonly number[], by: string, at: Date): Promise<void> {
  await db
    .update(cases)
    .set(takenOn(by, at))
    .where(inArray(cases.id, [...ids]));
}

/** Assigns an open case, taken by nobody or by the expected operator; undefined if that changed meanwhile. */
export async function takeOpenCase(
  db: Database,
  id: number,
  { from, by, at }: { readonly from: string | undefined; readonly by: string; readonly at: Date },
) {
  const expected = from === undefined ? isNull(cases.takenBy) : eq(cases.takenBy, from);
  const [taken] = await db
    .update(cases)
    .set(takenOn(by, at))
    .where(and(eq(cases.id, id), isNull(cases.endedAt), or(eq(cases.takenBy, by), expected)))
    .returning();
  return taken;
}

export async function releaseOpenCase(db: Database, id: number, by: string) {
  const [released] = await db
    .update(cases)
    .set({ takenBy: null, takenAt: null })
    .where(and(eq(cases.id, id), isNull(cases.endedAt), or(eq(cases.takenBy, by), isNull(cases.takenBy))))
    .returning();
  return released;
}

/** Ends the term for taking cases on, where it still runs (reclami.orologi.1). */
export async function acknowledge(db: Database, ids: readonly number[], at: Date): Promise<void> {
  await db
    .update(caseClocks)
    .set({ doneAt: at, outcome: sql`case when ${caseClocks.dueAt} <= ${at} then 'MISSED' else 'MET' end` })
    .where(and(inArray(caseClocks.caseId, [...ids]), eq(caseClocks.kind, 'ACK'), isNull(caseClocks.doneAt)));
}
