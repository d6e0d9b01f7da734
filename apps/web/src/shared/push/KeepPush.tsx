import { pushState, subscribeApp, subscribePush } from '@sportello/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../../api/app.ts';
import { findHere, pushSupport, useShellReady, watchHere, type PushAddress } from './device-push.ts';

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
 * Shows the unread count on the app's icon, none after signing out, and gives the server the address of a device that
 * gets pushes, which its push service may have replaced meanwhile (push.contenuto.2).
 */
export function KeepPush({ unread }: { unread: number }) {
  const { config, queryOf, sendingOf, session } = useApp();
  const isReady = useShellReady();
  const isThere = config.capabilities.includes(pushState.id) && isReady && pushSupport() === 'GRANTED';
  const { data, refetch } = useQuery({ ...queryOf(pushState, {}), enabled: isThere });
  // The page of pushes may have the answer before the plugins are ready.
  const known = isThere ? data : undefined;
  const here = known?.model.devices.find(({ isThis }) => isThis)?.id;
  const isHere = here !== undefined;
  const shown = useRef(here);

  useEffect(() => void (shown.current = here), [here]);
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
    if (!isHere) return undefined;
    const send = async ({ app, browser }: PushAddress) => {
      const id = await (app === undefined
        ? sendingOf(subscribePush)({ body: browser })
        : sendingOf(subscribeApp)({ body: app }));
      // A new address is a new device, which the page of pushes must know to switch it off.
      if (id !== shown.current) await refetch();
    };
    // The next visit tries again.
    const forgive = () => undefined;
    void findHere()
      .then((address) => address && send(address))
      .catch(forgive);
    return watchHere((address) => void send(address).catch(forgive));
  }, [isHere, refetch, sendingOf]);
  return null;
}
