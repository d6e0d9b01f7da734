import { invalidations, invalidationTopics } from '@sportello/calls';
import { useEffect } from 'react';
import { useApp } from '../../api/app.ts';
import { useActing, useSession } from '../../api/start/sign-in-gate.ts';
import { keepLine, SILENCE_MS, type ShownInvalidation } from './live-line.ts';

/**
 * Keeps what the server hints at fresh while somebody is signed in. One tab of the browser holds
 * the line (a Web Lock says which) and passes on to the others what it hears: over HTTP/1.1 a line
 * for each tab would starve the calls. Where there is no line, the tabs ask now and then.
 */
export function useLiveInvalidations(isWanted: boolean): void {
  const { config, open, cache } = useApp();
  const username = useSession()?.username;
  const customer = useActing()?.customerCode ?? '';
  const hasLine = isWanted && config.capabilities.includes(invalidations.id);

  useEffect(() => {
    if (!isWanted || username === undefined) return undefined;
    const name = `sportello.invalidations ${username.toLowerCase()} ${customer}`;
    const stop = new AbortController();
    const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
    let aliveAt = -Infinity;

    const askAgain = (about?: unknown) => {
      // What comes now and then: the other answers are large, and only asked again when a hint is about them.
      const topic = invalidationTopics.find((each) => each === about) ?? 'notifications';
      void cache.invalidateQueries({ predicate: ({ meta }) => meta?.['invalidatedBy'] === topic });
    };
    const alive = () => (aliveAt = performance.now());
    others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      alive();
      if (data !== 'alive') askAgain(data);
    });

    const holdLine = () => {
      const line = {
        open: (signal: AbortSignal) => open(invalidations, {}, { signal }),
        hear(said: ShownInvalidation) {
          alive();
          others?.postMessage(said.kind === 'alive' ? 'alive' : said.name);
          // Whatever was said while there was no line is made good by asking at its beginning.
          if (said.kind === 'event') askAgain(said.name);
        },
        wait: pause,
      };
      return keepLine(line, stop.signal);
    };
    if (hasLine) void inTurn(name, stop.signal, holdLine);

    const asking = setInterval(() => {
      if (performance.now() - aliveAt > SILENCE_MS && document.visibilityState === 'visible') askAgain();
    }, SILENCE_MS);

    return () => {
      stop.abort();
      clearInterval(asking);
      others?.close();
    };
  }, [isWanted, hasLine, username, customer, open, cache]);
}

/** One at a time in the whole browser; the next when the holder closes its tab. */
async function inTurn(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Absent without a secure context, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return work();
  await locks.request(name, { signal }, work).catch(() => undefined);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
