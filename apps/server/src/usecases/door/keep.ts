import { findLiveSession } from '../../db/queries/sessions.ts';
import type { Actor, Services } from '../context.ts';

/** Whether the session of somebody who was let in still lives: what stays open asks again and again. */
export async function isStillIn(services: Services, actor: Actor): Promise<boolean> {
  return (await findLiveSession(services.db, actor.sessionId, services.clock())) !== undefined;
}
