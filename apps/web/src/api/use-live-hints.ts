import { contactRequests, notifications } from '@sportello/calls';
import { useEffect } from 'react';
import { useApp, useSession } from './app.ts';
import { pauseAfter, readHints } from './hints.ts';

/** The own capability without which the app only asks now and then. */
const CAPABILITY = 'hints';

/** Without a word for so long the line is taken for dead, and the app asks by itself. */
const SILENCE_MS = 40_000;

/** The calls that a hint makes worth asking again. */
const HINTED: ReadonlySet<string> = new Set([notifications.id, contactRequests.id]);

/**
 * Keeps what the server hints at fresh while somebody is signed in. One tab of the browser holds
 * the line (a Web Lock says which) and passes on to the others what it hears: over HTTP/1.1 a line
 * for each tab would starve the calls. Where there is no line, the tabs ask now and then.
 */
export function useLiveHints(isWanted: boolean): void {
  const { config, session, cache } = useApp();
  const username = useSession()?.username;
  const hasLine = isWanted && config.capabilities.includes(CAPABILITY);
  const address = `${config.bases.sportello}/eventi`;

  useEffect(() => {
    if (!isWanted || username === undefined) return undefined;
    const name = `sportello.hints ${username.toLowerCase()}`;
    const stop = new AbortController();
    const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
    let aliveAt = -Infinity;

    const askAgain = () =>
      void cache.invalidateQueries({ predicate: ({ queryKey }) => HINTED.has(String(queryKey[2])) });
    const alive = () => (aliveAt = performance.now());
    others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      alive();
      if (data !== 'alive') askAgain();
    });

    const holdLine = async () => {
      for (let failures = 0; !stop.signal.aborted; failures += 1) {
        try {
          const { accessToken } = await session.usable();
          const response = await fetch(address, {
            headers: { accept: 'text/event-stream', authorization: `Bearer ${accessToken}` },
            signal: stop.signal,
          });
          if (response.ok && response.body !== null) {
            failures = 0;
            await readHints(response.body, (said) => {
              alive();
              others?.postMessage(said.kind === 'alive' ? 'alive' : said.name);
              // Whatever was said while there was no line is made good by asking at its beginning.
              if (said.kind === 'event') askAgain();
            });
          } else {
            await response.body?.cancel();
          }
        } catch {
          // Asked for again below; while it is down the tabs ask by themselves.
        }
        await pause(pauseAfter(failures), stop.signal);
      }
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
  }, [isWanted, hasLine, username, address, session, cache]);
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
