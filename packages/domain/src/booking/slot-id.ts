import { isDay } from '../shared/day.ts';
import type { Day } from '../shared/day.ts';

export interface OfferedSlot {
  readonly windowId: string;
  readonly day: Day;
}

/** Returns the id of an offered slot: its window and its day (prenotazione.capienza.1). */
export function slotId({ windowId, day }: OfferedSlot): string {
  return `${windowId}-${day.replaceAll('-', '')}`;
}

/** Parses a slot id; returns undefined for any other text. */
export function readSlotId(id: string): OfferedSlot | undefined {
  const [, windowId, year, month, dayOfMonth] = /^(.+)-(\d{4})(\d{2})(\d{2})$/.exec(id) ?? [];
  const day = `${year}-${month}-${dayOfMonth}`;
  return windowId !== undefined && isDay(day) ? { windowId, day } : undefined;
}
