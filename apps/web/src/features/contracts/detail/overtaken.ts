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

interface Saving<Value> {
  readonly send: (value: Value, version: string | undefined) => Promise<unknown>;
  readonly readAgain: () => Promise<Base<Value>>;
  readonly isSame: (one: Value, other: Value) => boolean;
}

/** How often something beside the value may change while it is being saved. */
const MOST_TRIES = 5;

/**
 * Saves a value over the one that the customer saw, and answers what it is now. Of two who change it
 * the second is told, by `Overtaken`; where only something beside it has changed nobody's word is
 * lost, and it is saved all the same.
 */
export async function saveOver<Value>(
  { send, readAgain, isSame }: Saving<Value>,
  value: Value,
  base: Base<Value>,
): Promise<Base<Value>> {
  let { version } = base;
  for (let tries = 1; ; tries += 1) {
    try {
      await send(value, version);
      break;
    } catch (error) {
      if (!isOvertaken(error) || tries === MOST_TRIES) throw error;
      const now = await readAgain();
      if (!isSame(now.value, base.value)) throw new Overtaken(now);
      ({ version } = now);
    }
  }
  return readAgain();
}

function isOvertaken(error: unknown): boolean {
  return error instanceof CallError && error.code === 'CHANGED_MEANWHILE';
}
