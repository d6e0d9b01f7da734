import type { Origin } from './origin.ts';
import { operation, signal } from './signal.ts';

/** A new request; a listener may add its span to the origin. */
export const requestBegunSignal = signal<{
  /** Identifies the request at its end. */
  readonly key: object;
  /** The `traceparent` of a trusted proxy. */
  readonly incoming: string | undefined;
  readonly origin: { -readonly [Field in keyof Origin]: Origin[Field] };
}>('request-begun');

/** A finished request; `call` is the id of a call of the catalogue, never a path. */
export const requestSignal = signal<{
  readonly key: object;
  readonly call: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
}>('request');

/** A rejected request, by its error code. */
export const rejectionSignal = signal<{ readonly code: string }>('rejection');

/** The result of one try to deliver a message or a call of the provider's webhook. */
export const deliverySignal = signal<{
  readonly channel: 'MAIL' | 'SMS' | 'WEBHOOK' | 'PUSH';
  readonly outcome: 'sent' | 'retried' | 'given-up';
}>('delivery');

/** A payment's new state. */
export const paymentSignal = signal<{ readonly state: string }>('payment');

/** An event stream of an open app was opened or closed. */
export const streamSignal = signal<{ readonly change: 1 | -1 }>('stream');

/** An invalidation was sent to an open app. */
export const invalidationSignal = signal<{ readonly event: string }>('invalidation');

/** The work of a call's handler. */
export const callOperation = operation<{ readonly call: string }>('call');

/** A request to a service elsewhere. */
export const outgoingOperation = operation<{ readonly service: string }>('outgoing');

/** A job, or a batch of jobs of one queue. */
export const jobOperation = operation<{ readonly job: string }>('job');

/** An SQL statement, by its verb and table. */
export const statementOperation = operation<{ readonly statement: string }>('statement');
