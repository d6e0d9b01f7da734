import { useEffect } from 'react';
import { AreaLayout } from '../../features/area/AreaLayout.tsx';
import { Bell } from '../../features/notifications/Bell.tsx';
import { useUnread } from '../../features/notifications/use-notifications.ts';
import { useIdle } from '../../ui/use-idle.ts';
import { loadErrors } from './errors-later.tsx';
import { MovingPage } from './MovingPage.tsx';

/** The customer area: its frame with the bell, and in it the page that is shown. */
export function Area() {
  const { isThere, unread } = useUnread();
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) loadErrors();
  }, [isIdle]);
  return (
    <AreaLayout topActions={isThere ? <Bell unread={unread} /> : undefined} counts={{ notification: unread }}>
      <MovingPage keyOf={(path) => path} />
    </AreaLayout>
  );
}
