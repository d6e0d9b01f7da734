import { returnTry, consumeTry, type CodeSubject } from '../../queries/codes.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import type { Contact } from '../../../../shared/contacts.ts';
import type { Services } from '../../../../shared/context.ts';
import type { RequestInfo } from '../../../../shared/actors.ts';
import { countTry, networkGuesses, takeBack, type Limit } from '../../../../limits/guesses.ts';

/** Code checks per person in a quarter of an hour, over all codes sent. */
const perPerson = 10;

/** A correct code that is not used up yet. */
export interface ProvenCode {
  readonly id: string;
  readonly contact: Contact;
}

/** Rate limit of code guesses per person and purpose. */
export function codeGuesses(purpose: CodeSubject['purpose'], person: string): Limit {
  return { key: `code:${purpose}:${person}`, most: perPerson };
}

/**
 * Checks a code and throws CODE_WRONG or CODE_EXPIRED. Each check costs a try, counted for the network, the person
 * and the code before any comparison, so parallel guesses share the tries. A correct code stays valid (`releaseTry`).
 */
export async function proveCode(
  services: Services,
  of: CodeSubject,
  typed: string,
  who: { person: Limit; info: RequestInfo; isRealOne?: boolean },
): Promise<ProvenCode> {
  const limits = [networkGuesses(who.info), who.person];
  await countTry(services, limits);
  const sent = await consumeTry(services.db, of, services.clock());
  if (!sent) throw new ApiError('CODE_EXPIRED');
  const secret = `${of.subject} ${typed}`;
  // Both hashes are compared each time, so the timing does not reveal which kind of code was sent.
  const isRight = [sent.codeHash, sent.linkHash ?? ''].map((hash) => services.codes.matches(secret, hash));
  if (!isRight.includes(true) || who.isRealOne === false) throw new ApiError('CODE_WRONG');
  await takeBack(services, limits);
  return { id: sent.id, contact: { channel: sent.channel, recipient: sent.contact } };
}

/** Returns the try of a correct code whose request was rejected. */
export async function releaseTry(services: Services, { id }: ProvenCode): Promise<void> {
  await returnTry(services.db, id);
}
