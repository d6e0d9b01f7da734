import * as z from 'zod/mini';
import { withoutBlanks } from './blanks.ts';
import type { Fields } from '../call.ts';
import type { InvalidField } from '../envelope.ts';

/** A form has fewer; a request with thousands of bad fields is not worth an answer as long. */
const mostFields = 50;
const longestName = 200;

/**
 * What a schema refuses in a value, as refusals name it on the wire (chiamata.busta.3): each field by its
 * path and a code; empty when the value is taken, or when the call has no such part. The server says so of requests, and a form of what
 * was typed, so that both say the same.
 */
export function invalidFields(schema: Fields | undefined, value: unknown): InvalidField[] {
  if (!schema) return [];
  const { error } = z.safeParse(schema, withoutBlanks(schema, value), { reportInput: true });
  return fieldsOf(error?.issues ?? []);
}

/** The refused fields of issues that a schema found with `reportInput`; at most 50. */
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
  // Our own checks speak in codes already.
  if (/^[A-Z][A-Z0-9_]+$/.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'MISSING';
  return 'NOT_VALID';
}
