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

/** Time after a password check in which critical actions are allowed (credenziali.chiamate.2). */
const windowSeconds = 300;
/** Wrong current passwords per account in a quarter of an hour. */
const perAccount = 10;

/** Checks the user's password and allows critical actions in this session for a while. */
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

/** Rejects a critical action unless the session's password check is recent. */
export async function rejectUnchecked(db: Database, actor: Actor, now: Date): Promise<void> {
  const checkedAt = await findPasswordCheck(db, actor.sessionId);
  const isOpen = checkedAt !== null && now.getTime() < checkedAt.getTime() + windowSeconds * 1000;
  if (!isOpen) throw new ApiError('PASSWORD_CHECK_NEEDED');
}

/**
 * Rejects a wrong current password with BADP000 instead of 401, which would make the client refresh endlessly
 * (sessione.token.3). Tries are counted before the comparison, so an open session can't be used to guess the
 * password.
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
