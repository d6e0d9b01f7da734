import { isDay, type Day } from '@sportello/domain';
import * as z from 'zod/mini';

/** A calendar day as the bills of services write it: `YYYYMMDD` (formato.giorni.1). */
export const compactDay = z
  .string()
  .check(z.refine((text) => /^\d{8}$/.test(text) && isDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`)));

/** A day as `recuperoListaBolletteVAS` takes it. */
export function toCompactDay(day: Day): string {
  return day.replaceAll('-', '');
}
