import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { CallButton } from '../../../ui/parts/ways/CallButton.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import classes from './detail.module.css';

/** Emergency number of the distributor, not ours; if unknown, the place where it is printed. */
export function EmergencyCard({ phone }: { phone: string | undefined }) {
  return (
    <Card className={classes['emergency']} aria-labelledby="guasti">
      <IconAlertTriangle className={classes['warn'] ?? ''} size={24} aria-hidden="true" />
      <div>
        <h2 id="guasti">
          <Trans>Guasti e pronto intervento</Trans>
        </h2>
        <p className={classes['soft']}>
          {phone === undefined ? (
            <Trans>Chiama il distributore: il numero è sulla bolletta, alla voce “Pronto intervento”.</Trans>
          ) : (
            <Trans>Se la fornitura si interrompe, risponde il distributore della tua zona.</Trans>
          )}
        </p>
      </div>
      {phone === undefined ? null : <CallButton phone={phone} />}
    </Card>
  );
}
