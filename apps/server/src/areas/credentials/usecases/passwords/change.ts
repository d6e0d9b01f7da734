import { findPasswordHolder, lockAccount } from '../../queries/passwords.ts';
import { cancelRecoveries } from '../../queries/recoveries.ts';
import { revokeSessionsBut } from '../../../sign-in/queries.ts';
import { hashPassword } from '../../../../secrets/passwords.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import { record } from '../../../../shared/audit.ts';
import type { Services } from '../../../../shared/context.ts';
import type { Actor } from '../../../../shared/actors.ts';
import { announce } from '../../../../events/announce.ts';
import { tell, sendToStaff } from '../../../messages/usecases/send.ts';
import { currentPassword, wrongPassword } from './check.ts';
import { rejectBadPassword, setPassword } from './choose.ts';

/** Changes the password of the signed-in user; other sessions end, this one continues (credenziali.password.8). */
export async function changePassword(
  services: Services,
  actor: Actor,
  asked: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const holder = await findPasswordHolder(services.db, actor.accountId);
  if (!holder) throw new ApiError('SESSION_NOT_VALID');
  await currentPassword(services, holder.account, asked.currentPassword, 'currentPassword');
  await rejectBadPassword(services, holder, asked.newPassword);

  const passwordHash = await hashPassword(asked.newPassword);
  const now = services.clock();
  const { customer } = holder;
  await services.db.transaction(async (db) => {
    const account = await lockAccount(db, actor.accountId);
    if (!account || account.disabledAt !== null) throw new ApiError('SESSION_NOT_VALID');
    // Another session changed the password meanwhile, so the checked one is no longer current.
    if (account.passwordHash !== holder.account.passwordHash) throw wrongPassword('currentPassword');
    await setPassword(db, account, passwordHash, now);
    await cancelRecoveries(db, account.id, now);
    await revokeSessionsBut(db, account.id, actor.sessionId, now, 'PASSWORD_CHANGED');
    await record(db, actor, 'cambioPassword', now);
    if (customer === null) {
      await sendToStaff(services, db, { template: 'staff-password-changed' }, account.email, now);
      return;
    }
    const event = await announce(db, { kind: 'PASSWORD_CHANGED', customerCode: customer.code, data: {} }, actor, now);
    await tell(services, db, { template: 'password-changed' }, customer, now, event);
  });
}
