import { inTheirName, type Call, type ErrorCode, type InTheirName } from '@sportello/calls';
import { needsCurrentApp } from '../protection/old-apps.ts';

/**
 * Returns every error code of a call: its own and those of authentication. The OpenAPI document and the check of
 * outgoing answers both use this list.
 */
export function errorCodes(call: Call, isServed: boolean): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    'REQUEST_NOT_VALID',
    'TOO_BUSY',
    ...(needsCurrentApp(call) ? (['APP_TOO_OLD'] as const) : ([] as const)),
    'S-001',
    'S-002',
    ...authErrors(call),
    ...(call.access === 'operator' && call.beforeSecondFactor !== true ? (['SECOND_FACTOR_NEEDED'] as const) : []),
    ...impersonationErrors[inTheirName(call)],
    ...(call.method === 'GET'
      ? ([] as const)
      : (['ANTIFORGERY_MISMATCH', 'REQUEST_TOO_SLOW', 'BODY_TOO_LARGE', 'MEDIA_TYPE_NOT_SUPPORTED'] as const)),
    ...(isServed ? ([] as const) : (['NOT_SERVED'] as const)),
    ...call.errors,
  ]);
}

function authErrors({ access, modules }: Call): readonly ErrorCode[] {
  if (access === 'anyone') return [];
  if (access === 'provider') return ['SESSION_NOT_VALID', 'NOT_ALLOWED'];
  if (access === 'technician') return ['LINK_NOT_VALID', 'NOT_FOUND'];
  return ['SESSION_NOT_VALID', 'NOT_ALLOWED', 'NOT_FOUND', ...(modules ? (['MODULE_NOT_OPEN'] as const) : [])];
}

/** Errors for an operator acting for a customer (operatore.impersonare.6). */
const impersonationErrors: Readonly<Record<InTheirName, readonly ErrorCode[]>> = {
  ONESELF: [],
  NEVER: [],
  READ: ['SECOND_FACTOR_NEEDED', 'IMPERSONATION_EXPIRED'],
  CHANGE: ['SECOND_FACTOR_NEEDED', 'IMPERSONATION_EXPIRED', 'IMPERSONATION_READ_ONLY'],
};
