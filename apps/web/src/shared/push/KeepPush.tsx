import { pushState, subscribePush } from '@sportello/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../../api/app.ts';
import { setBadge } from '../../session/badge.ts';
import { findSubscription } from './browser-push.ts';

/**
 * Shows the unread count on the app's icon, and gives the server the endpoint of a subscribed browser, which its push
 * service may have replaced meanwhile (push.contenuto.2).
 */
export function KeepPush({ unread }: { unread: number }) {
  const { config, queryOf, sendingOf } = useApp();
  const isThere = config.capabilities.includes(pushState.id);
  const { data } = useQuery({ ...queryOf(pushState, {}), enabled: isThere });
  const isHere = data?.model.devices.some(({ isThis }) => isThis) === true;
  const isSent = useRef(false);

  useEffect(() => setBadge(unread), [unread]);

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
