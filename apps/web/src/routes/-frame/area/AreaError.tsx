import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { FailedRead } from '../../../shared/read/read.ts';
import { ReadFailed } from '../../../shared/read/ReadFailed.tsx';
import { LoadingOverlay } from '../../../ui/layout/LoadingOverlay.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { useRetry } from '../retry.ts';

export function AreaError({ error, reset }: ErrorComponentProps) {
  const failure = useRetry(error, reset);
  if (failure.isLooking) return <LoadingOverlay />;
  const read = { error: failure.error, askAgain: failure.retry };
  return (
    <Page title={failure.isAway ? <Trans>Sei senza connessione</Trans> : <Trans>Qualcosa si è fermato</Trans>}>
      <Card>{failure.isAway ? <Away read={read} /> : <ReadFailed read={read} />}</Card>
    </Page>
  );
}

/** Has its own texts: those of the errors may not have loaded before the connection was lost (pagine.rete.1). */
function Away({ read }: { read: FailedRead }) {
  return (
    <ReadFailed read={read} title={<Trans>La pagina si aprirà quando torna la connessione</Trans>}>
      <Trans>Non serve fare nulla: la pagina si aprirà da sola. Le pagine già aperte restano disponibili.</Trans>
    </ReadFailed>
  );
}
