import { areLines, isBlank, isLine, isUsername, tidyLine, tidyLines } from '@sportello/domain';
import * as z from 'zod/mini';

// Every string of a request is one of these, a code (`ids.ts`), or has its own format (formato.testo.2). Blank values
// of named fields never get here (`withoutBlanks`): they count as absent.

/** Requires a visible character; an empty text gets no other error. */
export const filled = [
  z.minLength(1, { error: 'MISSING', abort: true }),
  z.refine<string>((value) => !isBlank(value), { error: 'MISSING', abort: true }),
] as const;

export function only(isAllowed: (value: string) => boolean) {
  return z.refine<string>(isAllowed, { error: 'CHARACTER_NOT_ALLOWED' });
}

/** Single-line input: at most `max` UTF-16 units, Unicode-composed and trimmed. */
export function line(max = 200) {
  return z.string().check(z.overwrite(tidyLine), ...filled, only(isLine), z.maxLength(max, 'TOO_LONG'));
}

/** Multi-line input; each line break becomes a single LF. */
export function lines(max: number) {
  return z.string().check(z.overwrite(tidyLines), ...filled, only(areLines), z.maxLength(max, 'TOO_LONG'));
}

/** A new username; existing ones may contain other characters and are a `line`. */
export function newUsername(max: number) {
  return z.string().check(z.overwrite(tidyLine), ...filled, only(isUsername), z.maxLength(max, 'TOO_LONG'));
}

/**
 * A secret, kept unchanged: a password, a token, a captcha response. It is compared, never shown nor stored in plain
 * text.
 */
export function secret(max: number) {
  return z.string().check(...filled, only(isStorable), z.maxLength(max, 'TOO_LONG'));
}

/** PostgreSQL and JSON cannot both store NUL or a lone surrogate. */
function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

/** A calendar day, `YYYY-MM-DD` (formato.giorni.1). */
export const day = z.iso.date();

/** ISO 8601 with offset (formato.giorni.1). */
export const instant = z.iso.datetime({ offset: true });

export const optionalText = z.nullable(z.string());

export const optionalDay = z.nullable(day);

export const optionalFlag = z.nullable(z.boolean());

export const optionalNumber = z.nullable(z.number());

/** A whole number of a query, sent as digits: `{ limit: '50' }`. */
export function digits(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'NOT_A_NUMBER')),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, 'TOO_SMALL'), z.lte(max, 'TOO_LARGE'))),
  );
}

/** A string that is sent in capitals: IBAN, fiscal code (pagamento.chiamate.6). */
export function capitals(max: number) {
  return z.string().check(...filled, z.maxLength(max, 'TOO_LONG'), z.regex(/^[A-Z0-9]+$/, 'NOT_IN_CAPITALS'));
}

/**
 * File content in base64, without data-URL prefix. It checks the end and searches for an invalid character, since one
 * regular expression over several megabytes overflows the stack.
 */
export function base64(maxCharacters: number) {
  return z
    .string()
    .check(
      z.minLength(1, 'MISSING'),
      z.maxLength(maxCharacters, 'TOO_LONG'),
      z.refine(isBase64, { error: 'NOT_BASE64' }),
    );
}

function isBase64(value: string): boolean {
  const padding = value.endsWith('==') ? 2 : Number(value.endsWith('='));
  return value.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(value.slice(0, value.length - padding));
}

/** Euros with at most two decimals (formato.importi.1); the model uses cents. */
export const amount = z.number().check(z.multipleOf(0.01, 'TOO_MANY_DECIMALS'));

/** Rejects an object that has none of the fields (`MISSING`, reported on the first) or more than one. */
export function requireExactlyOne<const Name extends string>(first: Name, ...others: readonly Name[]) {
  const names = [first, ...others];
  const given = (value: unknown) => names.filter((name) => (value as Record<string, unknown>)[name] !== undefined);
  return z.refine<Partial<Record<Name, unknown>>>((value) => given(value).length === 1, {
    error: (issue) => (given(issue.input).length === 0 ? 'MISSING' : 'NOT_EXPECTED'),
    path: [first],
  });
}

/** Rejects a period that ends before it begins; both days are inclusive. */
export const periodInOrder = z.refine<{ inizioPeriodo: string; finePeriodo: string }>(
  // A day in another format is reported by its own check.
  ({ inizioPeriodo, finePeriodo }) => inizioPeriodo.length !== finePeriodo.length || inizioPeriodo <= finePeriodo,
  { error: 'BEFORE_START', path: ['finePeriodo'] },
);

/** Rejects a list with duplicates. */
export function distinct<Item>(nameOf: (item: Item) => string) {
  return z.refine<readonly Item[]>((items) => new Set(items.map(nameOf)).size === items.length, { error: 'REPEATED' });
}

/** Idempotency key: a retry with the same key has no second effect, which makes it safe after a lost answer. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/, 'NOT_A_KEY'))),
});
