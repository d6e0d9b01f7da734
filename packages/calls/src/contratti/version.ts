import * as z from 'zod/mini';
import { optionalText } from '../mechanism/wire.ts';

/**
 * The version of what a call reads, to be sent back with a change, so that of two tabs that
 * change the same thing one wins and the other is told (chiamata.versione.1). A gateway without versions
 * leaves it empty; a change without one simply wins.
 */
export const wireVersion = optionalText;

/** The headers of a change: the version that the customer saw, as RFC 9110 §13.1.1 writes it. */
export const changeHeaders = z.object({
  'if-match': z.optional(z.string().check(z.regex(/^"[\w.:-]{1,64}"$/, 'NOT_A_VERSION'))),
});

/** The headers with which to send a change of what was read at `version`. */
export function ifMatch(version: string | undefined): z.input<typeof changeHeaders> {
  return version === undefined ? {} : { 'if-match': `"${version}"` };
}
