import type { EventPlace } from '../db/queries/events.ts';

/** Before the first event. */
export const beginning: EventPlace = { transaction: '0', id: '0' };

const largestTransaction = 2n ** 64n - 1n;
const largestId = 2n ** 63n - 1n;

/** Writes a place in the order of events as readers keep it. */
export function cursorOf({ transaction, id }: { transaction: string; id: bigint }): string {
  return `${transaction}.${id}`;
}

/** Reads a cursor; undefined when it isn't one. */
export function placeOf(cursor: string): EventPlace | undefined {
  const [, transaction = '', id = ''] = /^(\d{1,20})\.(\d{1,19})$/.exec(cursor) ?? [];
  if (id === '' || BigInt(transaction) > largestTransaction || BigInt(id) > largestId) return undefined;
  return { transaction, id };
}
