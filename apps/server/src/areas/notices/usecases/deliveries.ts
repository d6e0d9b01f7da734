import type { Database } from '../../../db/database.ts';
import { findEvent } from '../../../events/queries.ts';
import type { Attachment } from '../../../ports/mail.ts';
import type { Services } from '../../../shared/context.ts';
import type { ClaimedMessage } from '../../messages/queries/messages.ts';
import { findNotice, findNoticePdf, type NoticeRow } from '../queries/notices.ts';
import { channelOf } from './advance.ts';
import { appendStep } from './append.ts';

type Message = Pick<ClaimedMessage, 'id' | 'template' | 'eventId' | 'channel' | 'recipient'>;

async function noticeOf(db: Database, { template, eventId }: Pick<Message, 'template' | 'eventId'>) {
  if (template !== 'legal-notice' || eventId === null) return undefined;
  const event = await findEvent(db, eventId);
  const number = event?.data['noticeNumber'];
  return typeof number === 'string' ? findNotice(db, number) : undefined;
}

/** Returns the PDF that a mail about a notice has to carry, and nothing for another message. */
export async function noticeAttachments(
  { db }: Pick<Services, 'db'>,
  message: Pick<Message, 'template' | 'eventId'>,
): Promise<Attachment[]> {
  const notice = await noticeOf(db, message);
  if (!notice) return [];
  const content = await findNoticePdf(db, notice.customerCode, notice.number);
  if (!content) throw new Error(`The notice ${notice.number} has no PDF.`);
  return [{ name: `Comunicazione ${notice.number}.pdf`, type: 'application/pdf', content }];
}

/** Adds that a message about a notice was accepted, with the answer to it (comunicazioni.passi.1). */
export async function noteNoticeSent(db: Database, message: Message, answer: string | null, at: Date): Promise<void> {
  await addStep(db, message, async (notice) => {
    const evidence = { ...evidenceOf(message), ...(answer !== null && { answer }) };
    await appendStep(db, notice, { step: 'INVIATA', at, channel: channelOf[message.channel], evidence });
  });
}

/** Adds that a message about a notice was given up, and why. */
export async function noteNoticeGivenUp(db: Database, message: Message, reason: string, at: Date): Promise<void> {
  await addStep(db, message, async (notice) => {
    const evidence = { ...evidenceOf(message), text: reason.slice(0, 500) };
    await appendStep(db, notice, { step: 'NON_CONSEGNATA', at, channel: channelOf[message.channel], evidence });
  });
}

const evidenceOf = ({ id, recipient }: Message) => ({ messageId: id, recipient });

async function addStep(db: Database, message: Message, add: (notice: NoticeRow) => Promise<void>): Promise<void> {
  const notice = await noticeOf(db, message);
  if (notice) await add(notice);
}
