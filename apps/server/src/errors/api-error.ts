import type { ErrorCode, InvalidField, WireOfferedSlot } from '@sportello/calls';

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly InvalidField[];

  readonly retryAfterSeconds: number | undefined;

  /** Alternatives to a slot that was taken. */
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

export function invalidFieldError(campo: string, codice: string): ApiError {
  return new ApiError('REQUEST_NOT_VALID', [{ campo, codice }]);
}
