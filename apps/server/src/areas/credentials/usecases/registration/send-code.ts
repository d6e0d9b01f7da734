import type { AnswerOf, Catalogue } from '@sportello/calls';
import type { ContactChannel } from '@sportello/domain';
import { findRegistration } from '../../queries/registrations.ts';
import { ApiError, invalidFieldError } from '../../../../errors/api-error.ts';
import { makeCode, sendsFor, sendsTo, sentCode } from '../codes/send.ts';
import { channelFrom, reachable, type Contact, type Contacts } from '../../../../shared/contacts.ts';
import type { Services } from '../../../../shared/context.ts';
import type { RequestInfo } from '../../../../shared/actors.ts';
import { countTry } from '../../../../limits/guesses.ts';
import { networkSends } from '../../../../limits/sends.ts';
import { post } from '../../../messages/usecases/post.ts';

export interface CodeRequest {
  readonly idRegistrazione: string;
  readonly canale: ContactChannel;
  readonly mail?: string | undefined;
  readonly cellulare?: string | undefined;
}

/** Sends the code that confirms a registration and invalidates the previous one. */
export async function sendVerificationCode(
  services: Services,
  asked: CodeRequest,
  info: RequestInfo,
): Promise<AnswerOf<Catalogue['sendVerificationCode']>> {
  const now = services.clock();
  const registration = await findRegistration(services.db, asked.idRegistrazione, now);
  if (!registration || registration.isTaken) throw new ApiError('PROCEDURE_EXPIRED');
  const { customer } = registration;
  const to = destination(services, customer, asked);
  await countTry(services, [networkSends(info), sendsFor(`customer:${customer.code}`), sendsTo(to)]);

  await services.db.transaction(async (db) => {
    const subject = { purpose: 'REGISTRATION', subject: registration.id } as const;
    const { code, minutes } = await makeCode(services, db, subject, to, now);
    const recipient = { ...to, customerCode: customer.code };
    await post(services, db, { template: 'registration-code', code, minutes }, recipient, now);
  });
  return sentCode(to);
}

/**
 * Returns the provider's contact on the channel (credenziali.registrazione.3). An input contact counts only if the
 * provider has none at all: a bill shows both codes that identify a customer, so its holder could redirect the code.
 */
function destination(services: Services, customer: Contacts, asked: CodeRequest): Contact {
  const channel = channelFrom(asked.canale);
  const field = channel === 'MAIL' ? 'mail' : 'cellulare';
  const typed = asked[field];
  if (!services.channels.includes(channel)) throw invalidFieldError('canale', 'NOT_VALID');
  const known = reachable(services, customer);
  if (known.length === 0) {
    if (typed === undefined) throw invalidFieldError(field, 'MISSING');
    return { channel, recipient: typed };
  }
  if (typed !== undefined) throw invalidFieldError(field, 'NOT_EXPECTED');
  const own = known.find((contact) => contact.channel === channel);
  if (!own) throw invalidFieldError('canale', 'NOT_VALID');
  return own;
}
