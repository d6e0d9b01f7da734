import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { readableError } from '../../api/errors.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { ErrorState } from '../../ui/parts/ErrorState.tsx';
import { Notice } from '../../ui/parts/Notice.tsx';
import type { Contracts } from './use-contracts.ts';

/** No list at all could be read. */
export function AllListsFailed({ contracts }: { contracts: Contracts }) {
  const { failed, isRetrying, retry } = contracts;
  const { meaning, advice, code, requestId } = readableError(failed[0]?.error);
  return (
    <Card>
      <ErrorState
        wide
        title={<Trans>I contratti non sono disponibili ora</Trans>}
        code={code}
        requestId={requestId}
        retrying={isRetrying}
        onRetry={() => void retry()}
      >
        {meaning} {advice}
      </ErrorState>
    </Card>
  );
}

/** Some lists are missing beside those that could be read: which. */
export function SomeListsFailed({ contracts }: { contracts: Contracts }) {
  const { i18n } = useLingui();
  const { failed, isRetrying, retry } = contracts;
  const parts = new Intl.ListFormat('it').format(failed.map(({ name }) => i18n._(name)));
  return (
    <Notice
      tone="warn"
      role="alert"
      title={<Trans>I contratti non sono disponibili ora</Trans>}
      action={
        <Button variant="default" loading={isRetrying} onClick={() => void retry()}>
          <Trans>Riprova</Trans>
        </Button>
      }
    >
      <Trans>Manca questa parte: {parts}. Il resto è qui sotto.</Trans>
    </Notice>
  );
}
