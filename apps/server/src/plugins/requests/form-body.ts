import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { invalidFieldError } from '../../errors/api-error.ts';
import { isReadable } from './ambiguous.ts';

/** Parses form bodies strictly: malformed input is rejected instead of kept literally. */
export async function readFormsStrictly(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { parser: parseForm });
}

function parseForm(text: string): Record<string, string | string[]> {
  // A form is ASCII with everything else percent-encoded (WHATWG URL §5.1).
  if (/[^\u0020-\u007e]/.test(text) || !isReadable(text)) throw invalidFieldError('', 'NOT_A_FORM');
  const form = new URLSearchParams(text);
  const fields = Object.create(null) as Record<string, string | string[]>;
  for (const name of form.keys()) {
    const values = form.getAll(name);
    fields[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return fields;
}
