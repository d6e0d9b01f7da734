import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import type { Delivery } from '../../../db/jobs/enqueue.ts';
import { deliverQueue } from '../../../db/jobs/queues.ts';
import { messages } from '../../../db/schema/index.ts';

export async function insertMessages(db: Database, all: readonly (typeof messages.$inferInsert)[]): Promise<void> {
  if (all.length > 0) await db.execute(insertRows(messages, all));
}

/* Claims use the database's clock only: server clocks may differ by more than a claim lasts. */
const claimEnd = sql`clock_timestamp() + interval '15 seconds'`;

export const claimRenewal = 5000;

/**
 * Claims a waiting message and counts the try; of concurrent claims one succeeds. Undefined if it isn't waiting or
 * another server holds it.
 */
export async function claimMessage(db: Database, id: string) {
  const [claimed] = await db
    .update(messages)
    .set({ tries: sql`${messages.tries} + 1`, claimedUntil: claimEnd })
    .where(
      and(
        eq(messages.id, id),
        eq(messages.status, 'WAITING'),
        or(isNull(messages.claimedUntil), lt(messages.claimedUntil, sql`clock_timestamp()`)),
      ),
    )
    .returning({
      id: messages.id,
      eventId: messages.eventId,
      template: messages.template,
      channel: messages.channel,
      recipient: messages.recipient,
      subject: messages.subject,
      text: messages.text,
      html: messages.html,
      tries: messages.tries,
      uselessAfter: messages.uselessAfter,
    });
  return claimed;
}

export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof claimMessage>>>;

/** Identifies a claim: a later try of another server has taken it over. */
type Try = Pick<ClaimedMessage, 'id' | 'tries'>;

const stillOurs = ({ id, tries }: Try) =>
  and(eq(messages.id, id), eq(messages.tries, tries), eq(messages.status, 'WAITING'));

/** Extends a claim while the message is being sent. */
export async function renewClaim(db: Database, claimed: Try): Promise<void> {
  await db.update(messages).set({ claimedUntil: claimEnd }).where(stillOurs(claimed));
}

/** Removes texts that contain a secret once they are no longer needed. */
const withoutSecrets = {
  text: sql`case when ${messages.code} is null and ${messages.link} is null then ${messages.text} else '' end`,
  html: sql`case when ${messages.code} is null and ${messages.link} is null then ${messages.html} end`,
  code: null,
  link: null,
};

/** The transport accepted the message; it counts as sent even if another server has claimed it meanwhile. */
export async function markSent(db: Database, id: string, at: Date, keepsSecrets: boolean): Promise<void> {
  await db
    .update(messages)
    .set({ status: 'SENT', sentAt: at, claimedUntil: null, ...(!keepsSecrets && withoutSecrets) })
    .where(eq(messages.id, id));
}

/** Schedules a retry of a message that was not accepted or not tried; false if the claim was lost. */
export async function markWaiting(
  db: Database,
  claimed: Try,
  { lastError, wasTried }: { readonly lastError: string; readonly wasTried: boolean },
): Promise<boolean> {
  const updated = await db
    .update(messages)
    .set({ claimedUntil: null, lastError, ...(!wasTried && { tries: claimed.tries - 1 }) })
    .where(stillOurs(claimed))
    .returning({ id: messages.id });
  return updated.length > 0;
}

/** Gives a message up; false if the claim was lost. */
export async function markGivenUp(
  db: Database,
  claimed: Try,
  lastError: string,
  keepsSecrets: boolean,
): Promise<boolean> {
  const updated = await db
    .update(messages)
    .set({ status: 'GIVEN_UP', claimedUntil: null, lastError, ...(!keepsSecrets && withoutSecrets) })
    .where(stillOurs(claimed))
    .returning({ id: messages.id });
  return updated.length > 0;
}

/**
 * Looks at the next waiting messages by id, including those being sent. Returns those without a waiting job, and the
 * id to go on after: undefined at the end. It limits the messages it looks at, so that the statement stays short
 * however many wait.
 */
export async function listWithoutJob(
  db: Database,
  after: string | null,
  limit: number,
): Promise<{ readonly found: readonly Delivery[]; readonly last: string | undefined }> {
  const isNext = and(eq(messages.status, 'WAITING'), after === null ? undefined : gt(messages.id, after));
  const page = db
    .select({ id: messages.id, claimedUntil: messages.claimedUntil })
    .from(messages)
    .where(isNext)
    .orderBy(messages.id)
    .limit(limit);
  const { rows } = await db.execute<{ id: string; until: string | null; isFound: boolean }>(sql`
    with page(id, until) as materialized (${page})
    select id, until, true as "isFound" from page
    where not exists (select from pgboss.job j where j.name = ${deliverQueue} and j.state = 'created'
      and j.policy = 'short' and coalesce(j.singleton_key, '') = page.id::text)
    union all
    (select id, until, false from page order by id desc limit 1)`);
  const found = rows.filter(({ isFound }) => isFound);
  return {
    found: found.map(({ id, until }) => ({ messageId: id, notBefore: until === null ? null : new Date(until) })),
    last: rows.find(({ isFound }) => !isFound)?.id,
  };
}

/** Returns the demo's messages, newest first, to one recipient or all. */
export async function listOutbox(db: Database, to: string | null, limit: number) {
  return db
    .select({
      id: messages.id,
      to: messages.recipient,
      channel: messages.channel,
      subject: messages.subject,
      text: messages.text,
      html: messages.html,
      link: messages.link,
      code: messages.code,
      at: messages.createdAt,
      status: messages.status,
    })
    .from(messages)
    .where(to === null ? undefined : eq(sql`lower(${messages.recipient})`, to.toLowerCase()))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}
