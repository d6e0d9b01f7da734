import type { InvalidField } from '@sportello/calls';
import type { Instant } from '@sportello/domain';
import type { OutboxState } from '../sealed/database.ts';

/** The calls that wait for a network; each takes effect once for one key. */
export const QUEUED_CALLS = [
  'autolettura',
  'invioFormContatti',
  'sendFeedback',
  'setPushKind',
  'modificaRicezioneNotifiche',
  'modificaRicezioneNotificheVas',
] as const;

export type QueuedCall = (typeof QUEUED_CALLS)[number];

export interface QueuedRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A change as it was written; sealed while it waits. */
export interface Written {
  /** Version of this shape; an app reads older ones, and leaves newer ones alone. */
  readonly format: 1;
  readonly call: QueuedCall;
  readonly request: QueuedRequest;
  /** Idempotency key, made when it was written. */
  readonly key: string;
  /** Its subject in the customer's words: a supply, a topic. */
  readonly subject: string;
  /** Page where it was written. */
  readonly path: string;
  /** The values that were changed; the request has their version, so nobody else's change is replaced. */
  readonly seen?: Readonly<Record<string, unknown>> | undefined;
  readonly rejection?: Rejection;
}

export interface Rejection {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: readonly InvalidField[];
}

/** A queued change and its state. */
export interface OutboxItem {
  readonly id: string;
  readonly order: number;
  readonly revision: number;
  /** `UNCLEAR`: sent, and it may or may not have been done; it is sent again with its key, and nothing else. */
  readonly state: OutboxState;
  readonly writtenAt: Instant;
  /** Not sent before, because it is being edited. */
  readonly heldUntil: Instant;
  /** Absent for an expired one, and for one that this version of the app can't read. */
  readonly written: Written | undefined;
}

/** Tab storage: the item that this tab's form holds, which a reload leaves behind. */
export const HELD_KEY = 'sportello.outbox.held';

export type NewItem = Omit<Written, 'format' | 'key' | 'rejection'>;
