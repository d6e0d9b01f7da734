import { returnTry, consumeTry, type CodeSubject } from '../../queries/codes.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import type { Contact } from '../../../../shared/contacts.ts';
import type { Services } from '../../../../shared/context.ts';
import type { RequestInfo } from '../../../../shared/actors.ts';
import { countTry, networkGuesses, takeBack, type Limit } from '../../../../limits/guesses.ts';

/** Codes looked at in a quarter of an hour for one person, however many were sent. */
const perPerson = 10;

/** A code that was right and is not used yet. */
export interface ProvenCode {
  readonly id: string;
  /** What it proves. */
  readonly contact: Contact;
}

/** The tries at the codes of one person for one purpose. */
export function codeGuesses(purpose: CodeSubject['purpose'], person: string): Limit {
  return { key: `code:${purpose}:${person}`, most: perPerson };
}

/**
 * Whether what was typed is the code that was sent; refused with CODE_WRONG or CODE_EXPIRED if
 * not. Each look costs a try, counted for the network, for the person and on the code itself,
 * before anything is compared: guesses in parallel share them. A right code is not used up by
 * this, so that a fault elsewhere leaves it good (`releaseTry`).
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
  // Both are looked at each time: the time tells nothing of what was typed.
  const isRight = [sent.codeHash, sent.linkHash ?? ''].map((hash) => services.codes.matches(secret, hash));
  if (!isRight.includes(true) || who.isRealOne === false) throw new ApiError('CODE_WRONG');
  await takeBack(services, limits);
  return { id: sent.id, contact: { channel: sent.channel, recipient: sent.contact } };
}

/** Leaves a code that was right as good as it was: what it came with was refused. */
export async function releaseTry(services: Services, { id }: ProvenCode): Promise<void> {
  await returnTry(services.db, id);
}
