import { createHash, randomUUID } from 'node:crypto';
import type { AnswerOf, Catalogue } from '@sportello/calls';
import { COMPANY_CODE, mandateText } from '@sportello/domain';
import type { Services } from '../../../shared/context.ts';

/** Returns the current mandate text and its digest. */
export function mandateInForce({ creditor }: Pick<Services, 'creditor'>) {
  const text = mandateText(creditor);
  return { ...creditor, text, digest: createHash('sha256').update(text).digest('base64url') };
}

export async function readMandate(services: Services): Promise<AnswerOf<Catalogue['paymentMandate']>> {
  const { name, identifier, text, digest } = mandateInForce(services);
  return { creditore: name, identificativoCreditore: identifier, testo: text, impronta: digest };
}

/** Creates a reference unique for this creditor: at most 35 capitals and digits (EPC016-06). */
export function newMandateReference(): string {
  return COMPANY_CODE + randomUUID().replaceAll('-', '').toUpperCase();
}
