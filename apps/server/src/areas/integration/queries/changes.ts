import type { REPORTED_STATES, RequestStep } from '@sportello/domain';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReplyParts } from '../../cases/queries/replies.ts';
import type { Database } from '../../../db/database.ts';
import { customerChanges, events } from '../../../db/schema/index.ts';

export type NewChange = Pick<
  typeof customerChanges.$inferInsert,
  'eventId' | 'subject' | 'matter' | 'customerCode' | 'sentAt' | 'before'
>;

export async function insertChanges(db: Database, changes: readonly NewChange[]): Promise<void> {
  if (changes.length > 0) await db.insert(customerChanges).values([...changes]);
}

const later = alias(customerChanges, 'later');

const isReplaced = sql<boolean>`exists (select from ${customerChanges} ${sql.identifier('later')}
  where ${later.customerCode} = ${customerChanges.customerCode} and ${later.matter} = ${customerChanges.matter}
    and ${later.subject} = ${customerChanges.subject} and ${later.eventId} > ${customerChanges.eventId})`;

const change = {
  eventId: customerChanges.eventId,
  subject: customerChanges.subject,
  matter: customerChanges.matter,
  customerCode: customerChanges.customerCode,
  sentAt: customerChanges.sentAt,
  state: customerChanges.state,
  activeFrom: customerChanges.activeFrom,
  reason: customerChanges.reason,
  words: customerChanges.words,
  toldAt: customerChanges.toldAt,
  before: customerChanges.before,
  isReplaced,
};

const changeWithFact = { ...change, kind: events.kind, data: events.data };

export type ChangeRow = Awaited<ReturnType<typeof listDueChanges>>[number];

interface ChangeFilter {
  readonly matter?: (typeof customerChanges.$inferSelect)['matter'] | undefined;
  readonly subject?: string | undefined;
}

export function listChanges(db: Database, customerCode: string, { matter, subject }: ChangeFilter, limit?: number) {
  const found = db
    .select(change)
    .from(customerChanges)
    .where(
      and(
        eq(customerChanges.customerCode, customerCode),
        matter === undefined ? undefined : eq(customerChanges.matter, matter),
        subject === undefined ? undefined : eq(customerChanges.subject, subject),
      ),
    )
    .orderBy(desc(customerChanges.eventId), customerChanges.subject);
  return limit === undefined ? found : found.limit(limit);
}

/** Returns a page of active changes not applied yet, in order per subject. */
export function listDueChanges(
  db: Database,
  today: string,
  limit: number,
  after?: Pick<typeof customerChanges.$inferSelect, 'matter' | 'subject' | 'eventId'>,
) {
  return db
    .select(changeWithFact)
    .from(customerChanges)
    .innerJoin(events, eq(events.id, customerChanges.eventId))
    .where(
      and(
        eq(customerChanges.state, 'ATTIVA'),
        isNull(customerChanges.appliedAt),
        lte(customerChanges.activeFrom, today),
        after &&
          sql`(${customerChanges.matter}, ${customerChanges.subject}, ${customerChanges.eventId})
            > (${after.matter}, ${after.subject}, ${after.eventId})`,
      ),
    )
    .orderBy(customerChanges.matter, customerChanges.subject, customerChanges.eventId)
    .limit(limit);
}

/** Serialises the processing of outcomes with an advisory lock, to prevent deadlocks between two files. */
export async function lockOutcomes(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7365, 21)`);
}

export interface OutcomeLine {
  readonly line: number;
  readonly change: string;
  readonly subject: string | null;
  readonly outcome: Exclude<(typeof REPORTED_STATES)[number], 'INVIATA'>;
  readonly activeFrom: string | null;
  readonly reason: string | null;
  readonly words: string | null;
  /** The four parts of the reply to a case. */
  readonly reply: ReplyParts | null;
  /** The bill that has deducted an indemnity, or has the cost of a request. */
  readonly bill: string | null;
  /** The step of a request, with the day and hours of its appointment. */
  readonly step: RequestStep | null;
  readonly day: string | null;
  readonly hours: string | null;
}

/** Creates a temporary table, dropped on commit. */
export async function createStagingTable(db: Database): Promise<void> {
  await db.execute(sql`create temp table told (line integer not null, change bigint not null, subject text,
    outcome text not null, active_from date, reason text, words text, reply jsonb, bill text, step text, day date, hours text) on commit drop`);
}

export async function stageOutcomes(db: Database, lines: readonly OutcomeLine[]): Promise<void> {
  await db.execute(
    sql`insert into told select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as t(line integer, change bigint, subject text, outcome text, "activeFrom" date, reason text, words text, reply jsonb, bill text, step text, day date,
        hours text)`,
  );
}

export async function listUnknown(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ line: number }>(
    sql`select line from told where not exists (select from customer_changes c
      where c.event_id = told.change and (told.subject is null or told.subject = c.subject)) order by line`,
  );
  return rows.map(({ line }) => line);
}

export type OutcomeChangeRow = ChangeRow & { readonly told: OutcomeLine };

/**
 * Yields the lines with their changes, ordered by subject and then by line, so that other transactions that change
 * several subjects take the locks in the same order.
 */
export async function* readReported(db: Database, page: number): AsyncGenerator<readonly OutcomeChangeRow[]> {
  await db.execute(sql`analyze told`);
  await db.execute(
    sql`declare each_told no scroll cursor for
      select t.line, t.change::text as change, t.subject as told_subject, t.outcome, t.active_from::text as told_from,
        t.reason as told_reason, t.words as told_words, t.reply as given_reply, t.bill,
        t.step, t.day::text as day, t.hours,
        c.subject, c.matter, c.customer_code, c.sent_at, c.state, c.active_from::text as active_from, c.reason, c.words,
        c.told_at, c.before, e.kind, e.data,
        exists (select from customer_changes l where l.customer_code = c.customer_code and l.matter = c.matter
          and l.subject = c.subject and l.event_id > c.event_id) as is_replaced
      from told t
      join customer_changes c on c.event_id = t.change and (t.subject is null or t.subject = c.subject)
      join events e on e.id = c.event_id
      order by c.matter, c.subject, c.event_id, t.line`,
  );
  for (;;) {
    const { rows } = await db.execute(sql`fetch ${sql.raw(String(page))} from each_told`);
    if (rows.length > 0) yield (rows as unknown as FetchedRow[]).map(fetched);
    if (rows.length < page) break;
  }
  await db.execute(sql`close each_told`);
}

interface FetchedRow {
  readonly line: number;
  readonly change: string;
  readonly told_subject: string | null;
  readonly outcome: OutcomeLine['outcome'];
  readonly told_from: string | null;
  readonly told_reason: string | null;
  readonly told_words: string | null;
  readonly given_reply: OutcomeLine['reply'];
  readonly bill: string | null;
  readonly step: OutcomeLine['step'];
  readonly day: string | null;
  readonly hours: string | null;
  readonly subject: string;
  readonly matter: ChangeRow['matter'];
  readonly customer_code: string;
  readonly sent_at: string | Date;
  readonly state: ChangeRow['state'];
  readonly active_from: string | null;
  readonly reason: string | null;
  readonly words: string | null;
  readonly told_at: string | Date | null;
  readonly before: ChangeRow['before'];
  readonly kind: string;
  readonly data: ChangeRow['data'];
  readonly is_replaced: boolean;
}

function fetched(row: FetchedRow): OutcomeChangeRow {
  return {
    eventId: BigInt(row.change),
    subject: row.subject,
    matter: row.matter,
    customerCode: row.customer_code,
    sentAt: new Date(row.sent_at),
    state: row.state,
    activeFrom: row.active_from,
    reason: row.reason,
    words: row.words,
    toldAt: row.told_at === null ? null : new Date(row.told_at),
    before: row.before,
    kind: row.kind,
    data: row.data,
    isReplaced: row.is_replaced,
    told: {
      line: row.line,
      change: row.change,
      subject: row.told_subject,
      outcome: row.outcome,
      activeFrom: row.told_from,
      reason: row.told_reason,
      words: row.told_words,
      reply: row.given_reply,
      bill: row.bill,
      step: row.step,
      day: row.day,
      hours: row.hours,
    },
  };
}

export interface ChangeMove {
  readonly eventId: bigint;
  readonly subject: string;
  readonly state: OutcomeLine['outcome'];
  readonly activeFrom: string | null;
  readonly reason: string | null;
  readonly words: string | null;
  readonly isApplied: boolean;
  /** The reason why the outcome could not be applied. */
  readonly problem?: string;
}

export async function updateChanges(db: Database, moves: readonly ChangeMove[], at: Date): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map((move) => ({ ...move, eventId: String(move.eventId) }));
  await db.execute(
    sql`update customer_changes c set state = m.state, active_from = m."activeFrom", reason = m.reason,
        words = m.words, told_at = ${at.toISOString()}::timestamptz,
        applied_at = case when m."isApplied" then ${at.toISOString()}::timestamptz end, problem = m.problem
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m("eventId" bigint, subject text, state text,
        "activeFrom" date, reason text, words text, "isApplied" boolean, problem text)
      where c.event_id = m."eventId" and c.subject = m.subject`,
  );
}

export async function markApplied(
  db: Database,
  done: readonly Pick<ChangeRow, 'eventId' | 'subject'>[],
  at: Date,
): Promise<void> {
  const rows = done.map(({ eventId, subject }) => ({ eventId: String(eventId), subject }));
  await db.execute(
    sql`update customer_changes c set applied_at = ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d("eventId" bigint, subject text)
      where c.event_id = d."eventId" and c.subject = d.subject`,
  );
}

/**
 * Counts, per matter, the changes without outcome since before its own moment or failed on their day, with the
 * oldest.
 */
export async function countWaiting(db: Database, before: Readonly<Record<ChangeRow['matter'], Date>>, today: string) {
  const rows = Object.entries(before).map(([matter, at]) => ({ matter, at: at.toISOString() }));
  const { rows: counted } = await db.execute<{ matter: string; count: number; oldest: string | Date }>(
    sql`select c.matter, count(*)::int as count, min(c.sent_at) as oldest
      from (
        select c.* from customer_changes c
          join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as usual(matter text, at timestamptz)
            on usual.matter = c.matter and (c.sent_at < usual.at or c.problem is not null)
          where c.state in ('INVIATA', 'PRESA_IN_CARICO')
        union all
        select c.* from customer_changes c
          where c.state = 'ATTIVA' and c.applied_at is null and c.active_from < ${today}::date
      ) c
      where not exists (select from customer_changes l
        where l.customer_code = c.customer_code and l.matter = c.matter and l.subject = c.subject
          and l.event_id > c.event_id)
      group by c.matter order by min(c.sent_at)`,
  );
  return counted.map((row) => ({ ...row, oldest: new Date(row.oldest) }));
}
