import { invalidations, invalidationTopics } from '@sportello/calls';
import { useEffect } from 'react';
import { useApp } from '../../api/app.ts';
import { useActing, useSession } from '../../api/start/sign-in-gate.ts';
import { keepLine, SILENCE_MS, type ShownInvalidation } from './live-line.ts';

/**
 * Invalidates cached reads on the server's invalidation events while somebody is signed in. A Web Lock chooses the
 * tab that holds the stream and forwards the events to the others: one stream per tab would exhaust the connections
 * of HTTP/1.1. Without a stream the tabs poll.
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
      // The poll covers only small answers: the others are large, and only refetched on an event about them.
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
          // Events missed while disconnected are covered by a refetch on connect.
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

/** Holds the lock across the whole browser; the next tab takes it when the holder closes. */
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
