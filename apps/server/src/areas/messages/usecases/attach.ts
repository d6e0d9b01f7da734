import { LOGO_CID } from './templates/layout.ts';
import { findEvent } from '../../../events/queries.ts';
import type { ClaimedMessage } from '../queries/messages.ts';
import { noticeAttachments } from '../../notices/usecases/deliveries.ts';
import type { Attachment } from '../../../ports/mail.ts';
import { drawReplyByNumber } from '../../cases/usecases/papers.ts';
import { drawReceiptDocument } from '../../withdrawal/usecases/receipt.ts';
import { paymentReceipt } from '../../paying/usecases/receipt.ts';
import type { Services } from '../../../shared/context.ts';

/** No abort: a missing attachment makes the mail retry. */
const never = new AbortController().signal;

/**
 * Returns the attachments of a mail: the provider's logo, and the PDF of a payment receipt (pagamento.ricevuta.1), of
 * the reply to a case without an account (reclami.pubblico.3), of a legal notice (comunicazioni.canali.1) and of a
 * withdrawal (recesso.conferma.1).
 */
export async function attachmentsOf(
  services: Services,
  message: Pick<ClaimedMessage, 'template' | 'eventId' | 'html'>,
): Promise<readonly Attachment[]> {
  return [
    ...(await logoOf(services, message)),
    ...(await receiptOf(services, message)),
    ...(await replyOf(services, message)),
    ...(await noticeAttachments(services, message)),
    ...(await withdrawalOf(services, message)),
  ];
}

/** Part of the mail, because most clients block pictures from elsewhere until the reader allows them. */
async function logoOf({ drawnBrand }: Services, { html }: Pick<ClaimedMessage, 'html'>): Promise<Attachment[]> {
  if (html?.includes(`"cid:${LOGO_CID}"`) !== true) return [];
  const { mailLogo } = await drawnBrand();
  return mailLogo ? [{ name: 'logo.png', type: 'image/png', content: mailLogo.content, shownAs: LOGO_CID }] : [];
}

async function receiptOf(
  services: Services,
  { template, eventId }: Pick<ClaimedMessage, 'template' | 'eventId'>,
): Promise<Attachment[]> {
  if (template !== 'payment-receipt' || eventId === null) return [];
  const event = await findEvent(services.db, eventId);
  if (!event) return [];
  const { customerCode, data } = event;
  if (customerCode === null || typeof data['paymentId'] !== 'string') return [];
  const { name, type, content } = await paymentReceipt(services, { customerCode }, data['paymentId'], never);
  return content instanceof Uint8Array ? [{ name, type, content }] : [];
}

async function replyOf(
  services: Services,
  { template, eventId }: Pick<ClaimedMessage, 'template' | 'eventId'>,
): Promise<Attachment[]> {
  if (template !== 'public-case' || eventId === null) return [];
  const event = await findEvent(services.db, eventId);
  const number = event?.kind === 'CASE_ANSWERED' ? event.data['caseNumber'] : undefined;
  if (typeof number !== 'string') return [];
  const paper = await drawReplyByNumber(services, number, { signal: never });
  return paper ? [paper] : [];
}

async function withdrawalOf(
  services: Services,
  { template, eventId }: Pick<ClaimedMessage, 'template' | 'eventId'>,
): Promise<Attachment[]> {
  if (template !== 'withdrawal-receipt' || eventId === null) return [];
  const event = await findEvent(services.db, eventId);
  const number = event?.data['number'];
  if (!event || event.customerCode === null || typeof number !== 'string') return [];
  const { customerCode } = event;
  const paper = await drawReceiptDocument(services, { number, customerCode }, { signal: never });
  if (!(paper?.content instanceof Uint8Array)) return [];
  return [{ name: `Ricevuta del recesso ${number}.pdf`, type: 'application/pdf', content: paper.content }];
}
