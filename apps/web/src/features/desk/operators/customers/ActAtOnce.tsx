import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useApp } from '../../../../api/app.ts';
import classes from './Customers.module.css';

/** Acts for a customer on a gateway that asks for no grant: the header of each call says for whom (operatore.impersonare.10). */
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
