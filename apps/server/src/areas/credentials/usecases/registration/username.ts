import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findRegistration, usernameExists } from '../../queries/registrations.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import type { Services } from '../../../../shared/context.ts';
import type { RequestInfo } from '../../../../shared/actors.ts';
import { countTry, networkGuesses } from '../../../../limits/guesses.ts';

/** Username checks per customer in a quarter of an hour: enough to choose one, too few to enumerate others. */
const perCustomer = 10;

/** Checks the availability of a username for a recognised customer (credenziali.username.3). */
export async function checkUsername(
  services: Services,
  asked: { readonly idRegistrazione: string; readonly username: string },
  info: RequestInfo,
): Promise<AnswerOf<Catalogue['checkUsername']>> {
  const registration = await findRegistration(services.db, asked.idRegistrazione, services.clock());
  if (!registration || registration.isTaken) throw new ApiError('PROCEDURE_EXPIRED');
  await countTry(services, [
    networkGuesses(info),
    { key: `username:${registration.customer.code}`, most: perCustomer },
  ]);
  return { libero: !(await usernameExists(services.db, asked.username)) };
}
