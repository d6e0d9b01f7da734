import { insertAudit } from '../db/queries/audit.ts';
import type { Database } from '../db/database.ts';
import type { Actor, Services } from './context.ts';

/** Writes who did what, for whom and by what right; inside the transaction of the deed itself. */
export async function record(
  db: Database,
  actor: Pick<Actor, 'accountId' | 'username' | 'customerCode' | 'right' | 'requestId'>,
  deed: string,
  at: Date,
): Promise<void> {
  await insertAudit(db, {
    at,
    deed,
    actorId: actor.accountId,
    actorName: actor.username,
    customerCode: actor.customerCode,
    right: actor.right,
    requestId: actor.requestId,
  });
}

/** What an operator reads in a customer's name is recorded too: the customer may ask who looked. */
export async function recordReading(services: Services, actor: Actor, deed: string): Promise<void> {
  await record(services.db, actor, deed, services.clock());
}
