import { useEffect, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { keptSince } from '../../../api/offline/marker.ts';
import { useOnline } from '../../../ui/platform.ts';
import { useIdle } from '../../../ui/use-idle.ts';

/** Delay after which keeping answers no longer competes with the page itself. */
const QUIET_MS = 6000;

/**
 * Starts to keep what is seen for times without a network: some time after the page has loaded, or at once if
 * something waits to be sent. Returns true once there are unsent writes to show.
 */
export function useOffline(): boolean {
  const { offline, browserStorage } = useApp();
  const isIdle = useIdle();
  const isOnline = useOnline();
  const [isQuiet, setQuiet] = useState(false);
  const isWanted = isIdle && (isQuiet || !isOnline || keptSince(browserStorage) === 'OUTBOX');
  useEffect(() => {
    if (!isIdle) return undefined;
    const timer = setTimeout(() => setQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isIdle]);
  const [hasUnsent, setUnsent] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let stop = () => undefined as void;
    let isLeft = false;
    void offline
      .load()
      .then(({ items, subscribe }) => {
        if (isLeft) return;
        const look = () => items().length > 0 && setUnsent(true);
        stop = subscribe(look);
        look();
      })
      .catch(() => undefined);
    return () => {
      isLeft = true;
      stop();
    };
  }, [isWanted, offline]);
  return hasUnsent;
}
