import type { EventPlace, readEventsAfter } from './queries.ts';

export const beginning: EventPlace = { transaction: '0', id: '0' };

const largestTransaction = 2n ** 64n - 1n;
const largestId = 2n ** 63n - 1n;

export function cursorOf({ transaction, id }: { readonly transaction: string; readonly id: bigint }): string {
  return `${transaction}.${id}`;
}

export function placeOf(cursor: string): EventPlace | undefined {
  const [, transaction = '', id = ''] = /^(\d{1,20})\.(\d{1,19})$/.exec(cursor) ?? [];
  if (id === '' || BigInt(transaction) > largestTransaction || BigInt(id) > largestId) return undefined;
  return { transaction, id };
}

type EventRow = Awaited<ReturnType<typeof readEventsAfter>>[number];

/**
 * Formats an event for the provider's systems, the same in the export, in a call and in a webhook (docs/export.md).
 */
export function eventLine({ id, transaction, at, kind, customerCode, actorName, right, data, redactedAt }: EventRow) {
  const cursor = cursorOf({ transaction, id });
  return {
    id: String(id),
    at: at.toISOString(),
    kind,
    customerCode,
    actor: actorName,
    right,
    data: { ...data },
    ...(redactedAt && { redactedAt: redactedAt.toISOString() }),
    cursor,
  };
}
