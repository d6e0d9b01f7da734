/** What a stream of server-sent events says: the name of an event, or that the line is alive. */
export type HintSaid = { readonly kind: 'event'; readonly name: string } | { readonly kind: 'alive' };

/**
 * Reads a stream of server-sent events to its end. The events are hints and hold no data, so that
 * only their names are read; a comment shows that the line is alive.
 */
export async function readHints(body: ReadableStream<Uint8Array>, hear: (said: HintSaid) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith(':')) hear({ kind: 'alive' });
      const name = /^event: ?(.*)$/.exec(line)?.[1];
      if (name !== undefined) hear({ kind: 'event', name });
    }
  }
}

/** How long to wait before the line is opened again after it failed so many times in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(60_000, 1000 * 2 ** Math.min(failures, 6));
}
