import type { InvalidField, WireOfferedSlot } from './envelope.ts';

/** Why a call did not go well, as far as a client can tell. */
export class CallError extends Error {
  /** `offline`: no answer came, or not all of it. `refused`: the backend said no. `unreadable`: an answer that no contract describes. */
  readonly kind: 'offline' | 'refused' | 'unreadable';
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  /** The backend's code, or the empty string. */
  readonly code: string;
  readonly requestId: string;
  readonly fields: readonly InvalidField[];
  /** What is free instead, where a slot was taken. */
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
