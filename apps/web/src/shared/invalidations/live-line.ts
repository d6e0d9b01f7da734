import { createParser } from 'eventsource-parser';

/** A named server-sent event, or a keep-alive comment. */
export type ShownInvalidation = { readonly kind: 'event'; readonly name: string } | { readonly kind: 'alive' };

/**
 * Reads a stream of server-sent events to its end. Events carry no data, so only their names are read; a comment is a
 * keep-alive.
 */
export async function readInvalidations(
  body: ReadableStream<Uint8Array>,
  hear: (said: ShownInvalidation) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event }) => {
      if (event !== undefined) hear({ kind: 'event', name: event });
    },
    onComment: () => hear({ kind: 'alive' }),
  });
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(value);
  }
}

interface Line {
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly hear: (said: ShownInvalidation) => void;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The connection counts as dead after this silence; the server sends something every 15 seconds. */
export const SILENCE_MS = 40_000;

/** Keeps the event stream open until aborted: reconnects whenever it ends, fails or falls silent. */
export async function keepLine({ open, hear, wait }: Line, stop: AbortSignal): Promise<void> {
  for (let failures = 0; !stop.aborted; failures += 1) {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
    };
    try {
      alive();
      const { body } = await open(AbortSignal.any([stop, silence.signal]));
      failures = 0;
      if (body !== null) {
        await readInvalidations(body, (said) => {
          alive();
          if (!stop.aborted) hear(said);
        });
      }
    } catch {
      // Reopened below; meanwhile the app polls.
    } finally {
      clearTimeout(timer);
    }
    if (!stop.aborted) await wait(pauseAfter(failures), stop);
  }
}

/** Backoff in ms after so many failures in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(60_000, 1000 * 2 ** Math.min(failures, 6));
}
