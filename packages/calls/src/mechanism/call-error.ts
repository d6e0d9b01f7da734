import type { InvalidField, WireOfferedSlot } from './envelope.ts';

export class CallError extends Error {
  /**
   * `offline`: no answer or an incomplete one. `rejected`: the backend rejected the call. `unreadable`: the answer
   * violates the contract.
   */
  readonly kind: 'offline' | 'refused' | 'unreadable';
  /** HTTP status, or 0 without an answer. */
  readonly status: number;
  /** The backend's error code, or the empty string. */
  readonly code: string;
  readonly requestId: string;
  readonly fields: readonly InvalidField[];
  /** Alternatives to a slot that was taken. */
  readonly freeSlots: readonly WireOfferedSlot[];

  constructor(
    kind: CallError['kind'],
    message: string,
    details: {
      status?: number;
      code?: string;
      requestId?: string;
      fields?: readonly InvalidField[];
      freeSlots?: readonly WireOfferedSlot[];
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'CallError';
    this.kind = kind;
    this.status = details.status ?? 0;
    this.code = details.code ?? '';
    this.requestId = details.requestId ?? '';
    this.fields = details.fields ?? [];
    this.freeSlots = details.freeSlots ?? [];
  }
}
