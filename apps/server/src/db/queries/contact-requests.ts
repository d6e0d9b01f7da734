import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { contactFiles, contactRequests, customers } from '../schema/index.ts';

type NewRequest = Omit<
  typeof contactRequests.$inferInsert,
  'id' | 'answer' | 'answeredAt' | 'answeredBy' | 'answerKey'
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

/** Writes a message with its files; nothing when one of the customer's has its key already. */
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

/** The message that was sent with a key. */
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

export function listContactRequests(db: Database, customerCode: string, limit: number) {
  return db
    .select(request)
    .from(contactRequests)
    .where(eq(contactRequests.customerCode, customerCode))
    .orderBy(desc(contactRequests.sentAt), desc(contactRequests.id))
    .limit(limit);
}

/** The messages of all customers: the next promise first, or the last answer. */
export async function listInbox(db: Database, isAnswered: boolean, page: { limit: number; offset: number }) {
  const which = isAnswered ? isNotNull(contactRequests.answeredAt) : isNull(contactRequests.answeredAt);
  const rows = await db
    .select({
      ...request,
      answeredBy: contactRequests.answeredBy,
      customerCode: contactRequests.customerCode,
      segment: customers.segment,
      firstName: customers.firstName,
      lastName: customers.lastName,
      companyName: customers.companyName,
    })
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
  return { rows, total: row?.total ?? 0 };
}

/** The names of the files of messages, in order. */
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

/** Answers a message that has no answer yet; of two that try one does, and nothing comes back to the other. */
export async function writeAnswer(
  db: Database,
  id: number,
  given: { answer: string; answeredAt: Date; answeredBy: string; answerKey: string | null },
) {
  const [answered] = await db
    .update(contactRequests)
    .set(given)
    .where(and(eq(contactRequests.id, id), isNull(contactRequests.answeredAt)))
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

/** Where the customer of a message is reached. */
export async function findContacts(db: Database, customerCode: string) {
  const [found] = await db
    .select({ email: customers.email, mobile: customers.mobile, segment: customers.segment })
    .from(customers)
    .where(eq(customers.code, customerCode));
  return found;
}
