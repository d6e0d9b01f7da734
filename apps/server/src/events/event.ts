import type { Actor } from '../shared/actors.ts';
import type { EventData } from './catalogue.ts';

export type EventKind = keyof EventData;

/** An event that happened, of one of the given kinds. */
export type Fact<Kind extends EventKind = EventKind> = {
  readonly [K in Kind]: {
    readonly kind: K;
    readonly customerCode: string | null;
    readonly data: Readonly<EventData[K]>;
    /** The previous values, restored if the provider rejects the change; never published. */
    readonly before?: Readonly<Record<string, unknown>> | null;
  };
}[Kind];

export interface Announced {
  readonly id: bigint;
  readonly fact: Fact;
}

export interface Doer {
  readonly username: string;
  /** `COMMAND`: done by the server itself or at the command line. */
  readonly right: Actor['right'] | 'COMMAND';
}
