import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ReadFailed } from '../../shared/read/ReadFailed.tsx';
import { LoadingOverlay } from '../../ui/layout/LoadingOverlay.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { useRetry } from './retry.ts';

/** A page of the area that fails: the area around it stays. */
export function AreaError({ error, reset }: ErrorComponentProps) {
  const failure = useRetry(error, reset);
  if (failure.isLooking) return <LoadingOverlay />;
  return (
    <Page title={failure.isAway ? <Trans>Sei senza connessione</Trans> : <Trans>Qualcosa si è fermato</Trans>}>
      <Card>
        <ReadFailed read={{ error: failure.error, askAgain: failure.retry }} />
      </Card>
    </Page>
  );
}
