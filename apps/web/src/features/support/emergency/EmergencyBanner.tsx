import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './emergency.module.css';

/** One line above all other help (assistenza.emergenza.1). */
export function EmergencyBanner() {
  return (
    <Card className={cx(screens['rowWide'], classes['banner'])} aria-labelledby="odore-di-gas">
      <IconAlertTriangle size={24} aria-hidden="true" />
      <div>
        <h2 id="odore-di-gas" className={screens['heading']}>
          <Trans>Odore di gas?</Trans>
        </h2>
        <p className={layout['soft']}>
          <Trans>Esci, non accendere luci e chiama da fuori.</Trans>
        </p>
      </div>
      <div className={classes['links']}>
        <Link to="/emergenza" className={cx(layout['strong'], links['link'])}>
          <Trans>Cosa fare subito</Trans>
        </Link>
      </div>
    </Card>
  );
}
