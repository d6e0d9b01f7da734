import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useApp } from '../../../../api/app.ts';
import classes from './Customers.module.css';

/**
 * Starts impersonation on a gateway without grants: a header of each call names the customer
 * (operatore.impersonare.10).
 */
export function ActAtOnce({ code, name }: { code: string; name: string | undefined }) {
  const { acting, clock } = useApp();
  const begin = () =>
    acting.begin({
      customerCode: code,
      customerName: name ?? code,
      mode: 'MODIFICA',
      reason: '',
      begunAt: clock.now(),
      expiresAt: Number.MAX_SAFE_INTEGER,
    });
  return (
    <div className={classes['act']}>
      <Button onClick={begin}>
        <Trans>Agisci a nome di questo cliente</Trans>
      </Button>
    </div>
  );
}
