import { NotCarried } from '../transport.ts';

/** A longer pause would outlive the push. */
const longestPauseMs = 24 * 60 * 60_000;

/** Returns the pause of a `Retry-After`: seconds, or a date (RFC 9110). */
export function retryAfterMs(value: string | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestPauseMs) : undefined;
}

/** The push service could not be reached, or went away. */
export function unreachable(cause: unknown): NotCarried {
  const { message, cause: inner } = cause as Error;
  const reason = inner instanceof Error ? `${message}: ${inner.message}` : message;
  return new NotCarried(reason, { isForGood: false, isAway: true, cause });
}
