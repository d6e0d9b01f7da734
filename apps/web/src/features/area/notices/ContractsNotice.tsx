import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/parts/Notice.tsx';

/** What one may do hangs on the contracts, and they can't be read (utente.modello.4). */
export function ContractsNotice({ isAll }: { isAll: boolean }) {
  return (
    <Notice tone="warn" role="status">
      {isAll ? (
        <Trans>
          I contratti non sono disponibili ora: alcune parti dell’area potrebbero non corrispondere ai tuoi.
        </Trans>
      ) : (
        <Trans>
          Una parte dei contratti non è disponibile ora: alcune parti dell’area potrebbero non corrispondere ai tuoi.
        </Trans>
      )}
    </Notice>
  );
}
