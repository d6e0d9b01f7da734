import { insertAudit } from '../../../shared/queries.ts';
import { eraseAccount, takeAccountToErase } from '../queries/closing.ts';
import type { Services } from '../../../shared/context.ts';
import { redactErased } from '../../../events/redact.ts';
import { announce } from '../../../events/announce.ts';
import { forgetInvitations } from '../../invitations/usecases/once.ts';

/**
 * Erases accounts whose time has come, each in a separate transaction, and returns the count; runs daily
 * (credenziali.chiusura.3).
 */
export async function eraseClosedAccounts(services: Services): Promise<number> {
  let erased = 0;
  while (await eraseOne(services)) erased += 1;
  return erased;
}

function eraseOne(services: Services): Promise<boolean> {
  const now = services.clock();
  return services.db.transaction(async (db) => {
    const account = await takeAccountToErase(db, now);
    if (!account) return false;
    const { customerCode } = account;
    await eraseAccount(db, account);
    if (customerCode !== null) {
      await forgetInvitations(services, db, customerCode, now);
      await redactErased(db, customerCode, now);
    }
    const by = { username: 'erasure', right: 'COMMAND' } as const;
    await announce(db, { kind: 'ACCOUNT_ERASED', customerCode, data: {} }, by, now);
    await insertAudit(db, {
      at: now,
      deed: 'eraseClosedAccounts',
      actorName: by.username,
      right: by.right,
      customerCode,
    });
    return true;
  });
}
