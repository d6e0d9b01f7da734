import { Trans } from '@lingui/react/macro';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

/** Explains why the last session ended. */
export function EndCallout() {
  const { endedBecause } = useSignInGate();
  switch (endedBecause) {
    case undefined:
      return null;
    case 'SIGNED_OUT':
      return (
        <Callout tone="good">
          <Trans>Sei fuori dall’area clienti. A presto!</Trans>
        </Callout>
      );
    case 'INACTIVE':
      return (
        <Callout tone="info">
          <Trans>Ti abbiamo fatto uscire perché per 15 minuti non hai usato l’area clienti.</Trans> <KeptDrafts />
        </Callout>
      );
    // The new user sees this notice in the area; here it serves a tab that they left again.
    case 'REPLACED':
      return (
        <Callout tone="info">
          <Trans>In un’altra scheda è entrata un’altra persona: qui sei fuori dall’area clienti.</Trans> <KeptDrafts />
        </Callout>
      );
    case 'ACCOUNT_CLOSED':
      return (
        <Callout tone="good" title={<Trans>Il tuo accesso è chiuso</Trans>}>
          <Trans>
            Ora non puoi più entrare, e tra 14 giorni cancelliamo i dati del tuo accesso. Grazie di essere stato con
            noi.
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
  const { drafts } = useSignInGate();
  if (!drafts.areWaiting()) return null;
  return <Trans>Quello che stavi scrivendo è al sicuro: lo ritrovi quando accedi di nuovo.</Trans>;
}
