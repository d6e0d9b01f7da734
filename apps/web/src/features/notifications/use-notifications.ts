import { notifications } from '@sportello/calls';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { useLiveInvalidations } from '../../shared/invalidations/use-live-invalidations.ts';
import { readOf } from '../../shared/read/read.ts';
import { SAME_LOOK } from '../../shared/read/same-look.ts';
import { useUser } from '../../shared/customer/use-user.ts';

/** Makes no request if the call or the module is missing. */
export function useNewestNotifications() {
  const { config, queryOf } = useApp();
  const { user } = useUser();
  const isThere = user?.modules.notification === 'ACTIVE' && config.capabilities.includes(notifications.id);
  const query = useQuery({
    ...queryOf(notifications, { query: {} }),
    ...SAME_LOOK,
    enabled: isThere,
    refetchOnWindowFocus: true,
  });
  return { isThere, newest: readOf(query) };
}

/** Unread count, kept current while the area is open. */
export function useUnread(): { readonly isThere: boolean; readonly unread: number } {
  const { isThere, newest } = useNewestNotifications();
  useLiveInvalidations(isThere);
  return { isThere, unread: newest.data?.unread ?? 0 };
}
