import { parseStrictly, RepeatedKey } from '@sportello/calls';
import type { Problem } from './spool.ts';

/** A problem with the whole line. */
export const problem = (reason: string): Problem => ({ field: null, reason });

/** Limits how much of a sender's field name is echoed. */
const longestName = 100;

export function readObject(text: string): { readonly object: object } | Problem {
  try {
    const value: unknown = parseStrictly(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { object: value }
      : problem('no object');
  } catch (error) {
    return error instanceof RepeatedKey
      ? { field: error.key.slice(0, longestName), reason: 'stands twice in its object' }
      : problem('no JSON');
  }
}
