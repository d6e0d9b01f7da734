import type { Call } from '@sportello/calls';
import { replaced, stringsIn } from '../mutate.ts';
import { exampleOf, sending, type Parts, type Sending } from '../request.ts';

/** One bad request, thought up by a person. */
export interface Case {
  readonly name: string;
  readonly request: Sending;
  /** The status that it must have; any 4xx unless said. */
  readonly status?: number;
}

/** What the cases are made of: a call, its good request, and what its asker brings along. */
export interface Material {
  readonly call: Call;
  readonly credentials: Sending['headers'];
  readonly parts: Parts;
  readonly good: Sending;
}

export function materialFor(call: Call, credentials: Sending['headers']): Material {
  const parts = exampleOf(call);
  return { call, credentials, parts, good: sending(call, parts, credentials) };
}

/** The good request with a value where it has its first string, or in a query that it doesn't have. */
export function somewhere({ call, credentials, parts }: Material, value: unknown): Sending {
  for (const part of ['body', 'query'] as const) {
    const [first] = stringsIn(parts[part]);
    if (first) return sending(call, { ...parts, [part]: replaced(parts[part], first, value) }, credentials);
  }
  return sending(call, { ...parts, query: { ...parts.query, x: value } }, credentials);
}
