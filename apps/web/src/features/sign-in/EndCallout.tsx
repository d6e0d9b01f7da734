import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { cleanLater } from '../../api/offline/clean-later.ts';
import { keptSince } from '../../api/offline/marker.ts';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

/** Explains why the last session ended. */
export function EndCallout() {
  const { endedBecause, browserStorage, clock } = useSignInGate();
  // The login that the app itself shows has no start of its own.
  useEffect(() => cleanLater({ browserStorage, clock }), [browserStorage, clock]);
  switch (endedBecause) {
    case undefined:
      return null;
    case 'SIGNED_OUT':
      return (
        <Callout tone="good">
          <Trans>L’area clienti è chiusa. A presto!</Trans>
        </Callout>
      );
    case 'INACTIVE':
      return (
        <Callout tone="info">
          <Trans>Per sicurezza abbiamo chiuso l’area clienti dopo 15 minuti di inattività.</Trans> <KeptDrafts />
        </Callout>
      );
    // The new user sees this notice in the area; here it serves a tab that they left again.
    case 'REPLACED':
      return (
        <Callout tone="info">
          <Trans>In un’altra scheda ha fatto l’accesso un’altra persona: qui l’area clienti è chiusa.</Trans>{' '}
          <KeptDrafts />
        </Callout>
      );
    case 'ACCOUNT_CLOSED':
      return (
        <Callout tone="good" title={<Trans>Il tuo accesso è chiuso</Trans>}>
          <Trans>
            Non puoi più accedere, e tra 14 giorni cancelleremo i dati del tuo accesso. Grazie di essere stato con noi.
          </Trans>
        </Callout>
      );
    case 'REFRESH_FAILED':
      return (
        <Callout tone="warn" title={<Trans>La sessione è scaduta</Trans>}>
          <Trans>Non siamo riusciti a rinnovare il tuo accesso. Accedi di nuovo per continuare.</Trans> <KeptDrafts />
        </Callout>
      );
  }
}

function KeptDrafts() {
  const { drafts, browserStorage } = useSignInGate();
  if (!drafts.areWaiting() && keptSince(browserStorage) !== 'OUTBOX') return null;
  return <Trans>Quello che stavi scrivendo è al sicuro: lo ritrovi quando accedi di nuovo.</Trans>;
}
