import { randomUUID } from 'node:crypto';
import { enqueueDeliveries } from '../../db/jobs/enqueue.ts';
import { insertMessage } from '../../db/queries/messages.ts';
import type { Database } from '../../db/database.ts';
import type { Channel, Writing } from '../context.ts';
import { render, type Letter } from './templates/index.ts';

/** Where a message goes. */
export interface Recipient {
  readonly channel: Channel;
  /** The mail address or the telephone number. */
  readonly address: string;
  readonly customerCode: string | null;
}

/**
 * Puts a message into the outbox and has it delivered; inside the transaction of what it tells, so
 * that neither goes without the other. The channel must be one of `services.channels`.
 */
export async function post(
  services: Writing,
  db: Database,
  letter: Letter,
  to: Recipient,
  at: Date,
  eventId: bigint | null = null,
): Promise<void> {
  if (!services.channels.includes(to.channel)) throw new Error(`Nobody can be written to by ${to.channel} here.`);
  const id = randomUUID();
  const { subject, text, html } = render(services, letter, to.channel);
  await insertMessage(db, {
    id,
    eventId,
    template: letter.template,
    channel: to.channel,
    customerCode: to.customerCode,
    recipient: to.address,
    subject,
    text,
    html,
    link: 'link' in letter ? letter.link : null,
    code: 'code' in letter ? letter.code : null,
    createdAt: at,
    uselessAfter: 'minutes' in letter ? new Date(at.getTime() + letter.minutes * 60_000) : null,
  });
  await enqueueDeliveries(db, [{ messageId: id }]);
}
