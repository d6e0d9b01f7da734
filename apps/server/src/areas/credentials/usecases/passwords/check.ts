import type { AnswerOf, Catalogue } from '@sportello/calls';
import type { Database } from '../../../../db/database.ts';
import { forgetGuesses } from '../../../../limits/queries.ts';
import { findPasswordCheck, findPasswordHolder, markPasswordChecked } from '../../queries/passwords.ts';
import { verifyPassword } from '../../../../secrets/passwords.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import { record } from '../../../../shared/audit.ts';
import type { Services } from '../../../../shared/context.ts';
import type { Actor, CustomerActor } from '../../../../shared/actors.ts';
import { countTry } from '../../../../limits/guesses.ts';

/** For how long after the password a session may do what can't be undone (credenziali.chiamate.2). */
const windowSeconds = 300;
/** Wrong current passwords in a quarter of an hour, by whoever holds a session of the account. */
const perAccount = 10;

/** Checks the password of who is signed in, and opens the window for critical acts of this session. */
export async function checkPassword(
  services: Services,
  actor: CustomerActor,
  password: string,
): Promise<AnswerOf<Catalogue['verifyUser']>> {
  const holder = await findPasswordHolder(services.db, actor.accountId);
  if (!holder) throw new ApiError('SESSION_NOT_VALID');
  await currentPassword(services, holder.account, password, 'password');
  const now = services.clock();
  await services.db.transaction(async (db) => {
    await markPasswordChecked(db, actor.sessionId, now);
    await record(db, actor, 'verifyUser', now);
  });
  return { validita: windowSeconds };
}

/** Refuses a critical act of a session whose owner has not typed the password just before. */
export async function rejectUnchecked(db: Database, actor: Actor, now: Date): Promise<void> {
  const checkedAt = await findPasswordCheck(db, actor.sessionId);
  const isOpen = checkedAt !== null && now.getTime() < checkedAt.getTime() + windowSeconds * 1000;
  if (!isOpen) throw new ApiError('PASSWORD_CHECK_NEEDED');
}

/**
 * Refuses a wrong current password with BADP000, which is no 401, or the client would refresh
 * without end (sessione.token.3). Counted before it is looked at: who finds a session open must not
 * find the password by it.
 */
export async function currentPassword(
  services: Services,
  account: { readonly id: string; readonly passwordHash: string },
  typed: string,
  campo: string,
): Promise<void> {
  const limit = { key: `current-password:${account.id}`, most: perAccount };
  await countTry(services, [limit]);
  if (!(await verifyPassword(account.passwordHash, typed))) throw wrongPassword(campo);
  await forgetGuesses(services.db, limit.key);
}

export function wrongPassword(campo: string): ApiError {
  return new ApiError('BADP000', [{ campo, codice: 'BADP000' }]);
}
