import { useCallback, useEffect, useRef, useState } from 'react';
import { isLostChunk } from '../../api/errors/lost-chunk.ts';
import { loadConfig } from '../../api/start/config.ts';

/** A network that is there again without saying so is found within this time. */
const LOOK_EVERY_MS = 5000;

/** For which part this tab has already loaded the page anew. */
const NOTED = 'sportello-lost-part';

/** `away`: the network is; `lost`: it is there, and the part does not come all the same. */
type LostPart = 'looking' | 'away' | 'lost';

/**
 * Waits for the network where a page's code did not arrive, and goes on by itself: the page is loaded
 * anew, since the browser may remember what it could not get. Once only for each part.
 *
 * @returns how it stands, undefined for another error, and a way to look now
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

/** Whether anything answers where the app came from. */
const isThere = async () =>
  navigator.onLine &&
  (await loadConfig().then(
    () => true,
    () => false,
  ));

/** Whether it is the first time that this tab misses a part. */
function noteFirst(part: string): boolean {
  try {
    if (sessionStorage.getItem(NOTED) === part) return false;
    sessionStorage.setItem(NOTED, part);
    return true;
  } catch {
    // Without a memory it would load for ever.
    return false;
  }
}
