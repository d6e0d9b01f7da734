import { randomUUID } from 'node:crypto';
import { enqueueDeliveries } from '../../../db/jobs/enqueue.ts';
import { insertMessages } from '../queries/messages.ts';
import type { Database } from '../../../db/database.ts';
import type { Contact } from '../../../shared/contacts.ts';
import type { Writing } from '../../../shared/context.ts';
import { render, type Letter } from './templates/index.ts';

/** Where a message goes. */
export interface Destination extends Contact {
  readonly customerCode: string | null;
}

/** A letter, to whom it goes, and the event that it tells of. */
export interface Post {
  readonly letter: Letter;
  readonly to: Destination;
  readonly eventId: bigint | null;
}

/**
 * Puts a message into the outbox and has it delivered; inside the transaction of what it tells, so
 * that neither goes without the other. The channel must be one of `services.channels`.
 */
export async function post(
  services: Writing,
  db: Database,
  letter: Letter,
  to: Destination,
  at: Date,
  eventId: bigint | null = null,
): Promise<void> {
  await postAll(services, db, [{ letter, to, eventId }], at);
}

/** The same of many messages at once. */
export async function postAll(services: Writing, db: Database, posts: readonly Post[], at: Date): Promise<void> {
  const messages = posts.map((each) => messageOf(services, each, at));
  await insertMessages(db, messages);
  await enqueueDeliveries(
    db,
    messages.map(({ id }) => ({ messageId: id })),
  );
}

function messageOf(services: Writing, { letter, to, eventId }: Post, at: Date) {
  if (!services.channels.includes(to.channel)) throw new Error(`Nobody can be written to by ${to.channel} here.`);
  const { subject, text, html } = render(services, letter, to.channel);
  return {
    id: randomUUID(),
    eventId,
    template: letter.template,
    channel: to.channel,
    customerCode: to.customerCode,
    recipient: to.recipient,
    subject,
    text,
    html,
    link: 'link' in letter ? letter.link : null,
    code: 'code' in letter ? letter.code : null,
    createdAt: at,
    uselessAfter: 'minutes' in letter ? new Date(at.getTime() + letter.minutes * 60_000) : null,
  };
}
