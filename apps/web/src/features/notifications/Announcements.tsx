import { contentUses } from '@sportello/calls';
import {
  CUSTOMER_SEGMENTS,
  dayInRome,
  isOneOf,
  notificationActionLabel,
  SEGMENT_FOLDERS,
  type NotificationTarget,
} from '@sportello/domain';
import { useApp } from '../../api/app.ts';
import { ContentLink } from '../../shared/content/ContentLink.tsx';
import { useContent } from '../../shared/content/use-content.ts';
import { isOpenTo } from '../../shared/links/module-paths.ts';
import { useUser } from '../../shared/customer/use-user.ts';
import links from '../../ui/styles/links.module.css';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { RichText } from '../../ui/parts/texts/RichText.tsx';
import type { TargetPaths } from './NotificationRow.tsx';

/**
 * The provider's announcements for a segment, valid between two days. They are optional: a failed read leaves the
 * notifications unaffected.
 */
export function Announcements({ paths }: { paths: TargetPaths }) {
  const { clock } = useApp();
  const { user } = useUser();
  const folder =
    user !== undefined && isOneOf(CUSTOMER_SEGMENTS, user.segment) ? SEGMENT_FOLDERS[user.segment] : undefined;
  const { data: items } = useContent(contentUses.announcements, folder && [folder]);
  const openOf = (url: string | undefined) =>
    url !== undefined && user !== undefined && isOpenTo(url, user.modules) ? url : undefined;
  const today = dayInRome(clock.now());
  return items
    ?.filter(({ from, until }) => (from ?? today) <= today && today <= (until ?? today))
    .map(({ id, title, text, target, url }) => (
      <Callout key={id} title={title} action={<Action target={target} url={openOf(url ?? paths[target])} />}>
        <RichText>{text}</RichText>
      </Callout>
    ));
}

function Action({ target, url }: { target: NotificationTarget; url: string | undefined }) {
  if (url === undefined) return null;
  return (
    <ContentLink url={url} className={links['actionLink']}>
      {notificationActionLabel(target)}
    </ContentLink>
  );
}
