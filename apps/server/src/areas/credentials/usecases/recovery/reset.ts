import { findPasswordHolder, lockAccount } from '../../queries/passwords.ts';
import { cancelRecoveries, completeRecovery, findResetGrant, forgetDevices } from '../../queries/recoveries.ts';
import { rememberDevice, revokeSessionsBut } from '../../../sign-in/queries.ts';
import { hashPassword } from '../../../../secrets/passwords.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import { record } from '../../../../shared/audit.ts';
import type { Services } from '../../../../shared/context.ts';
import type { RequestInfo } from '../../../../shared/actors.ts';
import { countTry, forgetStrangers, networkGuesses, takeBack } from '../../../../limits/guesses.ts';
import { tell } from '../../../messages/usecases/send.ts';
import { announce } from '../../../../events/announce.ts';
import { rejectBadPassword, setPassword } from '../passwords/choose.ts';

/** Rejected passwords per grant: each may cost five hash comparisons. */
const perLeave = 20;

/**
 * Sets a new password with a grant; a rejected password leaves the grant valid. Ends all sessions, forgets all known
 * devices but the current one (one may be a stranger's) and clears failed attempts, so the owner can sign in at once.
 */
export async function resetPassword(
  services: Services,
  asked: { readonly leave: string; readonly newPassword: string },
  info: RequestInfo,
): Promise<void> {
  const now = services.clock();
  const network = networkGuesses(info);
  await countTry(services, [network]);
  const recovery = await findResetGrant(services.db, services.codes.hashes(asked.leave), now);
  const holder = recovery?.accountId ? await findPasswordHolder(services.db, recovery.accountId) : undefined;
  const customer = holder?.customer;
  if (!recovery || !holder || !customer || holder.account.disabledAt !== null) throw new ApiError('PROCEDURE_EXPIRED');
  await takeBack(services, [network]);
  await countTry(services, [{ key: `leave:${recovery.id}`, most: perLeave }]);
  await rejectBadPassword(services, holder, asked.newPassword);

  const passwordHash = await hashPassword(asked.newPassword);
  await services.db.transaction(async (db) => {
    const account = await lockAccount(db, holder.account.id);
    if (!account || account.disabledAt !== null) throw new ApiError('PROCEDURE_EXPIRED');
    if (!(await completeRecovery(db, recovery.id, now))) throw new ApiError('PROCEDURE_EXPIRED');
    await cancelRecoveries(db, account.id, now);
    await setPassword(db, account, passwordHash, now);
    await revokeSessionsBut(db, account.id, null, now, 'PASSWORD_CHANGED');
    await forgetDevices(db, account.id);
    if (info.deviceId !== null) await rememberDevice(db, account.id, info.deviceId, now);
    await forgetStrangers(db, account.username);

    const by = {
      accountId: account.id,
      username: account.username,
      customerCode: customer.code,
      right: 'SELF',
      requestId: info.requestId,
    } as const;
    const event = await announce(db, { kind: 'PASSWORD_RESET', customerCode: customer.code, data: {} }, by, now);
    await record(db, by, 'resetPassword', now);
    await tell(services, db, { template: 'password-reset' }, customer, now, event);
  });
}
