import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { contractPageLink } from '../../../shared/links/contract-link.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { StatePanel } from '../../../ui/parts/states/StatePanel.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';
import { hiddenIban } from '../iban.ts';
import { AccountList } from './AccountList.tsx';
import type { Changed } from './use-payment-change.ts';

export function Done({ changed: { accounts, requested } }: { changed: Changed }) {
  const own = accounts[0]?.contract;
  const iban = requested.kind === 'BANK_DEBIT' ? hiddenIban(requested.iban) : undefined;
  return (
    <Card>
      <StatePanel
        picture={<AllDone />}
        role="status"
        title={iban === undefined ? <Trans>Ora paghi con la carta</Trans> : <Trans>Richiesta ricevuta</Trans>}
        actions={
          own === undefined ? null : (
            <Button renderRoot={(props) => <Link {...props} {...contractPageLink(own, 'MANAGE')} />}>
              <Trans>Torna al contratto</Trans>
            </Button>
          )
        }
      >
        <p>
          {iban === undefined ? (
            <Trans>
              Le prossime bollette saranno in addebito automatico sulla carta. Ti abbiamo inviato una conferma.
            </Trans>
          ) : (
            <Trans>
              Ora attiviamo l’addebito sul conto {iban}: vale dalla prima bolletta dopo l’attivazione. Fino ad allora
              paghi come adesso. Ti abbiamo inviato una conferma con il testo del mandato.
            </Trans>
          )}
        </p>
        <AccountList accounts={accounts}>
          {({ reference }) => (reference === undefined ? null : <Trans>Riferimento del mandato: {reference}</Trans>)}
        </AccountList>
      </StatePanel>
    </Card>
  );
}
