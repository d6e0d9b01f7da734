import * as z from 'zod/mini';
import { withoutBlanks } from './blanks.ts';
import type { Fields } from '../call.ts';
import type { InvalidField } from '../envelope.ts';

/** Forms have fewer fields; the limit bounds the answer to a request with thousands of invalid ones. */
const mostFields = 50;
const longestName = 200;

/**
 * Returns the fields that a schema rejects, in the wire format of errors (chiamata.busta.3): each by its path and a
 * code; empty when the value is valid or the call has no such part. Shared by the server and the forms, so that both
 * report the same errors.
 */
export function invalidFields(schema: Fields | undefined, value: unknown): InvalidField[] {
  if (!schema) return [];
  const { error } = z.safeParse(schema, withoutBlanks(schema, value), { reportInput: true });
  return fieldsOf(error?.issues ?? []);
}

/** Returns the invalid fields of issues that were created with `reportInput`; at most 50. */
export function fieldsOf(issues: readonly z.core.$ZodIssue[]): InvalidField[] {
  return issues.flatMap(refused).slice(0, mostFields);
}

function refused(issue: z.core.$ZodIssue): InvalidField[] {
  const campo = issue.path.map(String).join('.').slice(0, longestName);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      campo: (campo ? `${campo}.${key}` : key).slice(0, longestName),
      codice: 'NOT_EXPECTED',
    }));
  }
  return [{ campo, codice: codeOf(issue) }];
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (/^[A-Z][A-Z0-9_]+$/.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'MISSING';
  return 'NOT_VALID';
}
