import type { Call, ErrorCode } from '@sportello/calls';

/**
 * Every code with which a call can be refused: its own, and those of the door in front of it. The
 * document and the check of outgoing answers both go by this list.
 */
export function refusalCodes(call: Call, isServed: boolean): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    'REQUEST_NOT_VALID',
    'TOO_BUSY',
    'S-001',
    'S-002',
    // An operator may name a customer who isn't, or not be one who may: so each has all three.
    ...(call.access === 'anyone' ? ([] as const) : (['SESSION_NOT_VALID', 'NOT_ALLOWED', 'NOT_FOUND'] as const)),
    ...(call.method === 'GET'
      ? ([] as const)
      : (['ANTIFORGERY_MISMATCH', 'REQUEST_TOO_SLOW', 'BODY_TOO_LARGE', 'MEDIA_TYPE_NOT_SUPPORTED'] as const)),
    ...(isServed ? ([] as const) : (['NOT_SERVED'] as const)),
    ...call.errors,
  ]);
}
