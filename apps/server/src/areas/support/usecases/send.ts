import { createHash } from 'node:crypto';
import type { AnswerOf, Catalogue } from '@sportello/calls';
import {
  answerDeadline,
  isOneOf,
  CUSTOMER_SEGMENTS,
  SEGMENT_FOLDERS,
  segmentFromLabel,
  type ContactChannel,
} from '@sportello/domain';
import { hasContract } from '../../contracts/queries/contracts.ts';
import { findContactRequestByKey, findContacts, insertContactRequest } from '../queries.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import { channelFrom } from '../../../shared/contacts.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import { countTry } from '../../../limits/guesses.ts';
import { readFiles } from './files.ts';
import { receiptOf } from './receipt.ts';

const perCustomer = 10;

export interface ContactMessage {
  readonly argomento: string;
  readonly messaggio: string;
  readonly codiceContratto?: string | undefined;
  readonly canale?: ContactChannel | undefined;
  readonly allegati?: readonly { readonly fileName: string; readonly file: string }[] | undefined;
}

/** Stores a message to customer service with an answer deadline; the idempotency key prevents a second one. */
export async function sendContactMessage(
  services: Services,
  actor: CustomerActor,
  message: ContactMessage,
  key: string | undefined,
): Promise<AnswerOf<Catalogue['invioFormContatti']>> {
  const now = services.clock();
  const { customerCode } = actor;
  const digest = createHash('sha256').update(JSON.stringify(message)).digest('base64url');
  const before = key === undefined ? undefined : await findContactRequestByKey(services.db, customerCode, key);
  if (before) return repeated(before, digest);
  const { codiceContratto: contractCode = null } = message;
  if (contractCode !== null && !(await hasContract(services.db, customerCode, contractCode))) {
    throw new ApiError('NOT_FOUND');
  }

  const topicLabel = await labelOf(services, customerCode, message.argomento);
  const read = readFiles(message.allegati ?? []);
  if ('refused' in read) throw new ApiError('REQUEST_NOT_VALID', read.refused);
  await countTry(services, [{ key: `contact:${customerCode}`, most: perCustomer }]);

  const answerBy = new Date(answerDeadline(now.getTime(), services.answerWorkingDays));
  const id = await services.db.transaction(async (db) => {
    const written = await insertContactRequest(
      db,
      {
        customerCode,
        topic: message.argomento,
        topicLabel,
        text: message.messaggio,
        contractCode,
        channel: message.canale === undefined ? null : channelFrom(message.canale),
        sentAt: now,
        answerBy,
        key: key ?? null,
        digest,
      },
      read.files,
    );
    if (!written) return undefined;
    const receiptNumber = receiptOf({ id: written.id, sentAt: now });
    await announce(db, { kind: 'CONTACT_REQUEST_RECEIVED', customerCode, data: { receiptNumber } }, actor, now);
    await record(db, actor, 'invioFormContatti', now);
    return written.id;
  });
  if (id !== undefined) return receipt({ id, sentAt: now, answerBy });
  // A concurrent request with the same key was faster.
  const other = key === undefined ? undefined : await findContactRequestByKey(services.db, customerCode, key);
  if (!other) throw new ApiError('S-002');
  return repeated(other, digest);
}

interface Taken {
  readonly id: number;
  readonly sentAt: Date;
  readonly answerBy: Date;
}

function repeated(before: Taken & { readonly digest: string }, digest: string) {
  if (before.digest !== digest) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  return receipt(before);
}

function receipt(taken: Taken): AnswerOf<Catalogue['invioFormContatti']> {
  return { numeroRicevuta: receiptOf(taken), rispostaEntro: taken.answerBy.toISOString() };
}

/**
 * Returns the topic label of the customer's segment. Without a configuration here (a provider may have it in a system
 * of its own) it returns the topic code.
 */
async function labelOf({ db, content }: Services, customerCode: string, topic: string): Promise<string> {
  const customer = await findContacts(db, customerCode);
  const segment = segmentFromLabel(customer?.segment);
  const page = isOneOf(CUSTOMER_SEGMENTS, segment) ? content.page(`/contatti/${SEGMENT_FOLDERS[segment]}`) : null;
  if (page === null || page === 'UNREADABLE') return topic;
  const topics = page.flatMap((item) => (item['topics'] ?? []) as readonly { id: string; label: string }[]);
  const found = topics.find(({ id }) => id === topic);
  if (!found) throw invalidFieldError('argomento', 'NOT_VALID');
  return found.label;
}
