import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { readableError } from '../../api/errors.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { ErrorState } from '../../ui/parts/ErrorState.tsx';
import { useRetry } from './retry.ts';

/** A page of the area that fails: the area around it stays. */
export function AreaError({ error, reset }: ErrorComponentProps) {
  const { title, meaning, advice, code, requestId } = readableError(error);
  const retry = useRetry(error, reset);
  return (
    <Page title={<Trans>Qualcosa si è fermato</Trans>}>
      <Card>
        <ErrorState title={title} code={code} requestId={requestId} onRetry={retry} wide>
          {meaning} {advice}
        </ErrorState>
      </Card>
    </Page>
  );
}
