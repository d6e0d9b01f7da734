import { isDay, type Day } from '@sportello/domain';
import * as z from 'zod/mini';

/** A calendar day as the bills of services write it: `YYYYMMDD` (formato.giorni.1). */
export const compactDay = z.string().check(z.refine((text) => /^\d{8}$/.test(text) && isDay(fromCompactDay(text))));

/** A day as `recuperoListaBolletteVAS` takes it. */
export function toCompactDay(day: Day): string {
  return day.replaceAll('-', '');
}

/** A day that `recuperoListaBolletteVAS` was asked with. */
export function fromCompactDay(text: string): Day {
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
}
