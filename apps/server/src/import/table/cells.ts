import {
  isBlank,
  isCode,
  isDay,
  isFiscalCode,
  isLine,
  isPdr,
  isPod,
  isVatNumber,
  normalizeFiscalCode,
  tidyLine,
} from '@sportello/domain';
import * as z from 'zod/mini';

/** What a field becomes in the database. */
export type Value = string | number | boolean | null;

/** Reads a field of a file; what is wrong with it is told in a few words. */
export type Cell<T extends Value = Value> = z.ZodMiniType<T, string>;

/** A field that may be empty: spaces around it don't count, and what is blank becomes null (formato.testo.2). */
export function optional<T extends Value>(inner: Cell<T>): Cell<T | null> {
  return z.pipe(
    z.string(),
    z.transform((raw, context) => {
      return isBlank(raw) ? null : readInto(context, inner, raw.trim());
    }),
  );
}

/** A field that must be there. */
export function required<T extends Value>(inner: Cell<T>): Cell<T> {
  return z.pipe(
    z.string(),
    z.transform((raw, context) => {
      if (!isBlank(raw)) return readInto(context, inner, raw.trim());
      context.issues.push({ code: 'custom', message: 'missing', input: raw });
      return z.NEVER;
    }),
  );
}

function readInto<T extends Value>(context: z.core.ParsePayload, inner: Cell<T>, text: string): T {
  const parsed = inner.safeParse(text);
  if (parsed.success) return parsed.data;
  for (const { message } of parsed.error.issues) context.issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
}

function textThat(isGood: (text: string) => boolean, problem: string, read = (text: string) => text): Cell<string> {
  return z.pipe(
    z.string(),
    z.transform((raw, context) => {
      const text = read(raw);
      if (isGood(text)) return text;
      context.issues.push({ code: 'custom', message: problem, input: raw });
      return z.NEVER;
    }),
  );
}

const showable = z.refine<string>(isLine, 'holds a control character, or one that turns the direction of reading');

/** A text of one line and of at most so many characters, as requests bring it, too (formato.testo.2). */
export function text(max = 200): Cell<string> {
  return z.string().check(z.overwrite(tidyLine), z.maxLength(max, `longer than ${max} characters`), showable);
}

/** Where a file is, to the letter: file systems tell apart what reads alike. */
export function place(max: number): Cell<string> {
  return z.string().check(z.maxLength(max, `longer than ${max} characters`), showable);
}

/** A code, as requests ask by it. */
export const code: Cell<string> = z
  .string()
  .check(
    z.maxLength(40, 'longer than 40 characters'),
    z.refine(isCode, 'not a code of letters, digits and signs without accents and spaces'),
  );

/** One of a few words, in any case; the second form is what is stored. */
export function word<T extends string>(words: Readonly<Record<string, T>>): Cell<T> {
  const known = new Map(Object.entries(words).map(([from, to]) => [from.toUpperCase(), to]));
  return z.pipe(
    z.string(),
    z.transform((raw, context) => {
      const found = known.get(raw.toUpperCase());
      if (found !== undefined) return found;
      context.issues.push({ code: 'custom', message: `not one of ${Object.keys(words).join(', ')}`, input: raw });
      return z.NEVER;
    }),
  );
}

/** Words that are stored as they are. */
export function oneOf<T extends string>(...words: readonly T[]): Cell<T> {
  return word(Object.fromEntries(words.map((each) => [each, each])) as Record<string, T>);
}

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  si: true,
  sì: true,
  false: false,
  '0': false,
  no: false,
};

/** Yes or no. */
export const flag: Cell<boolean> = z.pipe(
  z.string(),
  z.transform((raw, context) => {
    const found = flags[raw.toLowerCase()];
    if (found !== undefined) return found;
    context.issues.push({ code: 'custom', message: 'not true or false', input: raw });
    return z.NEVER;
  }),
);

/** A number between two, both included. */
export function number(min: number, max: number, kind: 'integer' | 'decimal' = 'decimal'): Cell<number> {
  return z.pipe(
    z.string(),
    z.transform((raw, context) => {
      const form = kind === 'integer' ? /^\d{1,9}$/ : /^\d{1,9}(?:[.,]\d{1,9})?$/;
      const value = form.test(raw) ? Number(raw.replace(',', '.')) : Number.NaN;
      if (value >= min && value <= max) return value;
      const article = kind === 'integer' ? 'a whole number' : 'a number';
      context.issues.push({ code: 'custom', message: `not ${article} from ${min} to ${max}`, input: raw });
      return z.NEVER;
    }),
  );
}

export const day = textThat(isDay, 'not a day such as 2026-01-31');

export const postcode = textThat((value) => /^\d{5}$/.test(value), 'not a postal code of five digits');

export const province = textThat(
  (value) => /^[A-Z]{2}$/.test(value),
  'not a province of two letters',
  (raw) => raw.toUpperCase(),
);

/** A person's fiscal code, or the eleven digits of a company or a condominium. */
export const fiscalCode = textThat(
  (value) => isFiscalCode(value) || isVatNumber(value),
  'not a fiscal code: form or check character is wrong',
  normalizeFiscalCode,
);

export const vatNumber = textThat(isVatNumber, 'not a VAT number of eleven digits with its check digit');

export const pod = textThat(isPod, 'not a POD such as IT001E12345678', (raw) => raw.toUpperCase());

export const pdr = textThat(isPdr, 'not a PDR of 14 digits');

export const email: Cell<string> = z.string().check(
  z.maxLength(254, 'longer than 254 characters'),
  z.refine((value) => emailForm.test(value), 'not an e-mail address'),
);

// One @, no spaces or control characters, a domain with a dot: the mail server knows the rest.
// oxlint-disable-next-line no-control-regex
const emailForm = /^[^\s@\u0000-\u001F\u007F]{1,64}@[^\s@.\u0000-\u001F\u007F]+(?:\.[^\s@.\u0000-\u001F\u007F]+)+$/;

/** A telephone number, kept as digits with the international prefix if there is one. */
export const telephone = textThat(
  (value) => /^\+?\d{6,15}$/.test(value),
  'not a telephone number of 6 to 15 digits',
  (raw) => raw.replace(/[\s./-]/g, ''),
);
