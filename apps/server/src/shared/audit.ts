import { insertAudit } from './queries.ts';
import type { Database } from '../db/database.ts';
import type { Services } from './context.ts';
import type { Actor } from './actors.ts';

type Doer = Pick<Actor, 'accountId' | 'username' | 'customerCode' | 'right' | 'requestId'> &
  Partial<Pick<Actor, 'grant'>>;

/**
 * Writes an audit entry: actor, action, customer, right and reason (operatore.registro.1). Call it inside the
 * action's own transaction.
 */
export async function record(db: Database, actor: Doer, deed: string, at: Date, reason?: string): Promise<void> {
  const row = rowOf(actor, deed, at);
  await insertAudit(db, { ...row, reason: reason ?? row.reason });
}

function rowOf(actor: Doer, deed: string, at: Date) {
  return {
    at,
    deed,
    actorId: actor.accountId,
    actorName: actor.username,
    customerCode: actor.customerCode,
    right: actor.right,
    grantId: actor.grant?.id ?? null,
    reason: actor.grant?.reason ?? null,
    requestId: actor.requestId,
  };
}

/** Audits what staff read without acting for a customer: one row per customer shown, or one row if none. */
export async function auditRead(
  services: Services,
  actor: Actor,
  deed: string,
  customerCodes: readonly string[],
): Promise<void> {
  const at = services.clock();
  const codes = customerCodes.length === 0 ? [null] : [...new Set(customerCodes)];
  await insertAudit(services.db, ...codes.map((customerCode) => rowOf({ ...actor, customerCode }, deed, at)));
}

/** Reads by an operator acting for a customer are audited too: the customer may ask who looked. */
export async function auditReadForCustomer(services: Services, actor: Actor, deed: string): Promise<void> {
  await record(services.db, actor, deed, services.clock());
}
