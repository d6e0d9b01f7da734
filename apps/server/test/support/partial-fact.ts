import type { EventData } from '../../src/events/catalogue.ts';
import type { EventKind, Fact } from '../../src/events/event.ts';

/** Returns an event with the data that a test is about. */
export function partialFact<Kind extends EventKind>(
  kind: Kind,
  customerCode: string | null,
  data: Partial<EventData[Kind]>,
): Fact {
  return { kind, customerCode, data } as unknown as Fact;
}
