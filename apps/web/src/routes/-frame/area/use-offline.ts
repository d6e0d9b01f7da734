import { useEffect, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { keptSince } from '../../../api/offline/marker.ts';
import { useOnline } from '../../../ui/platform.ts';
import { useIdle } from '../../../ui/use-idle.ts';

/** Delay after which keeping answers no longer competes with the page itself. */
const QUIET_MS = 6000;

/**
 * Starts to keep what is seen for times without a network: some time after the page has loaded, or at once if
 * something waits to be sent. Returns true from then on.
 */
export function useOffline(): boolean {
  const { offline, browserStorage, acting } = useApp();
  const isIdle = useIdle();
  const isOnline = useOnline();
  const [isQuiet, setQuiet] = useState(false);
  const isWanted = isIdle && (isQuiet || !isOnline || keptSince(browserStorage) === 'OUTBOX');
  useEffect(() => {
    if (!isIdle) return undefined;
    const timer = setTimeout(() => setQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isIdle]);
  useEffect(() => {
    if (isWanted) void offline.load().catch(() => undefined);
  }, [isWanted, offline]);
  return isWanted && acting.current() === undefined;
}
