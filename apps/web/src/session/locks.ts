export interface Locks {
  /** @param work receives true if it had to wait for the lock */
  alone<T>(name: string, work: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

/** Locks across the whole browser, or only this tab where Web Locks are missing. */
export function browserLocks(): Locks {
  // Absent without a secure context, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return tabLocks();
  return {
    async alone<T>(name: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
      const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
        lock === null ? undefined : { result: await work(false) },
      );
      return atOnce === undefined ? await locks.request(name, () => work(true)) : atOnce.result;
    },
  };
}

export function tabLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    alone<T>(name: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
      const before = last.get(name);
      const run = () => work(before !== undefined);
      const mine = (before ?? Promise.resolve()).then(run, run);
      const after = mine
        .catch(() => undefined)
        .then(() => {
          if (last.get(name) === after) last.delete(name);
        });
      last.set(name, after);
      return mine;
    },
  };
}
