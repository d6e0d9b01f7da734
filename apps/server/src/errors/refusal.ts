import type { ErrorCode, RefusedField, WireOfferedSlot } from '@sportello/calls';

/** A use case says no, with a code of the catalogue. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly RefusedField[];

  /** After how many seconds it makes sense to ask again. */
  readonly retryAfterSeconds: number | undefined;

  /** What is free instead, where a slot was taken. */
  readonly freeSlots: readonly WireOfferedSlot[];

  constructor(
    code: ErrorCode,
    fields: readonly RefusedField[] = [],
    options: ErrorOptions & { retryAfterSeconds?: number; freeSlots?: readonly WireOfferedSlot[] } = {},
  ) {
    super(code, options);
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.freeSlots = options.freeSlots ?? [];
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
  }
}

/** One field refused: `REQUEST_NOT_VALID` that names it. */
export function refusedField(campo: string, codice: string): Refusal {
  return new Refusal('REQUEST_NOT_VALID', [{ campo, codice }]);
}
