import type { Read } from './read.ts';

/** Combines several reads, and is as old as the oldest; those not yet loaded don't count. */
export function together<Data>(data: Data | undefined, reads: readonly Read<unknown>[]): Read<Data> {
  const there = reads.filter(({ at }) => at !== undefined);
  return {
    data,
    error: there.find(({ error }) => error !== null)?.error ?? null,
    isAsking: there.some(({ isAsking }) => isAsking),
    at: there.length === 0 ? undefined : Math.min(...there.map(({ at }) => at ?? Infinity)),
    isKept: there.some(({ isKept }) => isKept === true),
    setAside: 0,
    askAgain: () => {
      for (const { askAgain } of there) askAgain();
    },
  };
}
