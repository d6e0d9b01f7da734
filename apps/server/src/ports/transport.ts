import { elsewhere, type Elsewhere } from './elsewhere.ts';

export class NotCarried extends Error {
  override name = 'NotCarried';
  /** True if a retry is useless: the recipient or the message was rejected permanently. */
  readonly isForGood: boolean;
  /** True if the transport itself is unavailable or broken. */
  readonly isAway: boolean;
  /** The shortest pause before the next try that the transport asked for. */
  readonly pauseMs: number;

  constructor(message: string, options: ErrorOptions & { isForGood: boolean; isAway?: boolean; pauseMs?: number }) {
    super(message, options);
    this.isForGood = options.isForGood;
    this.isAway = options.isAway ?? false;
    this.pauseMs = options.pauseMs ?? 0;
  }
}

export const longestCarriage = 60_000;

/**
 * Wraps a transport in a circuit breaker: all transports share the same batches, so waiting for a dead SMS service
 * would delay the mails.
 */
export function wayTo(service: string, longestMs: number): Elsewhere {
  return elsewhere({
    service,
    atOnce: 10,
    longestMs,
    isFault: (error) => !(error instanceof NotCarried) || error.isAway,
  });
}
