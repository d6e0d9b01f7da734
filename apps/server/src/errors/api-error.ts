import type { ErrorCode, InvalidField, WireOfferedSlot } from '@sportello/calls';

/** A use case says no, with a code of the catalogue. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly InvalidField[];

  /** After how many seconds it makes sense to ask again. */
  readonly retryAfterSeconds: number | undefined;

  /** What is free instead, where a slot was taken. */
  readonly freeSlots: readonly WireOfferedSlot[];

  constructor(
    code: ErrorCode,
    fields: readonly InvalidField[] = [],
    options: ErrorOptions & { retryAfterSeconds?: number; freeSlots?: readonly WireOfferedSlot[] } = {},
  ) {
    super(code, options);
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.freeSlots = options.freeSlots ?? [];
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
  }
}

/** One field refused: `REQUEST_NOT_VALID` that names it. */
export function invalidFieldError(campo: string, codice: string): ApiError {
  return new ApiError('REQUEST_NOT_VALID', [{ campo, codice }]);
}
