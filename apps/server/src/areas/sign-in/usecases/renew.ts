import { findUsername, rotateSession } from '../queries.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { RequestInfo } from '../../../shared/actors.ts';
import { countForgery } from '../../../limits/guesses.ts';
import { issue, idleUntil, longestSeconds, predecessorSeconds, type IssuedTokens } from './issue.ts';

/**
 * Renews a session by refresh token, for both request forms (sessione.chiamate.3). A username in the request must be
 * the session's own.
 */
export async function renew(
  services: Services,
  { refreshToken, username }: { refreshToken: string; username?: string },
  info: RequestInfo,
): Promise<IssuedTokens> {
  const now = services.clock();
  const presented = services.tokens.readRefresh(refreshToken);
  if (!presented) {
    await countForgery(services, info);
    throw new ApiError('SESSION_NOT_VALID');
  }

  return services.db
    .transaction(async (db) => {
      const rotated = await rotateSession(db, presented, now, {
        idleUntil: idleUntil(now),
        longestSeconds,
        predecessorSeconds,
      });
      if (!rotated) throw new ApiError('SESSION_NOT_VALID');
      const owner = await findUsername(db, rotated.accountId);
      const isOwner = owner !== undefined && (username ?? owner).toLowerCase() === owner.toLowerCase();
      if (!isOwner) throw new ApiError('SESSION_NOT_VALID');
      return rotated;
    })
    .then((rotated) => {
      // Thrown after the commit, or it would roll back the revocation.
      if (rotated.revokedAt) throw new ApiError('SESSION_NOT_VALID');
      return issue(services, { id: presented.sessionId, generation: rotated.generation }, now);
    });
}
