import { METER_BANDS, readingDoubt, type MeterBand, type ReadingDoubt, type SelfReadingField } from '@sportello/domain';

/** What stands in the form: a figure for each band as it is typed, and what goes with them. */
export type Typed = {
  readonly F0: string;
  readonly F1: string;
  readonly F2: string;
  readonly F3: string;
  readonly dataLettura: string;
  readonly conferma: string;
  readonly foto: string;
  readonly nomeFoto: string;
};

/** A figure that is asked for, of a band that the product knows. */
export type AskedField = SelfReadingField & { readonly band: MeterBand };

export function askedFields(fields: readonly SelfReadingField[]): readonly AskedField[] {
  return fields.filter((field): field is AskedField => (METER_BANDS as readonly string[]).includes(field.band));
}

/** The most digits that any meter shows. */
export const MOST_DIGITS = 9;

/** What was typed as a number; undefined where it is none. */
export function figureOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s.]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** What a figure makes one ask, while it is typed (lettura.plausibile.1). */
export function doubtAbout(typed: string, field: AskedField): ReadingDoubt | undefined {
  const value = figureOf(typed);
  // A number that is being typed is too low until it has all its digits.
  const isUnderWay = typed.replaceAll(/\D/g, '').length < String(field.lastValue ?? 0).length && !typed.startsWith('0');
  return value === undefined || isUnderWay ? undefined : readingDoubt(value, field);
}

/** The same of a figure that is to be sent. */
export function doubtOfSent(typed: string, field: AskedField): ReadingDoubt | undefined {
  const value = figureOf(typed);
  return value === undefined ? undefined : readingDoubt(value, field);
}
