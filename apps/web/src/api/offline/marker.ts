import type { KeyValue } from '../../session/storage/key-value.ts';

/** Shows the next page without loading the store if something is kept; stays after the session, and names nobody. */
const KEY = 'FIXED_offline';

type Kept = 'ANSWERS' | 'OUTBOX';

export const keptSince = (storage: Pick<KeyValue, 'get'>): Kept | undefined => {
  const kept = storage.get(KEY);
  return kept === 'ANSWERS' || kept === 'OUTBOX' ? kept : undefined;
};

export function noteKept(storage: Pick<KeyValue, 'get' | 'set' | 'remove'>, kept: Kept | undefined): void {
  if (keptSince(storage) === kept) return;
  if (kept === undefined) storage.remove(KEY);
  else storage.set(KEY, kept);
}
