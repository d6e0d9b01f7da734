import type { Day } from '@sportello/domain';

/** The days on which this browser was used, at most the first two; "no" once the offer was dismissed. */
const VISITS = 'FIXED_installDays';
const DISMISSED = 'no';

/** Notes that the app is used today: a browser that comes back on another day is offered to install it. */
export function withVisit(noted: string | null, today: Day): string {
  if (noted === null) return today;
  return noted === DISMISSED || noted.includes(' ') || noted === today ? noted : `${noted} ${today}`;
}

/** Returns true from the second day on, unless the offer was dismissed (pagine.installata.2). */
export const isOffered = (noted: string | null): boolean => noted?.includes(' ') === true;

export function noteVisit(today: Day): void {
  try {
    localStorage.setItem(VISITS, withVisit(localStorage.getItem(VISITS), today));
  } catch {
    // Storage is forbidden: nothing is offered.
  }
}

export function readVisits(): string | null {
  try {
    return localStorage.getItem(VISITS);
  } catch {
    return null;
  }
}

export function dismissOffer(): void {
  try {
    localStorage.setItem(VISITS, DISMISSED);
  } catch {
    // The offer is gone until the next page load.
  }
}
