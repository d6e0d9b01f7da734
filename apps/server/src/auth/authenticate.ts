import { inTheirName, type Call } from '@sportello/calls';
import { roleMay } from '@sportello/domain';
import { findLiveGrant } from './queries/impersonations.ts';
import { findLiveSession, findLiveSessionAndStanding } from '../areas/sign-in/queries.ts';
import type { Standing } from './queries/standing.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { Actor } from '../shared/actors.ts';
import { rejectUnprovedFactor } from './second-factor.ts';

export interface Credentials {
  readonly authorization: string | undefined;
  /** Customer impersonated by the operator: header `X-Codice-Cliente` (operatore.impersonare.2). */
  readonly onBehalfOf: string | undefined;
  readonly requestId: string;
}

/**
 * The actor and the standing of the target customer; the standing is looked up only for calls that belong to a
 * module.
 */
export interface Authenticated {
  readonly actor: Actor;
  readonly standing: Standing | null;
}

/** Returns the actor behind a request; a revoked session is rejected immediately. */
export async function authenticate(services: Services, call: Call, credentials: Credentials): Promise<Authenticated> {
  const token = /^Bearer (\S+)$/i.exec(credentials.authorization ?? '')?.[1];
  const now = services.clock();
  const read = token === undefined ? null : services.tokens.readAccess(token);
  if (!read || read.expiresAt * 1000 <= now.getTime()) throw new ApiError('SESSION_NOT_VALID');
  const found = await findSession(services, call, read.sessionId, now);
  if (!found) throw new ApiError('SESSION_NOT_VALID');

  const { owner, standing } = found;
  const right = owner.customerCode === null ? 'STAFF' : 'SELF';
  const actor: Actor = { ...owner, requestId: credentials.requestId, right, grant: null };
  if (credentials.onBehalfOf === undefined) return { actor, standing };
  return inNameOf(services, actor, call, credentials.onBehalfOf, now);
}

async function findSession({ db }: Services, call: Call, sessionId: string, now: Date) {
  if (call.modules) return findLiveSessionAndStanding(db, sessionId, now);
  const owner = await findLiveSession(db, sessionId, now);
  return owner && { owner, standing: null };
}

/** Returns the operator as an actor for a customer (operatore.impersonare.6). */
async function inNameOf(
  services: Services,
  self: Actor,
  call: Call,
  customerCode: string,
  now: Date,
): Promise<Authenticated> {
  if (self.role === null) throw new ApiError('NOT_ALLOWED');
  const kind = inTheirName(call);
  if (kind === 'ONESELF') return { actor: self, standing: null };
  // Read from the database on each call, so a removed role or grant takes effect immediately.
  if (kind === 'NEVER' || !roleMay(self.role, 'LOOK_FOR_CUSTOMERS')) throw new ApiError('NOT_ALLOWED');
  rejectUnprovedFactor(self);
  const found = await findLiveGrant(services.db, self.sessionId, customerCode, now);
  if (!found) throw new ApiError('IMPERSONATION_EXPIRED');
  const actor: Actor = { ...self, customerCode, right: 'IMPERSONATION', grant: found.grant };
  return { actor, standing: found.standing };
}
