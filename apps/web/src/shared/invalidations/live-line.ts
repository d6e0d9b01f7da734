import { createParser } from 'eventsource-parser';

/** What a stream of server-sent events says: the name of an event, or that the line is alive. */
export type ShownInvalidation = { readonly kind: 'event'; readonly name: string } | { readonly kind: 'alive' };

/**
 * Reads a stream of server-sent events to its end. The events are hints and hold no data, so that
 * only their names are read; a comment shows that the line is alive.
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

/** What a line of hints needs of the world around it; tests bring their own. */
interface Line {
  /** Asks for the stream; fails where it is refused. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly hear: (said: ShownInvalidation) => void;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Without a word for so long a line is taken for dead; the server speaks every 15 seconds. */
export const SILENCE_MS = 40_000;

/** Keeps a line of hints until it is told to stop: opened again whenever it ends, fails or falls silent. */
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
      // Opened again below; meanwhile the app asks by itself.
    } finally {
      clearTimeout(timer);
    }
    if (!stop.aborted) await wait(pauseAfter(failures), stop);
  }
}

/** How long to wait before the line is opened again after it failed so many times in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(60_000, 1000 * 2 ** Math.min(failures, 6));
}
