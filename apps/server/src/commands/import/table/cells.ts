import {
  isBlank,
  isCode,
  isDay,
  isFiscalCode,
  isIban,
  isLine,
  isPdr,
  isPod,
  isVatNumber,
  normalizeFiscalCode,
  normalizeIban,
  tidyLine,
} from '@sportello/domain';

export type Value = string | number | boolean | null;

export class Problems {
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    this.reasons = reasons;
  }
}

/**
 * Parses a field or returns its problems. It is a plain function because it runs for every field of every row: a file
 * may have ten million.
 */
export type Cell<T extends Value = Value> = (raw: string) => T | Problems;

const missing = new Problems(['missing']);

/** Trims the field; a blank one becomes null (formato.testo.2). */
export function optional<T extends Value>(inner: Cell<T>): Cell<T | null> {
  return (raw) => (isBlank(raw) ? null : inner(raw.trim()));
}

export function required<T extends Value>(inner: Cell<T>): Cell<T> {
  return (raw) => (isBlank(raw) ? missing : inner(raw.trim()));
}

export function textThat(
  isGood: (text: string) => boolean,
  reason: string,
  read?: (text: string) => string,
): Cell<string> {
  const problem = new Problems([reason]);
  return (raw) => {
    const value = read === undefined ? raw : read(raw);
    return isGood(value) ? value : problem;
  };
}

const notShowable = 'holds a control character, or one that turns the direction of reading';

function line(max: number, read: (text: string) => string): Cell<string> {
  const tooLong = `longer than ${max} characters`;
  return (raw) => {
    const value = isPlain(raw) ? raw : read(raw);
    const isShort = value.length <= max;
    const isShowable = value === raw ? isPlain(raw) || isLine(value) : isLine(value);
    if (isShort && isShowable) return value;
    return new Problems([...(isShort ? [] : [tooLong]), ...(isShowable ? [] : [notShowable])]);
  };
}

/** Printable ASCII needs no Unicode normalization and has no invisible characters. */
function isPlain(text: string): boolean {
  return /^[\x20-\x7E]*$/.test(text);
}

/** A single line of limited length, normalized like text in requests (formato.testo.2). */
export function text(max = 200): Cell<string> {
  return line(max, tidyLine);
}

/** A file's path, kept unnormalized because file systems distinguish equivalent Unicode forms. */
export function place(max: number): Cell<string> {
  return line(max, (raw) => raw);
}

/** Returns the first problem found, or the first cell's value. */
export function each<T extends Value>(first: Cell<T>, ...others: readonly Cell[]): Cell<T> {
  return (raw) => {
    const value = first(raw);
    if (value instanceof Problems) return value;
    for (const other of others) {
      const found = other(raw);
      if (found instanceof Problems) return found;
    }
    return value;
  };
}

export const code: Cell<string> = each(
  textThat((value) => value.length <= 40, 'longer than 40 characters'),
  textThat(isCode, 'not a code of letters, digits and signs without accents and spaces'),
);

/** Case-insensitive; the map's values are stored. */
export function word<T extends string>(words: Readonly<Record<string, T>>): Cell<T> {
  const known = new Map(Object.entries(words));
  const inAnyCase = new Map(Object.entries(words).map(([from, to]) => [from.toUpperCase(), to]));
  const problem = new Problems([`not one of ${Object.keys(words).join(', ')}`]);
  return (raw) => known.get(raw) ?? inAnyCase.get(raw.toUpperCase()) ?? problem;
}

export function oneOf<T extends string>(...words: readonly T[]): Cell<T> {
  return word(Object.fromEntries(words.map((each) => [each, each])) as Record<string, T>);
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['si', true],
  ['sì', true],
  ['false', false],
  ['0', false],
  ['no', false],
]);

const notFlag = new Problems(['not true or false']);

export const flag: Cell<boolean> = (raw) => flags.get(raw) ?? flags.get(raw.toLowerCase()) ?? notFlag;

/** A number between `min` and `max`, both inclusive. */
export function number(min: number, max: number, kind: 'integer' | 'decimal' = 'decimal'): Cell<number> {
  const form = kind === 'integer' ? /^\d{1,9}$/ : /^\d{1,9}(?:[.,]\d{1,9})?$/;
  const problem = new Problems([`not ${kind === 'integer' ? 'a whole number' : 'a number'} from ${min} to ${max}`]);
  return (raw) => {
    const value = form.test(raw) ? Number(raw.replace(',', '.')) : Number.NaN;
    return value >= min && value <= max ? value : problem;
  };
}

/** A decimal that may be negative. */
export function decimal(min: number, max: number): Cell<number> {
  const problem = new Problems([`not a number from ${min} to ${max}`]);
  return (raw) => {
    const value = /^-?\d{1,9}(?:[.,]\d{1,9})?$/.test(raw) ? Number(raw.replace(',', '.')) : Number.NaN;
    return value >= min && value <= max ? value : problem;
  };
}

/** An amount in euros, stored in cents; the bounds are in euros. */
export function euros(min: number, max: number): Cell<number> {
  const problem = new Problems([`not an amount in euros such as 26,90, from ${min} to ${max}`]);
  return (raw) => {
    const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(raw) ?? [];
    if (whole === '') return problem;
    const cents = (Number(whole) * 100 + Number(part.padEnd(2, '0'))) * (sign === '' ? 1 : -1);
    return cents >= min * 100 && cents <= max * 100 ? cents : problem;
  };
}

const zoned =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** An instant with an explicit time zone; without one it would depend on the machine. */
export const instant = textThat(
  (value) => isDay(zoned.exec(value)?.[1] ?? ''),
  'not a moment with its zone such as 2026-01-31T09:00:00+01:00',
);

export const time = textThat((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), 'not a time of day such as 08:30');

const anyDay = textThat(isDay, 'not a day such as 2026-01-31');

/** Caches days: a file has few different ones and validation is slow. */
const days = new Map<string, string | Problems>();
const MOST_DAYS = 10_000;

export const day: Cell<string> = (raw) => {
  const known = days.get(raw);
  if (known !== undefined) return known;
  if (days.size >= MOST_DAYS) days.clear();
  const found = anyDay(raw);
  days.set(raw, found);
  return found;
};

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

export const iban = textThat(isIban, 'not an IBAN: length or check digits are wrong', normalizeIban);

export const pod = textThat(isPod, 'not a POD such as IT001E12345678', (raw) => raw.toUpperCase());

export const pdr = textThat(isPdr, 'not a PDR of 14 digits');

// One @, no spaces or control characters, a domain with a dot: the mail server knows the rest.
// oxlint-disable-next-line no-control-regex
const emailForm = /^[^\s@\u0000-\u001F\u007F]{1,64}@[^\s@.\u0000-\u001F\u007F]+(?:\.[^\s@.\u0000-\u001F\u007F]+)+$/;

export const email: Cell<string> = each(
  textThat((value) => value.length <= 254, 'longer than 254 characters'),
  textThat((value) => emailForm.test(value), 'not an e-mail address'),
);

/** A telephone number, stored as digits with the international prefix, if any. */
export const telephone = textThat(
  (value) => /^\+?\d{6,15}$/.test(value),
  'not a telephone number of 6 to 15 digits',
  (raw) => raw.replace(/[\s./-]/g, ''),
);
