import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { ofCustomer } from '../../support/queries.ts';
import {
  accounts,
  audit,
  contactFiles,
  contactRequests,
  events,
  messages,
  notifications,
} from '../../../db/schema/index.ts';

export async function findAccount(db: Database, accountId: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return account;
}

/** Returns the messages of a customer, oldest first, without the text, which may contain a code. */
export function listMessagesTo(db: Database, customerCode: string) {
  return db
    .select({
      template: messages.template,
      channel: messages.channel,
      recipient: messages.recipient,
      subject: messages.subject,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(eq(messages.customerCode, customerCode))
    .orderBy(asc(messages.createdAt), asc(messages.id));
}

export function listEventsOf(db: Database, customerCode: string) {
  return db
    .select({ kind: events.kind, at: events.at, data: events.data, actorName: events.actorName })
    .from(events)
    .where(eq(events.customerCode, customerCode))
    .orderBy(asc(events.id));
}

export function listAuditOf(db: Database, customerCode: string) {
  return db
    .select({ deed: audit.deed, at: audit.at, right: audit.right, actorName: audit.actorName })
    .from(audit)
    .where(eq(audit.customerCode, customerCode))
    .orderBy(asc(audit.id));
}

export function listNotificationsOf(db: Database, customerCode: string) {
  return db
    .select({
      title: notifications.title,
      text: notifications.text,
      at: notifications.at,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.customerCode, customerCode))
    .orderBy(asc(notifications.id));
}

export function listContactRequestsOf(db: Database, customerCode: string) {
  return db
    .select({
      topic: contactRequests.topicLabel,
      text: contactRequests.text,
      sentAt: contactRequests.sentAt,
      answer: contactRequests.answer,
      answeredAt: contactRequests.answeredAt,
      // Qualified by alias: in a single-table select Drizzle writes bare column names, and a bare id would be the
      // file's.
      files: sql<
        string[]
      >`array(select f.name from ${contactFiles} f where f.request_id = ${contactRequests}.id order by f.position)`,
    })
    .from(contactRequests)
    .where(ofCustomer(customerCode))
    .orderBy(asc(contactRequests.id));
}
