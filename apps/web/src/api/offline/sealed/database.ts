import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Key material that never leaves WebCrypto; what it seals is unreadable once its record is deleted. */
interface KeyRecord {
  /** Digest of the session's id; the id itself is part of the key. */
  readonly session: string;
  readonly base: CryptoKey;
}

export interface AnswerRecord extends Sealed {
  readonly name: string;
  readonly session: string;
  readonly at: number;
}

export type OutboxState = 'WAITING' | 'UNCLEAR' | 'REJECTED' | 'EXPIRED';

export interface OutboxRecord {
  readonly id: string;
  readonly order: number;
  /** The last session of its customer, which it outlives unless they sign out. */
  readonly session: string;
  /** Key material of its own, deleted with it; the customer's name is part of the key. */
  readonly base: CryptoKey;
  /** Recognizes the customer. */
  readonly owner: string;
  readonly state: OutboxState;
  /** Counts the writes, so that two tabs can't both act on the same state. */
  readonly revision: number;
  readonly at: number;
  readonly heldUntil: number;
  /** Absent once it has expired. */
  readonly sealed?: Sealed;
}

interface Schema extends DBSchema {
  keys: { key: string; value: KeyRecord };
  answers: { key: string; value: AnswerRecord; indexes: { session: string } };
  outbox: { key: string; value: OutboxRecord };
}

export type OfflineDatabase = IDBPDatabase<Schema>;

const NAME = 'sportello-offline';

/** Opens the browser's database; rejects where it is missing, forbidden or of a newer version of the app. */
export function openDatabase(): Promise<OfflineDatabase> {
  return openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('keys', { keyPath: 'session' });
      database.createObjectStore('answers', { keyPath: 'name' }).createIndex('session', 'session');
      database.createObjectStore('outbox', { keyPath: 'id' });
    },
    // A newer version of the app in another tab would wait for this one for ever.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
}
