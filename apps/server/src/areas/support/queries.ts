import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isHoldersPaper, romeDay } from '../../db/owned.ts';
import { contactFiles, contactRequests, customers } from '../../db/schema/index.ts';

type NewRequest = Omit<
  typeof contactRequests.$inferInsert,
  'id' | 'answer' | 'answeredAt' | 'answeredBy' | 'answerKey' | 'takenBy' | 'takenAt'
>;
type NewFile = Omit<typeof contactFiles.$inferInsert, 'id' | 'requestId' | 'position'>;

const request = {
  id: contactRequests.id,
  topicLabel: contactRequests.topicLabel,
  text: contactRequests.text,
  contractCode: contactRequests.contractCode,
  sentAt: contactRequests.sentAt,
  answerBy: contactRequests.answerBy,
  answer: contactRequests.answer,
  answeredAt: contactRequests.answeredAt,
};

/** Inserts a message with its files; undefined if the customer already used its idempotency key. */
export async function insertContactRequest(db: Database, given: NewRequest, files: readonly NewFile[]) {
  const [written] = await db
    .insert(contactRequests)
    .values(given)
    .onConflictDoNothing({ target: [contactRequests.customerCode, contactRequests.key] })
    .returning({ id: contactRequests.id });
  if (written && files.length > 0) {
    await db
      .insert(contactFiles)
      .values(files.map((file, at) => ({ ...file, requestId: written.id, position: at + 1 })));
  }
  return written;
}

export async function findContactRequestByKey(db: Database, customerCode: string, key: string) {
  const [found] = await db
    .select({
      id: contactRequests.id,
      sentAt: contactRequests.sentAt,
      answerBy: contactRequests.answerBy,
      digest: contactRequests.digest,
    })
    .from(contactRequests)
    .where(and(eq(contactRequests.customerCode, customerCode), eq(contactRequests.key, key)));
  return found;
}

/** Matches a customer's requests, none about a supply that was not theirs yet. */
export const ofCustomer = (customerCode: string) =>
  and(eq(contactRequests.customerCode, customerCode), isHoldersPaper(contactRequests, romeDay(contactRequests.sentAt)));

export function listContactRequests(db: Database, customerCode: string, limit: number) {
  return db
    .select(request)
    .from(contactRequests)
    .where(ofCustomer(customerCode))
    .orderBy(desc(contactRequests.sentAt), desc(contactRequests.id))
    .limit(limit);
}

const received = {
  ...request,
  topic: contactRequests.topic,
  answeredBy: contactRequests.answeredBy,
  takenBy: contactRequests.takenBy,
  takenAt: contactRequests.takenAt,
  customerCode: contactRequests.customerCode,
  segment: customers.segment,
  firstName: customers.firstName,
  lastName: customers.lastName,
  companyName: customers.companyName,
};

export interface InboxFilter {
  readonly isAnswered: boolean;
  /** The operator in charge; null for messages not taken. */
  readonly takenBy?: string | null;
  readonly topic?: string | undefined;
  readonly customerCode?: string | undefined;
  readonly lateAt?: Date | undefined;
}

/** Returns messages of all customers by next deadline, or by latest answer. */
export async function listInbox(db: Database, filter: InboxFilter, page: { limit: number; offset: number }) {
  const { isAnswered, takenBy, topic, customerCode, lateAt } = filter;
  const state = isAnswered ? isNotNull(contactRequests.answeredAt) : isNull(contactRequests.answeredAt);
  const which = and(
    state,
    takenBy === undefined
      ? undefined
      : takenBy === null
        ? isNull(contactRequests.takenBy)
        : eq(contactRequests.takenBy, takenBy),
    topic === undefined ? undefined : eq(contactRequests.topic, topic),
    customerCode === undefined ? undefined : eq(contactRequests.customerCode, customerCode),
    lateAt && lt(contactRequests.answerBy, lateAt),
  );
  const rows = await db
    .select(received)
    .from(contactRequests)
    .innerJoin(customers, eq(customers.code, contactRequests.customerCode))
    .where(which)
    .orderBy(
      isAnswered ? desc(contactRequests.answeredAt) : asc(contactRequests.answerBy),
      isAnswered ? desc(contactRequests.id) : asc(contactRequests.id),
    )
    .limit(page.limit)
    .offset(page.offset);
  const [row] = await db.select({ total: count() }).from(contactRequests).where(which);
  const newest = db
    .select({ topic: contactRequests.topic, label: contactRequests.topicLabel, id: contactRequests.id })
    .from(contactRequests)
    .where(state)
    .orderBy(isAnswered ? desc(contactRequests.answeredAt) : asc(contactRequests.answerBy))
    .limit(1000)
    .as('newest');
  const topics = await db
    .selectDistinctOn([newest.topic], { id: newest.topic, label: newest.label })
    .from(newest)
    .orderBy(newest.topic, desc(newest.id));
  return { rows, total: row?.total ?? 0, topics };
}

export async function findReceivedRequest(db: Database, id: number) {
  const [found] = await db
    .select(received)
    .from(contactRequests)
    .innerJoin(customers, eq(customers.code, contactRequests.customerCode))
    .where(eq(contactRequests.id, id));
  return found;
}

/** Assigns an open message, taken by nobody or by the expected operator; undefined if that changed meanwhile. */
export async function takeRequest(
  db: Database,
  id: number,
  { from, by, at }: { readonly from: string | undefined; readonly by: string; readonly at: Date },
) {
  const [taken] = await db
    .update(contactRequests)
    // Taking a message again keeps the original time.
    .set({
      takenBy: by,
      takenAt: sql`case when ${contactRequests.takenBy} = ${by} then ${contactRequests.takenAt} else ${at} end`,
    })
    .where(
      and(
        eq(contactRequests.id, id),
        isNull(contactRequests.answeredAt),
        or(
          eq(contactRequests.takenBy, by),
          from === undefined ? isNull(contactRequests.takenBy) : eq(contactRequests.takenBy, from),
        ),
      ),
    )
    .returning({ customerCode: contactRequests.customerCode });
  return taken;
}

export async function releaseRequest(db: Database, id: number, by: string) {
  const [released] = await db
    .update(contactRequests)
    .set({ takenBy: null, takenAt: null })
    .where(
      and(
        eq(contactRequests.id, id),
        isNull(contactRequests.answeredAt),
        or(eq(contactRequests.takenBy, by), isNull(contactRequests.takenBy)),
      ),
    )
    .returning({ customerCode: contactRequests.customerCode });
  return released;
}

export async function listFileNames(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const names = new Map<number, string[]>();
  if (ids.length === 0) return names;
  const rows = await db
    .select({ requestId: contactFiles.requestId, name: contactFiles.name })
    .from(contactFiles)
    .where(inArray(contactFiles.requestId, [...ids]))
    .orderBy(contactFiles.requestId, contactFiles.position);
  for (const { requestId, name } of rows) names.set(requestId, [...(names.get(requestId) ?? []), name]);
  return names;
}

export async function findContactFile(db: Database, requestId: number, position: number) {
  const [found] = await db
    .select({
      name: contactFiles.name,
      type: contactFiles.type,
      content: contactFiles.content,
      customerCode: contactRequests.customerCode,
    })
    .from(contactFiles)
    .innerJoin(contactRequests, eq(contactRequests.id, contactFiles.requestId))
    .where(and(eq(contactFiles.requestId, requestId), eq(contactFiles.position, position)));
  return found;
}

/** Answers an open message not taken by somebody else; of two concurrent answers one gets undefined. */
export async function writeAnswer(
  db: Database,
  id: number,
  given: { answer: string; answeredAt: Date; answeredBy: string; answerKey: string | null },
) {
  const [answered] = await db
    .update(contactRequests)
    .set(given)
    .where(
      and(
        eq(contactRequests.id, id),
        isNull(contactRequests.answeredAt),
        or(isNull(contactRequests.takenBy), eq(contactRequests.takenBy, given.answeredBy)),
      ),
    )
    .returning({
      customerCode: contactRequests.customerCode,
      channel: contactRequests.channel,
      contractCode: contactRequests.contractCode,
    });
  return answered;
}

export async function findContactRequest(db: Database, id: number) {
  const [found] = await db
    .select({
      sentAt: contactRequests.sentAt,
      answer: contactRequests.answer,
      answerKey: contactRequests.answerKey,
    })
    .from(contactRequests)
    .where(eq(contactRequests.id, id));
  return found;
}

export async function findContacts(db: Database, customerCode: string) {
  const [found] = await db
    .select({ email: customers.email, mobile: customers.mobile, segment: customers.segment })
    .from(customers)
    .where(eq(customers.code, customerCode));
  return found;
}
