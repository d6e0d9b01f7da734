import type { Call } from '@sportello/calls';
import { replaced, stringsIn } from '../mutate.ts';
import { exampleOf, sending, type Parts, type Sending } from '../request.ts';

export interface Case {
  readonly name: string;
  readonly request: Sending;
  /** Any 4xx by default. */
  readonly status?: number;
}

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

/** Puts the value in place of the first string, or into an unknown query parameter. */
export function somewhere({ call, credentials, parts }: Material, value: unknown): Sending {
  for (const part of ['body', 'query'] as const) {
    const [first] = stringsIn(parts[part]);
    if (first) return sending(call, { ...parts, [part]: replaced(parts[part], first, value) }, credentials);
  }
  return sending(call, { ...parts, query: { ...parts.query, x: value } }, credentials);
}
