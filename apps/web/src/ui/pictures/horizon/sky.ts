import { dayInRome, timeInRome, type Instant } from '@sportello/domain';

export interface Sky {
  readonly isNight: boolean;
  /** Shares of the scene's width and height, from its lower left corner: where the sun or the moon stands. */
  readonly x: number;
  readonly y: number;
}

/** Middle of the day on the clock of standard time, in Rome about a quarter past twelve. */
const NOON = 12.2;

/** Returns where the sun stands over Italy, at night the moon; a quarter of an hour more or less does not show. */
export function skyAt(now: Instant): Sky {
  const day = dayInRome(now);
  const [hour = 0, minute = 0] = timeInRome(now).split(':').map(Number);
  const time = hour + minute / 60;
  const ofYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000;
  const season = Math.sin(((ofYear - 80) / 365) * 2 * Math.PI);
  const half = 6.1 + 1.5 * season;
  // Summer time, from the last Sunday of March to that of October, moves noon by an hour.
  const noon = NOON + (ofYear > 86 && ofYear < 299 ? 1 : 0);
  const fromNoon = time - noon;
  const isNight = Math.abs(fromNoon) > half;
  const fromMidnight = fromNoon > 0 ? fromNoon - 12 : fromNoon + 12;
  const along = isNight ? fromMidnight / (12 - half) : fromNoon / half;
  return { isNight, x: (along + 1) / 2, y: Math.cos((along * Math.PI) / 2) };
}
