import type { Problem } from './spool.ts';

/** What is wrong with a line as a whole. */
export const problem = (reason: string): Problem => ({ field: null, reason });

/** Reads a line as an object of JSON. */
export function readObject(text: string): { readonly object: object } | Problem {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { object: value }
      : problem('no object');
  } catch {
    return problem('no JSON');
  }
}
