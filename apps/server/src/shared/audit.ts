import { insertAudit } from './queries.ts';
import type { Database } from '../db/database.ts';
import type { Services } from './context.ts';
import type { Actor } from './actors.ts';

type Doer = Pick<Actor, 'accountId' | 'username' | 'customerCode' | 'right' | 'requestId'> &
  Partial<Pick<Actor, 'grant'>>;

/** Writes who did what, for whom, by what right and why (operatore.registro.1); inside the transaction of the deed itself. */
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

/** What staff see of customers without speaking for one of them: a row for each, or one for nobody's. */
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

/** What an operator reads in a customer's name is recorded too: the customer may ask who looked. */
export async function auditReadForCustomer(services: Services, actor: Actor, deed: string): Promise<void> {
  await record(services.db, actor, deed, services.clock());
}
