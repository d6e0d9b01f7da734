import { Trans } from '@lingui/react/macro';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

/** Permissions depend on the contracts, which failed to load (utente.modello.4). */
export function ContractsCallout({ isAll }: { isAll: boolean }) {
  return (
    <Callout tone="warn" role="status">
      {isAll ? (
        <Trans>Non riusciamo a caricare i tuoi contratti: per ora potresti vedere pagine che non ti riguardano.</Trans>
      ) : (
        <Trans>
          Non riusciamo a caricare una parte dei contratti: per ora potresti vedere pagine che non ti riguardano.
        </Trans>
      )}
    </Callout>
  );
}
