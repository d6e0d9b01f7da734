import { createHash, randomBytes } from 'node:crypto';
import {
  findProviderKey,
  insertProviderKey,
  isProviderKeyLive,
  revokeProviderKey,
  rotateProviderKey,
} from '../queries/provider-keys.ts';
import { insertAudit } from '../../../shared/queries.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { IntegrationActor } from '../../../shared/actors.ts';
import { countTry } from '../../../limits/guesses.ts';

/** Validity of the previous secret after a rotation. */
const overlapMs = 24 * 60 * 60_000;

const perMinute = 600;

/** 32 random bytes can't be guessed, so a plain hash is enough. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function newSecret(): string {
  return `spk_${randomBytes(32).toString('base64url')}`;
}

/** Creates a key with its permissions and returns it, the only time it is shown; nothing if the name is taken. */
export async function addProviderKey(
  db: Database,
  { name, may }: { readonly name: string; readonly may: readonly string[] },
  now: Date,
): Promise<string | null> {
  const secret = newSecret();
  return db.transaction(async (tx) => {
    const isNew = await insertProviderKey(tx, { name, may: [...may], hash: hashOf(secret), createdAt: now });
    if (isNew) await recordCommand(tx, `integration-key add ${name} --may ${may.join(',')}`, now);
    return isNew ? secret : null;
  });
}

/** Rotates the secret of a key; the previous one stays valid for a day. */
export async function renewProviderKey(db: Database, name: string, now: Date): Promise<string | null> {
  const secret = newSecret();
  return db.transaction(async (tx) => {
    const until = new Date(now.getTime() + overlapMs);
    const isThere = await rotateProviderKey(tx, name, { hash: hashOf(secret), until, now });
    if (isThere) await recordCommand(tx, `integration-key rotate ${name}`, now);
    return isThere ? secret : null;
  });
}

/** Revokes a key immediately and for good. */
export async function endProviderKey(db: Database, name: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThere = await revokeProviderKey(tx, name, now);
    if (isThere) await recordCommand(tx, `integration-key revoke ${name}`, now);
    return isThere;
  });
}

async function recordCommand(db: Database, deed: string, at: Date): Promise<void> {
  await insertAudit(db, { at, deed, actorName: 'command line', right: 'COMMAND' });
}

/** Authenticates a request by its key (fornitore.chiavi.1); unknown, revoked and missing keys get the same error. */
export async function openProviderKey(
  services: Services,
  authorization: string | undefined,
  scope: string,
): Promise<IntegrationActor> {
  const secret = /^Bearer (spk_[\w-]{30,60})$/i.exec(authorization ?? '')?.[1];
  const now = services.clock();
  const found = secret === undefined ? undefined : await findProviderKey(services.db, hashOf(secret), now);
  if (!found) throw new ApiError('SESSION_NOT_VALID');
  await countTry(services, [{ key: `provider:${found.keyId}`, most: perMinute, windowMs: 60_000 }]);
  if (!found.may.includes(scope)) throw new ApiError('NOT_ALLOWED');
  return found;
}

/**
 * Rejects a key that was revoked while its request ran: slow uploads, queueing and long polling can take minutes, and
 * revocation takes effect at once (fornitore.chiavi.1).
 */
export async function rejectRevokedKey(db: Database, { keyId }: IntegrationActor): Promise<void> {
  if (!(await isProviderKeyLive(db, keyId))) throw new ApiError('SESSION_NOT_VALID');
}
