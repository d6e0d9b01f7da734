import { useCallback, useEffect, useRef, useState } from 'react';
import { isLostChunk } from '../../api/errors/lost-chunk.ts';
import { loadConfig } from '../../api/start/config.ts';

/** Polling interval, since the browser does not always report that the network is back. */
const LOOK_EVERY_MS = 5000;

/** The chunk for which this tab has already reloaded the page. */
const NOTED = 'sportello-lost-part';

/** `away`: the network is down; `lost`: it is up, and the chunk fails all the same. */
type LostPart = 'looking' | 'away' | 'lost';

/**
 * Waits for the network when a page's chunk failed to load, then reloads the page, since the browser may cache the
 * failure. Once only per chunk.
 *
 * @returns the state, undefined for another error, and a function to check now
 */
export function useLostPart(error: unknown): { state: LostPart | undefined; lookNow: () => void } {
  const isLost = isLostChunk(error);
  const [state, setState] = useState<LostPart>(navigator.onLine ? 'looking' : 'away');
  const wake = useRef(() => undefined as void);
  useEffect(() => {
    if (!isLost) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async () => {
      while (!(await isThere())) {
        if (signal.aborted) return;
        setState('away');
        await new Promise<void>((resolve) => {
          wake.current = resolve;
          window.addEventListener('online', () => resolve(), { signal });
          setTimeout(resolve, LOOK_EVERY_MS);
        });
        if (signal.aborted) return;
      }
      if (signal.aborted) return;
      if (noteFirst(error.message)) window.location.reload();
      else setState('lost');
    };
    void look();
    return () => leaving.abort();
  }, [isLost, error]);
  return { state: isLost ? state : undefined, lookNow: useCallback(() => wake.current(), []) };
}

const isThere = async () =>
  navigator.onLine &&
  (await loadConfig().then(
    () => true,
    () => false,
  ));

function noteFirst(part: string): boolean {
  try {
    if (sessionStorage.getItem(NOTED) === part) return false;
    sessionStorage.setItem(NOTED, part);
    return true;
  } catch {
    // Without storage it would reload forever.
    return false;
  }
}
