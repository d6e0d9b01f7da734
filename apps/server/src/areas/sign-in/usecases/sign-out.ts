import { endGrants } from '../../../auth/queries/impersonations.ts';
import { revokeSession } from '../queries.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';

export async function signOut(services: Services, actor: Actor): Promise<void> {
  const now = services.clock();
  await services.db.transaction(async (db) => {
    await revokeSession(db, { accountId: actor.accountId, id: actor.sessionId }, now, 'SIGN_OUT');
    await endGrants(db, actor.sessionId, now);
    await record(db, actor, 'signOut', now);
  });
}
