import type { AnswerOf, Catalogue } from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { closeAccount } from '../queries/closing.ts';
import { findCustomer } from '../queries/customers.ts';
import { lockAccount } from '../../credentials/queries/passwords.ts';
import { cancelRecoveries } from '../../credentials/queries/recoveries.ts';
import { revokeSessionsBut } from '../../sign-in/queries.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import { tell } from '../../messages/usecases/send.ts';
import { rejectUnchecked } from '../../credentials/usecases/passwords/check.ts';

const day = 24 * 60 * 60_000;
/** Days until a closed account is erased (credenziali.chiusura.2). */
const daysUntilErasure = 14;

/** Closes the caller's account at once and on every device; returns the day of erasure. */
export async function closeOwnAccount(
  services: Services,
  actor: CustomerActor,
): Promise<AnswerOf<Catalogue['deleteUser']>> {
  const now = services.clock();
  const erasureDay = addDays(dayInRome(now.getTime()), daysUntilErasure);
  await services.db.transaction(async (db) => {
    await lockAccount(db, actor.accountId);
    await rejectUnchecked(db, actor, now);
    const eraseAfter = new Date(now.getTime() + daysUntilErasure * day);
    // Another device closed the account meanwhile, which ended this session.
    if (!(await closeAccount(db, actor.accountId, { now, eraseAfter }))) throw new ApiError('SESSION_NOT_VALID');
    await cancelRecoveries(db, actor.accountId, now);
    await revokeSessionsBut(db, actor.accountId, null, now, 'ACCOUNT_CLOSED');

    const { customerCode } = actor;
    const event = await announce(db, { kind: 'ACCOUNT_CLOSED', customerCode, data: { erasureDay } }, actor, now);
    await record(db, actor, 'deleteUser', now);
    const found = await findCustomer(db, customerCode);
    if (found) await tell(services, db, { template: 'account-closed', erasureDay }, found.customer, now, event);
  });
  return { dataEliminazione: erasureDay };
}
