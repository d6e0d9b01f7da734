import type { FastifySchemaCompiler } from 'fastify';
import type { RefusedField } from '@sportello/calls';
import * as z from 'zod/mini';

/** A request that its contract does not take; it names each field and why. */
export class InvalidRequest extends Error {
  readonly fields: readonly RefusedField[];

  constructor(fields: readonly RefusedField[]) {
    super('the request does not fit its contract');
    this.name = 'InvalidRequest';
    this.fields = fields;
  }
}

/** A form has fewer; a request with thousands of bad fields is not worth an answer as long. */
const mostFields = 50;
const longestName = 200;

/** Parses a part of a request by its contract in the catalogue. */
export const parseByContract: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data) => {
    const parsed = z.safeParse(schema, data, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    return { error: new InvalidRequest(parsed.error.issues.flatMap(refused).slice(0, mostFields)) };
  };

function refused(issue: z.core.$ZodIssue): RefusedField[] {
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
