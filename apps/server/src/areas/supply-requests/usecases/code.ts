import type { MessageChannel } from '../../../db/schema/columns.ts';
import type { AnswerOf, Catalogue } from '@sportello/calls';
import type { ContactChannel } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { countTry } from '../../../limits/guesses.ts';
import { networkSends } from '../../../limits/sends.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import { channelFrom, contactOn, maskContact } from '../../../shared/contacts.ts';
import type { Services } from '../../../shared/context.ts';
import { useCode } from '../../credentials/queries/codes.ts';
import { codeGuesses, proveCode } from '../../credentials/usecases/codes/prove.ts';
import { makeCode, sendsFor, sendsTo, sentCode } from '../../credentials/usecases/codes/send.ts';
import { post } from '../../messages/usecases/post.ts';
import { findContacts } from '../../support/queries.ts';
import type { DraftRow } from '../queries/drafts.ts';
import { ownDraft, rejectUnderWay } from './drafts.ts';

/** Sends the code that signs a draft to the customer's own address or mobile (pratica.firma.1). */
export async function sendSigningCode(
  services: Services,
  actor: CustomerActor,
  { id, canale }: { readonly id: string; readonly canale: ContactChannel },
  info: RequestInfo,
): Promise<AnswerOf<Catalogue['sendSupplyRequestCode']>> {
  const { customerCode } = actor;
  const draft = await ownDraft(services.db, actor, id);
  await rejectUnderWay(services.db, draft);
  const channel = channelFrom(canale);
  const contacts = await findContacts(services.db, customerCode);
  const to = contacts && services.channels.includes(channel) ? contactOn(contacts, channel) : null;
  if (!to) throw invalidFieldError('canale', 'NOT_VALID');
  await countTry(services, [networkSends(info), sendsFor(`account:${actor.accountId}`), sendsTo(to)]);
  const now = services.clock();
  await services.db.transaction(async (db) => {
    const { code, minutes } = await makeCode(services, db, subjectOf(draft), to, now);
    const message = { template: 'supply-request-code', requestKind: draft.kind, code, minutes } as const;
    await post(services, db, message, { ...to, customerCode }, now);
    await record(db, actor, 'sendSupplyRequestCode', now);
  });
  return sentCode(to);
}

export interface Signature {
  readonly signedChannel: MessageChannel;
  /** Masked. */
  readonly signedContact: string;
}

/**
 * Uses the code of a draft up in the caller's transaction. A wrong one is returned as an error instead of thrown, so
 * that the transaction commits its try.
 */
export async function sign(
  services: Services,
  db: Database,
  actor: CustomerActor,
  { draft, code }: { readonly draft: DraftRow; readonly code: string | undefined },
  info: RequestInfo,
): Promise<Signature | ApiError> {
  if (code === undefined) throw invalidFieldError('codice', 'MISSING');
  try {
    const person = codeGuesses('SUPPLY_REQUEST', actor.accountId);
    const proven = await proveCode({ ...services, db }, subjectOf(draft), code, { person, info });
    if (!(await useCode(db, proven.id, services.clock()))) return new ApiError('CODE_EXPIRED');
    return { signedChannel: proven.contact.channel, signedContact: maskContact(proven.contact) };
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** A code signs the answers for which it was sent, and no others (pratica.firma.1). */
const subjectOf = ({ id, version }: DraftRow) =>
  ({ purpose: 'SUPPLY_REQUEST', subject: `${id} ${String(version)}` }) as const;
