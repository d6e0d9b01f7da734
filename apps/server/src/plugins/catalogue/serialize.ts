import type { FastifySerializerCompiler } from 'fastify';
import * as core from 'zod/v4/core';
import { fitsOf } from './fits.ts';

/** Thrown for an answer that violates its own contract: a server bug. */
export class InvalidAnswer extends Error {
  constructor(route: string, cause: core.$ZodError) {
    super(`the answer of ${route} does not fit its contract`, { cause });
    this.name = 'InvalidAnswer';
  }
}

/** Length from which a text is encoded here: Node would reserve three times its size for it, and copy it twice. */
const longText = 16 * 1024;

export const serializeByContract: FastifySerializerCompiler<core.$ZodType> = ({ schema, method, url }) => {
  const write = writerOf(schema, `${method} ${url}`);
  return (answer) => {
    const text = write(answer);
    // Fastify sends bytes as they are, contrary to the type.
    return text.length < longText ? text : (Buffer.from(text) as unknown as string);
  };
};

export function writerOf(schema: core.$ZodType, route: string): (answer: unknown) => string {
  // Compiling all contracts at startup would delay it by more than a tenth of a second.
  let fast: { fits: ReturnType<typeof fitsOf> } | undefined;
  let contract: core.$ZodType | undefined;
  return (answer) => {
    fast ??= { fits: fitsOf(schema) };
    if (fast.fits?.(answer)) return JSON.stringify(answer);
    contract ??= compiled(schema);
    const checked = core.safeEncode(contract, answer);
    if (!checked.success) throw new InvalidAnswer(route, checked.error);
    return JSON.stringify(checked.data);
  };
}

/**
 * Rebuilds a contract with Zod's compiled object checks. `zod/mini`, which keeps the web app small, checks fields one
 * by one: for a list of 400 contracts that takes a third of the call's time.
 */
export function compiled(schema: core.$ZodType): core.$ZodType {
  // `_zod.def` is Zod's documented way for libraries to read a schema.
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, compiled(field)]);
      return new core.$ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) as core.$ZodShape });
    }
    case 'array':
      return new core.$ZodArray({ ...def, element: compiled(def.element) });
    case 'nullable':
      return new core.$ZodNullable({ ...def, innerType: compiled(def.innerType) });
    default:
      return schema;
  }
}
