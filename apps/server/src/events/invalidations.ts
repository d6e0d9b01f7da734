import type { HintListener, listenForInvalidations } from '../db/invalidations.ts';
import type { Actor } from '../shared/actors.ts';

/** An open line to an app. */
export interface Line {
  readonly actor: Actor;
  say(event: string): void;
  /** Asks whether its session still lives, and ends it where not. */
  check(): void;
}

/** Begins to say events on a line; the answer ends that. */
export type Subscribe = (line: Line) => () => void;

/** Passes on to the lines of this server what every server hints at. */
export interface Hints {
  readonly join: Subscribe;
  close(): Promise<void>;
}

/** Hints from the database, which is listened to from the first line on: a server without any needs none. */
export function createInvalidations(
  listen: (listener: HintListener) => ReturnType<typeof listenForInvalidations>,
): Hints {
  const lines = new Set<Line>();
  let stop: (() => Promise<void>) | undefined;
  let isListening = false;

  const listener: HintListener = {
    onInvalidation(hint) {
      for (const line of lines) {
        if (hint.about === 'session-ended') {
          if (line.actor.accountId === hint.accountId) line.check();
        } else if (line.actor.customerCode === hint.customerCode) {
          line.say(hint.about);
        }
      }
    },
    onReady() {
      isListening = true;
      for (const line of lines) {
        line.say('ciao');
        line.check();
      }
    },
  };

  return {
    join(line) {
      lines.add(line);
      stop ??= listen(listener);
      // A greeting before the server listens would make the app ask too early.
      if (isListening) line.say('ciao');
      return () => void lines.delete(line);
    },
    close: async () => stop?.(),
  };
}
