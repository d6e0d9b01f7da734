import type { Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { CallButton } from '../../../ui/parts/ways/CallButton.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import classes from './detail.module.css';

/** Emergency number of the distributor, not ours; on a gas supply with advice first (assistenza.emergenza.1). */
export function EmergencyCard({ contract, phone }: { contract: Contract; phone: string | undefined }) {
  const isGas = contract.type === 'COMMODITY' && contract.commodity.commodityType === 'GAS';
  return (
    <Card className={classes['emergency']} aria-labelledby="guasti">
      <IconAlertTriangle className={classes['warn'] ?? ''} size={24} aria-hidden="true" />
      <div>
        <h2 id="guasti">
          <Trans>Guasti e pronto intervento</Trans>
        </h2>
        {isGas ? (
          <p>
            <strong>
              <Trans>Odore di gas?</Trans>
            </strong>{' '}
            <Trans>Esci, non accendere luci e chiama da fuori.</Trans>{' '}
            <AnchorLink to="/emergenza">
              <Trans>Cosa fare subito</Trans>
            </AnchorLink>
          </p>
        ) : null}
        <p className={layout['soft']}>
          {phone === undefined ? (
            <Trans>Qui non abbiamo il numero del tuo distributore. In caso di pericolo chiama il 112.</Trans>
          ) : (
            <Trans>Se la fornitura si interrompe, risponde il distributore della tua zona.</Trans>
          )}
        </p>
      </div>
      <CallButton phone={phone ?? '112'} />
    </Card>
  );
}
