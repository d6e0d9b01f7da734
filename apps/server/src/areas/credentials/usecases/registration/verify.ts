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

/** Lifetime of a registration. */
const registrationMs = 60 * 60_000;
/** Look-ups per customer code or tax identifier in a quarter of an hour. */
const perCode = 10;

export interface Recognition {
  readonly segmento: string;
  readonly codiceCliente: string;
  readonly codiceFiscale?: string | undefined;
  readonly partitaIVA?: string | undefined;
  readonly recaptcha?: string | undefined;
}

/**
 * Recognises a customer without an account (credenziali.registrazione.2). Every other case returns the same code 10,
 * after the same look-up and without a trace.
 */
export async function verifyCustomer(
  services: Services,
  asked: Recognition,
  info: RequestInfo,
): Promise<AnswerOf<Catalogue['verifyCustomer']>> {
  const { codiceCliente } = asked;
  // Correct pairs count too, because each begins a registration. Both halves are counted, since either may be known.
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
