import { findLiveGrant } from './queries/impersonations.ts';
import { findLiveSession } from '../areas/sign-in/queries.ts';
import type { Services } from '../shared/context.ts';
import type { Actor } from '../shared/actors.ts';

/** Rechecks the actor's session and, for an operator, the grant; long-lived connections call it repeatedly. */
export async function isStillIn({ db, clock }: Services, actor: Actor): Promise<boolean> {
  const { sessionId, customerCode, right } = actor;
  if ((await findLiveSession(db, sessionId, clock())) === undefined) return false;
  if (right !== 'IMPERSONATION' || customerCode === null) return true;
  return (await findLiveGrant(db, sessionId, customerCode, clock())) !== undefined;
}
