import { parseSession } from '../../../session/stored.ts';
import type { OfflineDatabase } from './database.ts';
import { digestOf } from './seal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time for which unsent writes wait for their customer to sign in again. */
const OUTBOX_WAIT_MS = 7 * DAY_MS;
const EXPIRED_NOTICE_MS = 90 * DAY_MS;

/** Held by each tab for as long as it has the session. */
export const lockOf = (session: string) => `sportello.offline.${session}`;

/** Deletes the answers of a session and what unseals them. */
export async function eraseAnswers(database: OfflineDatabase, session: string): Promise<void> {
  const writing = database.transaction(['keys', 'answers'], 'readwrite');
  // The key first: without it the rest is noise, even if the page is closed meanwhile.
  await writing.objectStore('keys').delete(session);
  for (const name of await writing.objectStore('answers').index('session').getAllKeys(session)) {
    await writing.objectStore('answers').delete(name);
  }
  await writing.done;
}

/** Deletes the unsent writes of a session, each with its key. */
export async function eraseOutbox(database: OfflineDatabase, session: string): Promise<void> {
  for (const { id, ...record } of await database.getAll('outbox')) {
    if (record.session === session) await database.delete('outbox', id);
  }
}

/**
 * Deletes what sessions have left that ended while no page was open: those that neither the browser remembers nor a
 * tab holds. Their unsent writes wait for the customer for a week; then only the notice remains that they expired.
 */
export async function eraseLeftovers(
  database: OfflineDatabase,
  {
    mine,
    remembered,
    now,
  }: { readonly mine: string | undefined; readonly remembered: string | null; readonly now: number },
): Promise<void> {
  const rememberedId = parseSession(remembered)?.id;
  const alive = new Set([mine, rememberedId === undefined ? undefined : await digestOf(rememberedId)]);
  for (const session of await database.getAllKeys('keys')) {
    if (!alive.has(session)) await whileNobodyHolds(session, () => eraseAnswers(database, session));
  }
  for (const record of await database.getAll('outbox')) {
    if (alive.has(record.session)) continue;
    await whileNobodyHolds(record.session, async () => {
      const age = now - record.at;
      if (age > EXPIRED_NOTICE_MS) await database.delete('outbox', record.id);
      else if (age > OUTBOX_WAIT_MS && record.sealed !== undefined) {
        const { sealed: _, ...notice } = record;
        await database.put('outbox', { ...notice, state: 'EXPIRED', revision: record.revision + 1 });
      }
    });
  }
}

/** Acts on what a session has left, unless a tab still has the session. */
export async function whileNobodyHolds(session: string, act: () => Promise<void>): Promise<void> {
  // Absent without a secure context, where nothing is kept either.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return act();
  await locks.request(lockOf(session), { ifAvailable: true }, (lock) => (lock === null ? undefined : act()));
}
