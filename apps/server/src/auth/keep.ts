import { findLiveGrant } from './queries/impersonations.ts';
import { findLiveSession } from '../areas/sign-in/queries.ts';
import type { Services } from '../shared/context.ts';
import type { Actor } from '../shared/actors.ts';

/** Whether the session of somebody who was let in still lives, and the grant by which an operator was: what stays open asks again and again. */
export async function isStillIn({ db, clock }: Services, actor: Actor): Promise<boolean> {
  const { sessionId, customerCode, right } = actor;
  if ((await findLiveSession(db, sessionId, clock())) === undefined) return false;
  if (right !== 'IMPERSONATION' || customerCode === null) return true;
  return (await findLiveGrant(db, sessionId, customerCode, clock())) !== undefined;
}
