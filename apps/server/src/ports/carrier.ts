/** A carrier did not take a message. */
export class NotCarried extends Error {
  override readonly name = 'NotCarried';
  /** Whether trying again is useless: the recipient or the message itself was refused for good. */
  readonly isForGood: boolean;

  constructor(message: string, options: ErrorOptions & { isForGood: boolean }) {
    super(message, options);
    this.isForGood = options.isForGood;
  }
}

/** How long a carrier may take for one message. */
export const longestCarriage = 60_000;
