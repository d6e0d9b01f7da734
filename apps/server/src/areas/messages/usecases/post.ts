import { randomUUID } from 'node:crypto';
import { enqueueDeliveries } from '../../../db/jobs/enqueue.ts';
import { insertMessages } from '../queries/messages.ts';
import type { Database } from '../../../db/database.ts';
import type { Contact } from '../../../shared/contacts.ts';
import type { Writing } from '../../../shared/context.ts';
import { render, type Letter } from './templates/index.ts';

export interface Destination extends Contact {
  readonly customerCode: string | null;
}

export interface Post {
  readonly letter: Letter;
  readonly to: Destination;
  readonly eventId: bigint | null;
}

/**
 * Writes a message to the outbox and queues its delivery, inside the transaction of its event, so both commit
 * together. The channel must be one of `services.channels`.
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

/** Batch version of `post`. */
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
  const minutes = 'minutes' in letter ? letter.minutes : undefined;
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
    uselessAfter: minutes === undefined ? null : new Date(at.getTime() + minutes * 60_000),
  };
}
