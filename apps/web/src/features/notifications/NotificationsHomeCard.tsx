import { Trans } from '@lingui/react/macro';
import { useApp } from '../../api/app.ts';
import { ReadFailed } from '../../shared/read/ReadFailed.tsx';
import { pastMoment } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { ContentLink } from '../../shared/content/ContentLink.tsx';
import layout from '../../ui/layout/layout.module.css';
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
      <ul className={layout['stackTight']}>
        {fresh.map(({ id, title, at }) => (
          <li key={id} className={classes['mini']}>
            <span className={classes['title']}>{title}</span>
            <span className={classes['when']}>{pastMoment(at, clock.now())}</span>
          </li>
        ))}
      </ul>
      <ContentLink url="/my-edison/notifiche" className={classes['action']}>
        <Trans>Tutte le notifiche</Trans>
      </ContentLink>
    </Card>
  );
}
