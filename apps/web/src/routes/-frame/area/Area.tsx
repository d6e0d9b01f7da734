import { AreaLayout } from '../../../frame/AreaLayout.tsx';
import { offeredPlaces } from '../../../frame/module-places.ts';
import { Bell } from '../../../features/notifications/Bell.tsx';
import { useUnread } from '../../../features/notifications/use-notifications.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { MovingPage } from '../MovingPage.tsx';
import { usePagesAhead } from '../pages-ahead.ts';

const ANY_CONTRACT = '/my-edison/contratti/-';

export function Area() {
  const { isThere, unread } = useUnread();
  const { user } = useUser();
  const places = user === undefined ? [] : offeredPlaces(user.modules).filter(({ inBar }) => inBar);
  usePagesAhead(places.flatMap(({ module, path }) => (module === 'contracts' ? [path, ANY_CONTRACT] : [path])));
  return (
    <AreaLayout topActions={isThere ? <Bell unread={unread} /> : undefined} counts={{ notification: unread }}>
      <MovingPage keyOf={(path) => path} />
    </AreaLayout>
  );
}
