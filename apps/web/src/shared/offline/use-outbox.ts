import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../api/app.ts';
import type { Offline } from '../../api/offline/open.ts';
import type { OutboxItem, Written } from '../../api/offline/outbox/item.ts';

const NONE: readonly OutboxItem[] = [];
const NOTHING_SENT: readonly Written[] = [];
const neverChanges = () => () => undefined;

/** The unsent writes of whoever is signed in; none until they are read. */
export function useOutbox(): {
  readonly offline: Offline | undefined;
  readonly items: readonly OutboxItem[];
  /** Writes that this page has sent from there. */
  readonly sent: readonly Written[];
} {
  const app = useApp();
  const [offline, setOffline] = useState<Offline>();
  useEffect(() => {
    let isWanted = true;
    app.offline.load().then(
      (loaded) => isWanted && setOffline(loaded),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [app]);
  const items = useSyncExternalStore(offline?.subscribe ?? neverChanges, () => offline?.items() ?? NONE);
  return { offline, items, sent: offline?.sent() ?? NOTHING_SENT };
}
