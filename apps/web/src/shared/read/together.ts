import type { Read } from './read.ts';

/** What is made of several reads, and so is as old as the oldest of them; those that have not come are not counted. */
export function together<Data>(data: Data | undefined, reads: readonly Read<unknown>[]): Read<Data> {
  const there = reads.filter(({ at }) => at !== undefined);
  return {
    data,
    error: there.find(({ error }) => error !== null)?.error ?? null,
    isAsking: there.some(({ isAsking }) => isAsking),
    at: there.length === 0 ? undefined : Math.min(...there.map(({ at }) => at ?? Infinity)),
    setAside: 0,
    askAgain: () => {
      for (const { askAgain } of there) askAgain();
    },
  };
}
