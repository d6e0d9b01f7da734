import { isOneOf } from '@sportello/domain';

interface Types {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}

type Shape = Readonly<Record<string, keyof Types | readonly string[]>>;

type Shaped<S extends Shape> = {
  readonly [Name in keyof S]: S[Name] extends keyof Types
    ? Types[S[Name]]
    : S[Name] extends readonly (infer Word)[]
      ? Word
      : never;
};

/**
 * Checks that an external value has these fields, for the flat messages between tabs and for stored values. A schema
 * would do, but the first page would then have to load Zod.
 */
export function hasShape<const S extends Shape>(shape: S, value: unknown): value is Shaped<S> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([name, wanted]) => {
    const found = (value as Record<string, unknown>)[name];
    return typeof wanted === 'string' ? typeof found === wanted : isOneOf(wanted, found);
  });
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
