import type { Notification } from '@sportello/domain';
import { notifications, readNotification } from '@sportello/calls';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { useUser } from '../../shared/customer/use-user.ts';
import { isOpenTo } from '../../shared/links/module-paths.ts';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import type { TargetPaths } from './NotificationRow.tsx';

interface OpenedPushProps {
  id: string;
  paths: TargetPaths;
  /** Shown if the notification leads nowhere, or is not there any more. */
  children: ReactNode;
}

/** Goes to the page of a notification that was touched on the device, and marks it as read (push.contenuto.1). */
export function OpenedPush({ id, paths, children }: OpenedPushProps) {
  const { queryOf, sendingOf } = useApp();
  const { user } = useUser();
  const navigate = useNavigate();
  const may = useMay()(readNotification);
  const query = useQuery(queryOf(notifications, { query: { limite: '1', prima: String(Number(id) + 1) } }));
  const found = query.data?.model.notifications.find((one) => one.id === id);
  const place = found && user && pageOf(found, paths, user.modules);
  const isUnread = found?.readState === 'DA_LEGGERE' && may;

  useEffect(() => {
    if (place === undefined) return;
    // Read or not, the page opens; the list still has it as unread then.
    if (isUnread) void sendingOf(readNotification)({ params: { id } }).catch(() => undefined);
    void navigate({ to: place, replace: true });
  }, [place, isUnread, id, navigate, sendingOf]);

  const isOnItsWay = query.isPending || user === undefined || place !== undefined;
  return isOnItsWay ? <CardSkeleton /> : children;
}

/** Only pages of the area: a link elsewhere stays a link, which the customer sees before it opens. */
function pageOf(
  { url, target }: Notification,
  paths: TargetPaths,
  modules: Parameters<typeof isOpenTo>[1],
): string | undefined {
  const place = url ?? paths[target];
  return place?.startsWith('/my-edison/') === true && isOpenTo(place, modules) ? place : undefined;
}
