import { CallError } from '@sportello/calls';

/** What a change starts from: what the customer saw, and at which version. */
export interface Base<Value> {
  readonly value: Value;
  readonly version: string | undefined;
}

/** Somebody else, or the same customer in another tab, has changed it first: what it is now. */
export class Overtaken<Value> extends Error {
  readonly now: Base<Value>;

  constructor(now: Base<Value>) {
    super('Changed meanwhile');
    this.now = now;
  }
}

interface Sending<Value, Answer> {
  readonly send: (version: string | undefined) => Promise<Answer>;
  readonly readNow: () => Promise<Base<Value>>;
  readonly isSame: (one: Value, other: Value) => boolean;
}

/** How often something beside the value may change while it is being sent. */
const MOST_TRIES = 5;

/**
 * Sends a change over what the customer saw. Of two who change it the second is told, by
 * `Overtaken`; where only something beside it has changed nobody's word is lost, and it is sent
 * again all the same.
 */
export async function sendOver<Value, Answer>(
  { send, readNow, isSame }: Sending<Value, Answer>,
  base: Base<Value>,
): Promise<Answer> {
  let { version } = base;
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(version);
    } catch (error) {
      if (!isChangedMeanwhile(error) || tries === MOST_TRIES) throw error;
      const now = await readNow();
      if (!isSame(now.value, base.value)) throw new Overtaken(now);
      ({ version } = now);
    }
  }
}

/** Whether somebody else, or the same customer in another tab, was faster. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallError && error.code === 'CHANGED_MEANWHILE';
}
