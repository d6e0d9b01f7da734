import { isDay, type Day } from '@sportello/domain';
import * as z from 'zod/mini';

/** A calendar day in the format of the service bills: `YYYYMMDD` (formato.giorni.1). */
export const compactDay = z.string().check(z.refine((text) => /^\d{8}$/.test(text) && isDay(fromCompactDay(text))));

/** Formats a day for `recuperoListaBolletteVAS`. */
export function toCompactDay(day: Day): string {
  return day.replaceAll('-', '');
}

/** Parses a day in the format of `recuperoListaBolletteVAS`. */
export function fromCompactDay(text: string): Day {
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
}
