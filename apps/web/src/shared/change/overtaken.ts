import { CallError } from '@sportello/calls';

export interface Base<Value> {
  readonly value: Value;
  readonly version: string | undefined;
}

/** Another user or tab has changed the value first; `now` is its current state. */
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

const MOST_TRIES = 5;

/**
 * Sends a change based on the shown version (optimistic locking). If the value was changed meanwhile it throws
 * `Overtaken`; if only something else was, it is safe to retry with the new version.
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

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallError && error.code === 'CHANGED_MEANWHILE';
}
