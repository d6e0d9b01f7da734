import { parseStrictly, RepeatedKey } from '@sportello/calls';
import type { Problem } from './spool.ts';

/** What is wrong with a line as a whole. */
export const problem = (reason: string): Problem => ({ field: null, reason });

/** Whoever sends long names is not to get them all back. */
const longestName = 100;

/** Reads a line as an object of JSON. */
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
