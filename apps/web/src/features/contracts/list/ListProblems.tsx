import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { readableError } from '../../../api/errors.ts';
import type { ContractLists, FailedList } from '../../../shared/contracts/use-contract-lists.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { ErrorState } from '../../../ui/parts/ErrorState.tsx';
import { Notice } from '../../../ui/parts/Notice.tsx';

interface ListProblemsProps {
  lists: ContractLists;
  /** Those that this part is made of. */
  failed: readonly FailedList[];
}

/** Nothing of a part could be read. */
export function AllListsFailed({ lists, failed }: ListProblemsProps) {
  const { isRetrying, retry } = lists;
  const { meaning, advice, code, requestId } = readableError(failed[0]?.error);
  return (
    <Card>
      <ErrorState
        wide
        level={2}
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

/** Which lists are missing beside those that could be read. */
export function SomeListsFailed({ lists, failed }: ListProblemsProps) {
  const { i18n } = useLingui();
  const { isRetrying, retry } = lists;
  const parts = new Intl.ListFormat('it').format(failed.map(({ name }) => i18n._(name)));
  return (
    <Notice
      tone="warn"
      role="alert"
      title={<Trans>Non vedi tutti i contratti</Trans>}
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
