import { useEffect, useState } from 'react';

/** Delay where a browser has no `requestIdleCallback`. */
const SOON_MS = 500;
const LATEST_MS = 3000;

/** Turns true once the first view is painted: for parts of the page that can wait. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    // Absent in Safari, whatever the types say.
    const whenIdle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
    if (whenIdle === undefined) {
      const timer = setTimeout(done, SOON_MS);
      return () => clearTimeout(timer);
    }
    const handle = whenIdle(done, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
