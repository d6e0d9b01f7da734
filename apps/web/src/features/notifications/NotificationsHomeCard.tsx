import { Trans } from '@lingui/react/macro';
import { useApp } from '../../api/app.ts';
import { ReadFailed } from '../../shared/read/ReadFailed.tsx';
import { pastMoment } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { ContentLink } from '../../shared/content/ContentLink.tsx';
import { cx } from '../../ui/cx.ts';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import classes from './Notifications.module.css';
import { useNewestNotifications } from './use-notifications.ts';

const SHOWN = 2;

export function NotificationsHomeCard() {
  const { clock } = useApp();
  const { newest } = useNewestNotifications();
  const page = newest.data;
  if (page === undefined && newest.error !== null) {
    return (
      <Card>
        <ReadFailed plain level={2} read={newest} title={<Trans>Non riusciamo a caricare le notifiche</Trans>} />
      </Card>
    );
  }
  const fresh = page?.notifications.filter(({ readState }) => readState === 'DA_LEGGERE').slice(0, SHOWN) ?? [];
  if (page === undefined || fresh.length === 0) return null;
  return (
    <Card className={layout['stackSmall']} aria-labelledby="novita">
      <SectionTitle id="novita" count={page.unread}>
        <Trans>Da leggere</Trans>
      </SectionTitle>
      <ul className={cx(layout['stackTight'], blocks['divided'])}>
        {fresh.map(({ id, title, at }) => (
          <li key={id} className={classes['mini']}>
            <span className={cx(layout['subtitle'], classes['title'])}>{title}</span>
            <span className={cx(layout['soft'], classes['when'])}>{pastMoment(at, clock.now())}</span>
          </li>
        ))}
      </ul>
      <ContentLink url="/my-edison/notifiche" className={links['actionLink']}>
        <Trans>Tutte le notifiche</Trans>
      </ContentLink>
    </Card>
  );
}
