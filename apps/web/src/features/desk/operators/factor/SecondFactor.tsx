import type { SecondFactorState } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Page } from '../../../../ui/layout/Page.tsx';
import { ConnectApp } from './ConnectApp.tsx';
import { ProveCode } from './ProveCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface SecondFactorProps {
  state: SecondFactorState;
  username: string;
  children: ReactNode;
}

/** Gates the back office until the session has verified the second factor (operatore.fattore.1). */
export function SecondFactor({ state, username, children }: SecondFactorProps) {
  const [told, setTold] = useState<readonly string[]>();

  if (told !== undefined) {
    return (
      <Page
        title={<Trans>I tuoi codici di recupero</Trans>}
        lead={<Trans>Se perdi il telefono entri con uno di questi. Non li vedrai di nuovo.</Trans>}
      >
        <RecoveryCodes codes={told} onKept={() => setTold(undefined)} />
      </Page>
    );
  }
  switch (state) {
    case 'PROVED':
      return children;
    case 'TO_PROVE':
      return (
        <Page
          title={<Trans>Scrivi il codice</Trans>}
          lead={<Trans>Apri la tua app di codici: ne mostra uno nuovo ogni 30 secondi.</Trans>}
        >
          <ProveCode username={username} />
        </Page>
      );
    case 'TO_SET':
      return (
        <Page
          title={<Trans>Collega un’app di codici</Trans>}
          lead={<Trans>Prima di vedere i dati dei clienti, proteggi il tuo accesso. Si fa una volta sola.</Trans>}
        >
          <ConnectApp onConnected={setTold} />
        </Page>
      );
  }
}
