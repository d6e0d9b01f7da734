import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findUnregistered, insertRegistration } from '../../queries/registrations.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import { randomSecret } from '../codes/send.ts';
import { maskContact, reachable, wireChannel, type Contact } from '../../../../shared/contacts.ts';
import type { Services } from '../../../../shared/context.ts';
import type { RequestInfo } from '../../../../shared/actors.ts';
import { passCaptcha } from '../../../../limits/captcha.ts';
import { countTry, networkGuesses } from '../../../../limits/guesses.ts';
import { sameSegment } from '../../../../shared/segments.ts';
import { taxIdentifierOf } from '../../../../shared/tax-identifier.ts';

/** For how long a registration can be completed. */
const registrationMs = 60 * 60_000;
/** How often one customer code, or one tax identifier, is looked up in a quarter of an hour. */
const perCode = 10;

export interface Recognition {
  readonly segmento: string;
  readonly codiceCliente: string;
  readonly codiceFiscale?: string | undefined;
  readonly partitaIVA?: string | undefined;
  readonly recaptcha?: string | undefined;
}

/**
 * Recognises a customer who has no account (credenziali.registrazione.2). Whoever can't register gets the one code
 * 10, after the same look-up and without a trace, whatever the reason.
 */
export async function verifyCustomer(
  services: Services,
  asked: Recognition,
  info: RequestInfo,
): Promise<AnswerOf<Catalogue['verifyCustomer']>> {
  const { codiceCliente } = asked;
  // Right pairs count as well: each begins a registration, and nobody needs ten. Both halves of the pair
  // are counted, since either may be the one that is known.
  const limits = [
    networkGuesses(info),
    { key: `customer:${codiceCliente}`, most: perCode },
    { key: `taxpayer:${asked.codiceFiscale ?? asked.partitaIVA}`, most: perCode },
  ];
  await countTry(services, limits);
  await passCaptcha(services, asked.recaptcha, info, limits);

  const customer = await findUnregistered(services.db, codiceCliente, taxIdentifierOf(asked));
  if (!customer || !sameSegment(customer.segment, asked.segmento)) throw new ApiError('10');

  const now = services.clock();
  const id = `reg_${randomSecret()}`;
  await insertRegistration(services.db, {
    id,
    customerCode: customer.code,
    createdAt: now,
    expiresAt: new Date(now.getTime() + registrationMs),
  });
  return { idRegistrazione: id, contatti: reachable(services, customer).map(wireContact) };
}

function wireContact(contact: Contact) {
  return { canale: wireChannel(contact.channel), valore: maskContact(contact) };
}
