/** As much of the browser's storage as the session needs. */
export interface KeyValue {
  get(key: string): string | null;
  /** False when it is only kept as long as the page stands. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/**
 * The browser's storage, or memory where it can't be had: a full or forbidden storage must not
 * keep anybody from signing in, it only forgets when the tab goes.
 *
 * @param open gives the storage; even asking for it may throw
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
      // What still stands there is older than what could not be written, and would come back.
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
