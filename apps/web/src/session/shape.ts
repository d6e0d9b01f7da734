import { isOneOf } from '@sportello/domain';

interface Types {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}

/** Fields by name: of which type each is, or which words it may hold. */
type Shape = Readonly<Record<string, keyof Types | readonly string[]>>;

type Shaped<S extends Shape> = {
  readonly [Name in keyof S]: S[Name] extends keyof Types
    ? Types[S[Name]]
    : S[Name] extends readonly (infer Word)[]
      ? Word
      : never;
};

/**
 * Whether something from outside has these fields, for the few flat things that tabs tell each
 * other and themselves. A schema would say it too; but the first page would have to load Zod for it.
 */
export function hasShape<const S extends Shape>(shape: S, value: unknown): value is Shaped<S> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([name, wanted]) => {
    const found = (value as Record<string, unknown>)[name];
    return typeof wanted === 'string' ? typeof found === wanted : isOneOf(wanted, found);
  });
}

/** What a stored text holds as JSON, or undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
