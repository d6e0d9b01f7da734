import * as z from 'zod/mini';
import { idempotencyHeaders, optionalText } from '../mechanism/wire.ts';

/**
 * Version of the data read, sent back with a change: of two concurrent changes one wins and the other is rejected
 * (chiamata.versione.1). A gateway without versions leaves it empty; a change without one always wins.
 */
export const wireVersion = optionalText;

/** `If-Match` with the version that the customer saw, in the format of RFC 9110 §13.1.1. */
export const changeHeaders = z.object({
  'if-match': z.optional(z.string().check(z.regex(/^"[\w.:-]{1,64}"$/, 'NOT_A_VERSION'))),
});

/**
 * Headers of a preference that may wait for a network: a value that is set already is not set again, and another one
 * that was set meanwhile is only replaced at its version, so a repeated request has no second effect.
 */
export const preferenceHeaders = z.object({ ...changeHeaders.shape, ...idempotencyHeaders.shape });

/** Returns the headers for changing data that was read at `version`. */
export function ifMatch(version: string | undefined): z.input<typeof changeHeaders> {
  return version === undefined ? {} : { 'if-match': `"${version}"` };
}
