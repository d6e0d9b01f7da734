import type { Instant } from '@sportello/domain';
import { longDay, timesWords } from '../../../ui/moments.ts';

interface Times {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** Such as "martedì 1° dicembre, 09:00–11:00". */
export function slotWords(slot: Times, now: Instant): string {
  return `${longDay(slot.date, now)}, ${timesWords(slot.start, slot.end)}`;
}
