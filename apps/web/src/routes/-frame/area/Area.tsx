import { Suspense, useEffect, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { keptSince } from '../../../api/offline/marker.ts';
import { AreaLayout } from '../../../frame/AreaLayout.tsx';
import { offeredPlaces } from '../../../frame/module-places.ts';
import { Bell } from '../../../features/notifications/Bell.tsx';
import { useUnread } from '../../../features/notifications/use-notifications.ts';
import { isInShell } from '../../../native/shell.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { useSideBar } from '../../../ui/area/use-side-bar.ts';
import { optionalPart } from '../../../ui/later/optional-part.tsx';
import { useIdle } from '../../../ui/use-idle.ts';
import { MovingPage } from '../MovingPage.tsx';
import { usePagesAhead } from '../pages-ahead.ts';
import { useAreaTools } from './use-area-tools.ts';

// On a phone only loaded when a key or the menu asks for it.
const AreaTools = optionalPart(() => import('../search/AreaTools.tsx').then(({ AreaTools }) => AreaTools));

const KeepPush = optionalPart(() => import('../../../shared/push/KeepPush.tsx').then((part) => part.KeepPush));
const OutboxStrip = optionalPart(() =>
  import('../../../shared/offline/OutboxStrip.tsx').then(({ OutboxStrip }) => OutboxStrip),
);

const ANY_CONTRACT = '/my-edison/contratti/-';

export function Area() {
  const { isThere, unread } = useUnread();
  const { user } = useUser();
  const hasSideBar = useSideBar();
  const isIdle = useIdle();
  const tools = useAreaTools();
  // Absent in Safari on a phone, despite its type.
  const isGranted = isInShell() || (window.Notification as typeof Notification | undefined)?.permission === 'granted';
  const { offline, browserStorage } = useApp();
  const [hasUnsent, setUnsent] = useState(() => keptSince(browserStorage) === 'OUTBOX');
  useEffect(() => offline.hook({ onUnsent: () => setUnsent(true) }), [offline]);
  const places = user === undefined ? [] : offeredPlaces(user.modules).filter(({ inBar }) => inBar);
  usePagesAhead(places.flatMap(({ module, path }) => (module === 'contracts' ? [path, ANY_CONTRACT] : [path])));
  return (
    <AreaLayout
      topActions={
        <>
          {(hasSideBar && isIdle) || tools.first !== undefined || tools.times > 0 ? (
            <Suspense>
              <AreaTools {...tools} hasButton={hasSideBar} />
            </Suspense>
          ) : null}
          {isThere ? <Bell unread={unread} /> : null}
          {isIdle && isGranted ? (
            <Suspense>
              <KeepPush unread={unread} />
            </Suspense>
          ) : null}
        </>
      }
      notice={
        hasUnsent ? (
          <Suspense>
            <OutboxStrip />
          </Suspense>
        ) : undefined
      }
      counts={{ notification: unread }}
      onTool={tools.open}
    >
      <MovingPage keyOf={(path) => path} />
    </AreaLayout>
  );
}
