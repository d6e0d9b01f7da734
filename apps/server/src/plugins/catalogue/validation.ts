import { fieldsOf, withoutBlanks, type InvalidField } from '@sportello/calls';
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';

export class InvalidRequest extends Error {
  readonly fields: readonly InvalidField[];

  constructor(fields: readonly InvalidField[]) {
    super('the request does not fit its contract');
    this.name = 'InvalidRequest';
    this.fields = fields;
  }
}

export const parseByContract: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data) => {
    const parsed = z.safeParse(schema, withoutBlanks(schema, data), { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    return { error: new InvalidRequest(fieldsOf(parsed.error.issues)) };
  };
