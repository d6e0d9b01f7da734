import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ReadFailed } from '../../shared/read/ReadFailed.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { useRetry } from './retry.ts';

/** A page of the area that fails: the area around it stays. */
export function AreaError({ error, reset }: ErrorComponentProps) {
  const retry = useRetry(error, reset);
  return (
    <Page title={<Trans>Qualcosa si è fermato</Trans>}>
      <Card>
        <ReadFailed read={{ error, askAgain: retry }} />
      </Card>
    </Page>
  );
}
