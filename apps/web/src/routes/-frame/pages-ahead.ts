import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadStayQuestion } from '../../frame/InactivityDialog.tsx';
import { loadFailedPanel } from '../../shared/read/ReadFailed.tsx';
import { loadAreaMenu } from '../../ui/area/AreaShell.tsx';
import { hasRoom } from '../../ui/platform.ts';
import { useIdle } from '../../ui/use-idle.ts';
import { loadErrors } from './errors-later.tsx';
import { loadPages } from './prefetch.ts';

/** What one came for is there and being looked at: what comes now keeps nobody waiting. */
const QUIET_MS = 6000;

/**
 * Brings the code of the places that the bar leads to, so that a step there works without a network
 * too (pagine.rete.2): once the page has been there for a while, and not where every byte counts.
 */
export function usePagesAhead(paths: readonly string[]): void {
  const router = useRouter();
  const isIdle = useIdle();
  const wanted = paths.join(' ');
  useEffect(() => {
    if (!isIdle) return undefined;
    const timer = setTimeout(() => {
      // What tells that the network is away can't be fetched any more when it is.
      loadErrors();
      loadFailedPanel();
      // Nor what a session that ends without one's doing asks for.
      loadStayQuestion();
      loadAreaMenu();
      if (wanted !== '' && hasRoom(window.navigator)) loadPages(router, wanted.split(' '));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [isIdle, wanted, router]);
}
