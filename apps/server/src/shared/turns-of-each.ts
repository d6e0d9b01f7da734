import { bulkhead, type BulkheadPolicy } from 'cockatiel';

/** Does a piece of work in its key's turn; throws `BulkheadRejectedError` if too many of that key wait. */
type InTurn = <T>(
  key: string,
  /** `isAwaited` returns if others of that key wait. */
  work: (isAwaited: () => boolean) => Promise<T>,
  /** Lets a waiting one give up. */
  signal?: AbortSignal,
) => Promise<T>;

/** Does one piece of work at a time of each key, in the order in which they come. */
export function turnsOfEach(mostWaiting: number): InTurn {
  const turns = new Map<string, { readonly turn: BulkheadPolicy; pieces: number }>();
  return async (key, work, signal) => {
    const own = turns.get(key) ?? { turn: bulkhead(1, mostWaiting), pieces: 0 };
    turns.set(key, own);
    // The bulkhead has a moment between two pieces in which it looks idle.
    own.pieces += 1;
    try {
      return await own.turn.execute(() => work(() => own.turn.queueSlots < mostWaiting), signal);
    } finally {
      own.pieces -= 1;
      if (own.pieces === 0) turns.delete(key);
    }
  };
}
