import { readNotification } from '@sportello/calls';
import {
  NOTIFICATION_READ_STATE_LABELS,
  notificationActionLabel,
  type Notification,
  type NotificationTarget,
} from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleDot } from '@tabler/icons-react';
import { useRef } from 'react';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { useUser } from '../../shared/customer/use-user.ts';
import { isOpenTo } from '../../shared/links/module-paths.ts';
import { pastMoment } from '../../ui/moments.ts';
import { cx } from '../../ui/cx.ts';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Tag } from '../../ui/parts/signs/Tag.tsx';
import { ContentLink } from '../../shared/content/ContentLink.tsx';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import classes from './Notifications.module.css';

/** Path of each target; a notification whose target has none shows no link. */
export type TargetPaths = Readonly<Partial<Record<NotificationTarget, string>>>;

export function NotificationRow({ notification, paths }: { notification: Notification; paths: TargetPaths }) {
  const { clock } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, isSending, problem } = useChange(readNotification, {
    request: (read: string) => ({ params: { id: read } }),
    // The pressed button is gone.
    onDone: () => heading.current?.focus(),
  });
  const { id, title, text, target, readState, at } = notification;
  const isUnread = readState === 'DA_LEGGERE';
  const canMark = useMay()(readNotification) && isUnread;
  const { user } = useUser();
  const said = notification.url ?? paths[target];
  const url = said !== undefined && user !== undefined && isOpenTo(said, user.modules) ? said : undefined;
  const markRead = () => {
    if (canMark) send(id);
  };
  return (
    <div className={cx(classes['row'], isUnread && classes['unread'])}>
      <div className={layout['spread']}>
        <Tag tone={isUnread ? 'warn' : 'quiet'} icon={isUnread ? IconCircleDot : IconCircleCheck}>
          {NOTIFICATION_READ_STATE_LABELS[readState]}
        </Tag>
        <span className={cx(layout['soft'], classes['when'])}>{pastMoment(at, clock.now())}</span>
      </div>
      <h2 ref={heading} tabIndex={-1} className={cx(layout['subtitle'], classes['title'])} id={`notifica-${id}`}>
        {title}
      </h2>
      <p className={blocks['anywhere']}>{text}</p>
      <div className={classes['actions']} aria-labelledby={`notifica-${id}`} role="group">
        {url === undefined ? null : (
          <ContentLink url={url} className={links['actionLink']} onClick={markRead}>
            {notificationActionLabel(target)}
            {/* Distinguishes the links in a screen reader's list: link texts repeat, and equal titles may lead to different interventions. */}
            <VisuallyHidden>
              {' '}
              {title}: {text}
            </VisuallyHidden>
          </ContentLink>
        )}
        {canMark ? (
          <Button variant="subtle" px={0} loading={isSending} onClick={markRead}>
            <Trans>Segna come letta</Trans>
          </Button>
        ) : null}
      </div>
      <FormProblem problem={problem} />
    </div>
  );
}
