import { Trans } from '@lingui/react/macro';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

/** Permissions depend on the contracts, which failed to load (utente.modello.4). */
export function ContractsCallout({ isAll }: { isAll: boolean }) {
  return (
    <Callout tone="warn" role="status">
      {isAll ? (
        <Trans>
          I contratti non sono disponibili ora: alcune parti dell’area potrebbero non corrispondere ai tuoi.
        </Trans>
      ) : (
        <Trans>
          Una parte dei contratti non è disponibile ora: alcune parti dell’area potrebbero non corrispondere ai tuoi.
        </Trans>
      )}
    </Callout>
  );
}
