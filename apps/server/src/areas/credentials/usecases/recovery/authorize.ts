import type { AnswerOf, Catalogue } from '@sportello/calls';
import { useCode } from '../../queries/codes.ts';
import { findRecovery, insertResetGrant } from '../../queries/recoveries.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import { codeGuesses, proveCode } from '../codes/prove.ts';
import { randomSecret } from '../codes/send.ts';
import type { Services } from '../../../../shared/context.ts';
import type { RequestInfo } from '../../../../shared/actors.ts';
import { countTry, networkGuesses } from '../../../../limits/guesses.ts';

/** Lifetime of the reset grant. */
const leaveSeconds = 600;

/** Exchanges the code or the link for a reset grant; either works once. */
export async function authorizeReset(
  services: Services,
  asked: { readonly recoveryId: string; readonly code: string },
  info: RequestInfo,
): Promise<AnswerOf<Catalogue['resetPasswordAuthorize']>> {
  const now = services.clock();
  const recovery = await findRecovery(services.db, asked.recoveryId, now);
  if (!recovery) {
    await countTry(services, [networkGuesses(info)]);
    throw new ApiError('CODE_EXPIRED');
  }
  const proven = await proveCode(services, { purpose: 'RECOVERY', subject: recovery.id }, asked.code, {
    // Limited by the input username, whether it exists or not.
    person: codeGuesses('RECOVERY', recovery.username),
    info,
    isRealOne: recovery.accountId !== null,
  });
  const autorizzazione = `aut_${randomSecret()}`;
  await services.db.transaction(async (db) => {
    if (!(await useCode(db, proven.id, now))) throw new ApiError('CODE_EXPIRED');
    await insertResetGrant(db, recovery.id, {
      grantHash: services.codes.hash(autorizzazione),
      leaveExpiresAt: new Date(now.getTime() + leaveSeconds * 1000),
    });
  });
  return { autorizzazione, validita: leaveSeconds };
}
