import { inTheirName, type Call } from '@sportello/calls';
import { roleMay } from '@sportello/domain';
import { findLiveGrant } from '../../db/queries/impersonations.ts';
import { findLiveSession } from '../../db/queries/sessions.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Actor, Services } from '../context.ts';
import { refuseUnproved } from './second-factor.ts';

/** What a request brings to be let in. */
export interface Credentials {
  readonly authorization: string | undefined;
  /** The customer in whose name an operator asks: header `X-Codice-Cliente` (operatore.impersonare.2). */
  readonly onBehalfOf: string | undefined;
  readonly requestId: string;
}

/** The actor behind a request; a session that was revoked is refused at once. */
export async function authenticate(services: Services, call: Call, credentials: Credentials): Promise<Actor> {
  const token = /^Bearer (\S+)$/i.exec(credentials.authorization ?? '')?.[1];
  const now = services.clock();
  const read = token === undefined ? null : services.tokens.readAccess(token);
  if (!read || read.expiresAt * 1000 <= now.getTime()) throw new Refusal('SESSION_NOT_VALID');
  const session = await findLiveSession(services.db, read.sessionId, now);
  if (!session) throw new Refusal('SESSION_NOT_VALID');

  const right = session.customerCode === null ? 'STAFF' : 'SELF';
  const self: Actor = { ...session, requestId: credentials.requestId, right, grant: null };
  return credentials.onBehalfOf === undefined ? self : inNameOf(services, self, call, credentials.onBehalfOf, now);
}

/** The operator as who acts for a customer (operatore.impersonare.6). */
async function inNameOf(services: Services, self: Actor, call: Call, customerCode: string, now: Date): Promise<Actor> {
  if (self.role === null) throw new Refusal('NOT_ALLOWED');
  const kind = inTheirName(call);
  if (kind === 'ONESELF') return self;
  // Asked of the database on each call: a role taken away is gone at once, and so is a grant.
  if (kind === 'NEVER' || !roleMay(self.role, 'LOOK_FOR_CUSTOMERS')) throw new Refusal('NOT_ALLOWED');
  refuseUnproved(self);
  const grant = await findLiveGrant(services.db, self.sessionId, customerCode, now);
  if (!grant) throw new Refusal('IMPERSONATION_EXPIRED');
  return { ...self, customerCode, right: 'IMPERSONATION', grant };
}
