import { isDay } from '../shared/day.ts';
import type { Day } from '../shared/day.ts';

/** A window of a day that is offered to be booked. */
export interface OfferedSlot {
  readonly windowId: string;
  readonly day: Day;
}

/** The id of a slot that is offered: its window and its day (prenotazione.capienza.1). */
export function slotId({ windowId, day }: OfferedSlot): string {
  return `${windowId}-${day.replaceAll('-', '')}`;
}

/** The slot of an id; none for what is no id of a slot. */
export function readSlotId(id: string): OfferedSlot | undefined {
  const [, windowId, year, month, dayOfMonth] = /^(.+)-(\d{4})(\d{2})(\d{2})$/.exec(id) ?? [];
  const day = `${year}-${month}-${dayOfMonth}`;
  return windowId !== undefined && isDay(day) ? { windowId, day } : undefined;
}
