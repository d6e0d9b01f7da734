export interface KeyValue {
  get(key: string): string | null;
  /** Returns false when the value is kept in memory only. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/**
 * Wraps the browser's storage, with memory as fallback: a full or forbidden storage must not prevent a sign-in, it
 * only forgets when the tab is closed.
 *
 * @param open returns the storage; even accessing it may throw
 */
export function tolerantStorage(open: () => Storage): KeyValue {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  const removeStored = (key: string) => attempt((storage) => storage.removeItem(key), undefined);
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      memory.delete(key);
      if (isKept) return true;
      // The stored value is older than the one that could not be written, and would come back.
      removeStored(key);
      memory.set(key, value);
      return false;
    },
    remove(key) {
      memory.delete(key);
      removeStored(key);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  };
}
