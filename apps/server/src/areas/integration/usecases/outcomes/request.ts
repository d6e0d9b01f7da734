import { findContactRequest, findContacts, writeAnswer } from '../../../support/queries.ts';
import { announce } from '../../../../events/announce.ts';
import { sendByChosenChannel } from '../../../messages/usecases/send.ts';
import { idOfReceipt } from '../../../support/usecases/receipt.ts';
import type { Effect } from './effect.ts';

/** Stores the outcome's text as the single answer to the message (assistenza.modulo.4). */
export const answerMessage: Effect = async ({ services, db, change, told, by, now }) => {
  const { words: answer } = told;
  if (answer === null) return 'testo: missing: it is the answer that the customer reads';
  const { subject: receiptNumber, customerCode } = change;
  const id = idOfReceipt(receiptNumber);
  const given = { answer, answeredAt: now, answeredBy: by.username, answerKey: null };
  const answered = await writeAnswer(db, id, given);
  if (!answered) {
    const before = await findContactRequest(db, id);
    return before?.answer === answer ? undefined : 'the message was answered here, or somebody works on it';
  }
  const event = await announce(
    db,
    { kind: 'CONTACT_REQUEST_ANSWERED', customerCode, data: { receiptNumber } },
    by,
    now,
  );
  const contacts = await findContacts(db, customerCode);
  const letter = { template: 'contact-answered', receiptNumber } as const;
  const customer = contacts && { ...contacts, code: customerCode };
  if (customer) await sendByChosenChannel(services, db, letter, customer, answered, now, event);
  return undefined;
};
