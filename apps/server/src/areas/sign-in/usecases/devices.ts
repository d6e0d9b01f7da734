import type { AnswerOf, Catalogue } from '@sportello/calls';
import { listSessions, revokeSession, revokeSessionsBut } from '../queries.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';

export async function listOwnSessions(services: Services, actor: Actor): Promise<AnswerOf<Catalogue['sessions']>> {
  const rows = await listSessions(services.db, actor.accountId, services.clock());
  return {
    sessioni: rows.map((row) => ({
      id: row.id,
      dispositivo: row.userAgent,
      ricordata: row.remembered,
      dataAccesso: row.createdAt.toISOString(),
      dataUltimoUso: row.refreshedAt.toISOString(),
      corrente: row.id === actor.sessionId,
    })),
  };
}

export async function endSession(services: Services, actor: Actor, sessionId: string): Promise<void> {
  const now = services.clock();
  await services.db.transaction(async (db) => {
    const isOwn = await revokeSession(db, { accountId: actor.accountId, id: sessionId }, now, 'SIGN_OUT');
    if (!isOwn) throw new ApiError('NOT_FOUND');
    await record(db, actor, 'endSession', now);
  });
}

export function endOtherSessions(services: Services, actor: Actor): Promise<AnswerOf<Catalogue['endOtherSessions']>> {
  const now = services.clock();
  return services.db.transaction(async (db) => {
    const chiuse = await revokeSessionsBut(db, actor.accountId, actor.sessionId, now, 'SIGN_OUT');
    await record(db, actor, 'endOtherSessions', now);
    return { chiuse };
  });
}
