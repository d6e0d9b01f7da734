import type { OfflineDatabase, OutboxRecord } from '../sealed/database.ts';
import { whileNobodyHolds } from '../sealed/erase.ts';
import { newBase, sealOf } from '../sealed/seal.ts';
import { QUEUED_CALLS, type OutboxItem, type Written } from './item.ts';
import type { OutboxStore } from './outbox.ts';

interface Owner {
  readonly username: string;
  /** Digest of the session's id. */
  readonly session: string;
}

const USE = 'outbox';
const OWNER = 'owner';

/** Keeps unsent writes, sealed for their customer. */
export function createOutboxStore(
  database: OfflineDatabase,
  { username, session }: Owner,
): OutboxStore & {
  /** Moves the customer's unsent writes of an earlier session, which no tab has open, to this one. */
  adopt(): Promise<void>;
} {
  const secret = username.toLowerCase();
  /** Unsealed contents, because a photo is large and the list is read at each change. */
  const contents = new Map<string, { readonly revision: number; readonly written: Written | undefined }>();

  async function isMine(record: OutboxRecord): Promise<boolean> {
    return (await (await sealOf(record.base, secret, USE)).nameOf(OWNER)) === record.owner;
  }

  async function writtenOf({ id, revision, base, sealed }: OutboxRecord): Promise<Written | undefined> {
    const known = contents.get(id);
    if (known?.revision === revision) return known.written;
    const content = sealed && (await (await sealOf(base, secret, USE)).unseal(sealed));
    const written = isReadable(content) ? content : undefined;
    contents.set(id, { revision, written });
    return written;
  }

  return {
    async adopt() {
      for (const record of await database.getAll('outbox')) {
        if (record.session === session || !(await isMine(record))) continue;
        await whileNobodyHolds(record.session, async () => {
          const writing = database.transaction('outbox', 'readwrite');
          const now = await writing.store.get(record.id);
          if (now !== undefined) await writing.store.put({ ...now, session });
          await writing.done;
        });
      }
    },

    async list() {
      const mine: OutboxItem[] = [];
      for (const record of await database.getAll('outbox')) {
        // The digest saves the derivation of a key for each record.
        if (record.session !== session) continue;
        const { id, order, revision, state, at, heldUntil } = record;
        mine.push({ id, order, revision, state, writtenAt: at, heldUntil, written: await writtenOf(record) });
      }
      return mine.toSorted((one, other) => one.order - other.order);
    },

    async add({ id, state, writtenAt, heldUntil, written }) {
      const base = await newBase();
      const seal = await sealOf(base, secret, USE);
      const [owner, sealed] = await Promise.all([seal.nameOf(OWNER), seal.seal(written)]);
      const writing = database.transaction('outbox', 'readwrite');
      const order = Math.max(0, ...(await writing.store.getAll()).map((each) => each.order)) + 1;
      await writing.store.add({
        id,
        order,
        session,
        base,
        owner,
        state,
        revision: 1,
        at: writtenAt,
        heldUntil,
        sealed,
      });
      await writing.done;
    },

    async replace({ id, revision, written: before }, next) {
      const kept = await database.get('outbox', id);
      if (kept?.revision !== revision) return false;
      const isSame = next === undefined || next.written === undefined || next.written === before;
      const sealed = isSame ? kept.sealed : await (await sealOf(kept.base, secret, USE)).seal(next.written);
      const writing = database.transaction('outbox', 'readwrite');
      const now = await writing.store.get(id);
      const isUnchanged = now?.revision === revision;
      if (isUnchanged) {
        if (next === undefined) await writing.store.delete(id);
        else {
          const { state, heldUntil } = next;
          await writing.store.put({ ...now, state, heldUntil, revision: next.revision, ...(sealed && { sealed }) });
        }
      }
      await writing.done;
      return isUnchanged;
    },
  };
}

function isReadable(content: unknown): content is Written {
  const { format, call } = (content ?? {}) as Partial<Written>;
  return format === 1 && QUEUED_CALLS.some((each) => each === call);
}
