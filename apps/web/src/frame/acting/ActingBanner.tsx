import { renewImpersonation } from '@sportello/calls';
import type { Impersonation } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconUserShield } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import { ActingDialog } from './ActingDialog.tsx';
import layout from '../../ui/layout/layout.module.css';
import classes from './Acting.module.css';
import { useActingChanges } from './use-acting-changes.ts';
import { useSecondsLeft } from './use-time-left.ts';

/** Minutes left at which a screen reader announces the time. */
const ANNOUNCED_MINUTES = [5, 2, 1];

/** Banner on every page: operator, customer, time left and exit (operatore.impersonare.8). */
export function ActingBanner({ customer, operator }: { customer: Impersonation; operator: string }) {
  const { t } = useLingui();
  const { acting, config } = useSignInGate();
  const isRejected = useSyncExternalStore(acting.subscribe, acting.isSpent);
  const seconds = useSecondsLeft(customer.expiresAt);
  // Without our grants, impersonation lasts until it is ended (operatore.impersonare.10).
  const hasEnd = config.capabilities.includes(renewImpersonation.id);
  const isSpent = isRejected || seconds === 0;
  const changes = useActingChanges(customer.customerCode);
  const minutes = Math.ceil(seconds / 60);
  const announced = ANNOUNCED_MINUTES.find((each) => each === minutes);
  return (
    <section className={classes['banner']} aria-label={t`A nome di un cliente`}>
      <IconUserShield className={classes['icon']} size={26} aria-hidden="true" />
      <div className={classes['words']}>
        <p className={layout['strong']}>
          <Trans>
            {operator} per <strong>{customer.customerName}</strong> ({customer.customerCode})
          </Trans>
        </p>
        <p className={classes['how']}>
          {customer.mode === 'LETTURA' ? <Trans>Solo lettura</Trans> : <Trans>Lettura e modifica</Trans>}
          {hasEnd ? (
            <>
              {' · '}
              <Trans>
                ancora <span>{clockOf(seconds)}</span>
              </Trans>
            </>
          ) : null}
        </p>
        {customer.reason === '' ? null : <p className={classes['why']}>{customer.reason}</p>}
        <VisuallyHidden component="output" aria-live="polite">
          {announced === undefined ? '' : <Plural value={announced} one="Manca # minuto" other="Mancano # minuti" />}
        </VisuallyHidden>
      </div>
      <div className={classes['acts']}>
        {hasEnd ? (
          <Button variant="default" loading={changes.isRenewing} onClick={changes.renew}>
            <Trans>Rinnova</Trans>
          </Button>
        ) : null}
        <Button variant="default" loading={changes.isEnding} onClick={() => void changes.end()}>
          <Trans>Termina</Trans>
        </Button>
      </div>
      {changes.problem === undefined || isSpent ? null : (
        <p className={classes['problem']} role="alert">
          {changes.problem.meaning} {changes.problem.advice}
        </p>
      )}
      <ActingDialog opened={isSpent} customer={customer} changes={changes} />
    </section>
  );
}

/** Such as "14:05". */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
