import { customerExists } from '../../db/queries/owners.ts';
import { findLiveSession } from '../../db/queries/sessions.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Actor, Services } from '../context.ts';

/** What a request brings to be let in. */
export interface Credentials {
  readonly authorization: string | undefined;
  /** The customer in whose name an operator asks: header `X-Codice-Cliente` (operatore.impersonare.2). */
  readonly onBehalfOf: string | undefined;
  readonly requestId: string;
}

/** The actor behind a request; a session that was revoked is refused at once. */
export async function authenticate(services: Services, credentials: Credentials): Promise<Actor> {
  const token = /^Bearer (\S+)$/i.exec(credentials.authorization ?? '')?.[1];
  const now = services.clock();
  const read = token === undefined ? null : services.tokens.readAccess(token);
  if (!read || read.expiresAt * 1000 <= now.getTime()) throw new Refusal('SESSION_NOT_VALID');
  const session = await findLiveSession(services.db, read.sessionId, now);
  if (!session) throw new Refusal('SESSION_NOT_VALID');

  const self = { ...session, requestId: credentials.requestId };
  if (credentials.onBehalfOf === undefined) return { ...self, right: session.customerCode === null ? 'STAFF' : 'SELF' };

  // Asked of the database on each call: a role taken away is gone at once.
  if (session.role === null || session.role === 'SEARCH') throw new Refusal('NOT_ALLOWED');
  if (!(await customerExists(services.db, credentials.onBehalfOf))) throw new Refusal('NOT_FOUND');
  return { ...self, customerCode: credentials.onBehalfOf, right: 'IMPERSONATION' };
}
