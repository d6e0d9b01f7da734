import { pushState, subscribePush } from '@sportello/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../../api/app.ts';
import { findSubscription } from './browser-push.ts';

/** The Badging API, which some browsers lack. */
interface Badging {
  readonly setAppBadge?: (count: number) => Promise<void>;
}

/** Shows a count on the icon of the installed app, or none. */
function setBadge(count: number): void {
  if (!matchMedia('(display-mode: standalone)').matches) return;
  (navigator as Badging).setAppBadge?.(count).catch(() => undefined);
}

/**
 * Shows the unread count on the app's icon, none after signing out, and gives the server the endpoint of a subscribed browser, which its push
 * service may have replaced meanwhile (push.contenuto.2).
 */
export function KeepPush({ unread }: { unread: number }) {
  const { config, queryOf, sendingOf, session } = useApp();
  const isThere = config.capabilities.includes(pushState.id);
  const { data } = useQuery({ ...queryOf(pushState, {}), enabled: isThere });
  const isHere = data?.model.devices.some(({ isThis }) => isThis) === true;
  const isSent = useRef(false);

  useEffect(() => setBadge(unread), [unread]);
  useEffect(() => {
    // Signing out leaves the page, which ends without unmounting anything.
    const clear = () => {
      if (session.current() === undefined) setBadge(0);
    };
    window.addEventListener('pagehide', clear);
    return () => window.removeEventListener('pagehide', clear);
  }, [session]);

  useEffect(() => {
    if (!isHere || isSent.current) return;
    isSent.current = true;
    void findSubscription()
      .then((subscription) => subscription && sendingOf(subscribePush)({ body: subscription }))
      // The next visit tries again.
      .catch(() => undefined);
  }, [isHere, sendingOf]);
  return null;
}
