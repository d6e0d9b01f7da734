import { Plural, Trans } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './Bell.module.css';

export function Bell({ unread }: { unread: number }) {
  return (
    <Link to="/my-edison/notifiche" className={classes['bell'] ?? ''}>
      <IconBell size={24} aria-hidden="true" />
      {unread > 0 ? (
        <span className={classes['count']} aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      ) : null}
      <span className={classes['hidden']}>
        <Trans>Notifiche</Trans>
        {unread > 0 ? (
          <>
            {' '}
            <Plural value={unread} one="(# notifica da leggere)" other="(# notifiche da leggere)" />
          </>
        ) : null}
      </span>
    </Link>
  );
}
