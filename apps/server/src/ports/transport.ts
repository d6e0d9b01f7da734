import { elsewhere, type Elsewhere } from './elsewhere.ts';

/** A carrier did not take a message. */
export class NotCarried extends Error {
  override readonly name = 'NotCarried';
  /** Whether trying again is useless: the recipient or the message itself was refused for good. */
  readonly isForGood: boolean;
  /** Whether the carrier itself is away or broken, rather than that it refused this message. */
  readonly isAway: boolean;

  constructor(message: string, options: ErrorOptions & { isForGood: boolean; isAway?: boolean }) {
    super(message, options);
    this.isForGood = options.isForGood;
    this.isAway = options.isAway ?? false;
  }
}

/** How long a carrier may take for one message. */
export const longestCarriage = 60_000;

/**
 * The way to a carrier. One that is away is left alone for a while, since messages for all carriers
 * go by the same handfuls: waiting for a dead SMS service would hold the mails up.
 */
export function wayTo(longestMs: number): Elsewhere {
  return elsewhere({ atOnce: 10, longestMs, isFault: (error) => !(error instanceof NotCarried) || error.isAway });
}
