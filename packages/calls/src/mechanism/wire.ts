import { areLines, isBlank, isLine, isUsername, tidyLine, tidyLines } from '@sportello/domain';
import * as z from 'zod/mini';

// Every string of a request is one of these, a code (`ids.ts`), or has a form of its own (formato.testo.2). A blank one
// never gets here where its field has a name (`withoutBlanks`): it counts as absent.

/** Something that can be seen; nothing else is said of what has nothing. */
export const filled = [
  z.minLength(1, { error: 'MISSING', abort: true }),
  z.refine<string>((value) => !isBlank(value), { error: 'MISSING', abort: true }),
] as const;

export function only(isAllowed: (value: string) => boolean) {
  return z.refine<string>(isAllowed, { error: 'CHARACTER_NOT_ALLOWED' });
}

/** What a person wrote in one line: at most `max` UTF-16 units, composed and without white space around it. */
export function line(max = 200) {
  return z.string().check(z.overwrite(tidyLine), ...filled, only(isLine), z.maxLength(max, 'TOO_LONG'));
}

/** What a person wrote in several lines; each break comes out as `\n`. */
export function lines(max: number) {
  return z.string().check(z.overwrite(tidyLines), ...filled, only(areLines), z.maxLength(max, 'TOO_LONG'));
}

/** A username to be chosen; one that exists may be an older one with other characters, and is a `line`. */
export function newUsername(max: number) {
  return z.string().check(z.overwrite(tidyLine), ...filled, only(isUsername), z.maxLength(max, 'TOO_LONG'));
}

/**
 * A secret that somebody chose or was given, kept to the letter: a password, a token, what a captcha
 * said. It is compared, never shown nor stored as it is.
 */
export function secret(max: number) {
  return z.string().check(...filled, only(isStorable), z.maxLength(max, 'TOO_LONG'));
}

/** True when PostgreSQL and JSON can both hold the string: no NUL, no lone surrogate. */
function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

/** A calendar day, `YYYY-MM-DD` (formato.giorni.1). */
export const day = z.iso.date();

/** An instant, ISO 8601 with offset (formato.giorni.1). */
export const instant = z.iso.datetime({ offset: true });

/** A text that the backend may leave empty. */
export const optionalText = z.nullable(z.string());

/** A day that the backend may leave empty. */
export const optionalDay = z.nullable(day);

/** A flag that the backend may leave empty. */
export const optionalFlag = z.nullable(z.boolean());

/** A number that the backend may leave empty. */
export const optionalNumber = z.nullable(z.number());

/** A whole number of a query, where it travels as digits: `{ limit: '50' }`. */
export function digits(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'NOT_A_NUMBER')),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, 'TOO_SMALL'), z.lte(max, 'TOO_LARGE'))),
  );
}

/** A string of a request that travels in capitals: IBAN, fiscal code (pagamento.chiamate.6). */
export function capitals(max: number) {
  return z.string().check(...filled, z.maxLength(max, 'TOO_LONG'), z.regex(/^[A-Z0-9]+$/, 'NOT_IN_CAPITALS'));
}

/**
 * The content of a file in base64, without data-URL prefix. Looked at from its end and for a
 * foreign character, since one expression over the whole of several megabytes exhausts the stack.
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

/** An amount of euros with at most two decimals (formato.importi.1); the model has it in cents. */
export const amount = z.number().check(z.multipleOf(0.01, 'TOO_MANY_DECIMALS'));

/** Refuses an object that has none of the fields (`MISSING`, said of the first) or more than one. */
export function requireExactlyOne<const Name extends string>(first: Name, ...others: readonly Name[]) {
  const names = [first, ...others];
  const given = (value: unknown) => names.filter((name) => (value as Record<string, unknown>)[name] !== undefined);
  return z.refine<Partial<Record<Name, unknown>>>((value) => given(value).length === 1, {
    error: (issue) => (given(issue.input).length === 0 ? 'MISSING' : 'NOT_EXPECTED'),
    path: [first],
  });
}

/** Refuses an object whose period ends before it begins; both days belong to it. */
export const periodInOrder = z.refine<{ inizioPeriodo: string; finePeriodo: string }>(
  // A day of another form has a fault of its own, and no place in the order.
  ({ inizioPeriodo, finePeriodo }) => inizioPeriodo.length !== finePeriodo.length || inizioPeriodo <= finePeriodo,
  { error: 'BEFORE_START', path: ['finePeriodo'] },
);

/** Refuses a list that names the same thing twice. */
export function distinct<Item>(nameOf: (item: Item) => string) {
  return z.refine<readonly Item[]>((items) => new Set(items.map(nameOf)).size === items.length, { error: 'REPEATED' });
}

/**
 * The headers of what must happen once: the same key does it once, however often the request
 * arrives, so that a lost answer can be asked for again.
 */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/, 'NOT_A_KEY'))),
});
