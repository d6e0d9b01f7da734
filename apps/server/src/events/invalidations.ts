import type { InvalidationListener, listenForInvalidations } from '../db/invalidations.ts';
import { invalidationSignal, streamSignal } from '../telemetry/signals/signals.ts';
import type { Actor } from '../shared/actors.ts';

export interface Line {
  readonly actor: Actor;
  say(event: string): void;
  /** Ends the connection if its session is no longer valid. */
  check(): void;
}

/** Starts sending events on a connection; returns the function that stops it. */
export type Subscribe = (line: Line) => () => void;

/** Forwards the invalidation events of all servers to this server's connections. */
export interface InvalidationHub {
  readonly join: Subscribe;
  close(): Promise<void>;
}

/** InvalidationHub from the database, which is listened to from the first line on: a server without any needs none. */
export function createInvalidations(
  listen: (listener: InvalidationListener) => ReturnType<typeof listenForInvalidations>,
): InvalidationHub {
  const lines = new Set<Line>();
  let stop: (() => Promise<void>) | undefined;
  let isListening = false;

  const listener: InvalidationListener = {
    onInvalidation(invalidation) {
      for (const line of lines) {
        if (invalidation.about === 'session-ended') {
          if (line.actor.accountId === invalidation.accountId) line.check();
        } else if (line.actor.customerCode === invalidation.customerCode) {
          line.say(invalidation.about);
          invalidationSignal.send({ event: invalidation.about });
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
      streamSignal.send({ change: 1 });
      stop ??= listen(listener);
      // A greeting before the server listens would make the app fetch too early.
      if (isListening) line.say('ciao');
      return () => {
        if (lines.delete(line)) streamSignal.send({ change: -1 });
      };
    },
    close: async () => stop?.(),
  };
}
