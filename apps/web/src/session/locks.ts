/** Runs one piece of work at a time under a name. */
export interface Locks {
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** One at a time in the whole browser, or at least in this tab where Web Locks are not to be had. */
export function browserLocks(): Locks {
  // Absent without a secure context, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return tabLocks();
  return { alone: async (name, work) => await locks.request(name, work) };
}

/** One at a time in this tab. */
export function tabLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    alone<T>(name: string, work: () => Promise<T>): Promise<T> {
      const before = last.get(name) ?? Promise.resolve();
      const mine = before.then(work, work);
      last.set(name, mine);
      return mine;
    },
  };
}
