import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp } from '../../api/app.ts';
import { loadStayQuestion } from '../../frame/InactivityDialog.tsx';
import { loadFailedPanel } from '../../shared/read/ReadFailed.tsx';
import { loadAreaMenu } from '../../ui/area/AreaShell.tsx';
import { hasRoom } from '../../ui/platform.ts';
import { useIdle } from '../../ui/use-idle.ts';
import { loadErrors } from './errors-later.tsx';
import { loadPages } from './prefetch.ts';

/** Delay after which preloading no longer competes with the page itself. */
const QUIET_MS = 6000;

/**
 * Preloads the code of the pages in the navigation bar, so that they open without a network too (pagine.rete.2): some
 * time after the page has loaded, and not when data saving is on.
 */
export function usePagesAhead(paths: readonly string[]): void {
  const router = useRouter();
  const app = useApp();
  const { offline } = app;
  const isIdle = useIdle();
  const wanted = paths.join(' ');
  useEffect(() => {
    if (!isIdle) return undefined;
    const timer = setTimeout(() => {
      // The offline messages can't be loaded any more once the network is down.
      loadErrors();
      loadFailedPanel();
      // Keeps what was seen, and needs no part of the page.
      void offline
        .load()
        .then(() => import('../../features/support/ask-ahead.ts'))
        .then(({ askSupportAhead }) => askSupportAhead(app))
        .catch(() => undefined);
      // The same holds for the dialogs of a session that ends by itself.
      loadStayQuestion();
      loadAreaMenu();
      if (wanted !== '' && hasRoom(window.navigator)) loadPages(router, wanted.split(' '));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [isIdle, wanted, router, app, offline]);
}
