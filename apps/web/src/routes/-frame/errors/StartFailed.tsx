import { CallError } from '@sportello/calls';
import { readableError } from '../../../api/errors/errors.ts';
import { RootShell } from '../../../ui/layout/RootShell.tsx';
import { ErrorPage } from './ErrorPage.tsx';

export function StartFailed({ error }: { error: unknown }) {
  const cause = error instanceof TypeError ? new CallError('offline', error.message) : error;
  return (
    <RootShell>
      <ErrorPage error={readableError(cause)} onRetry={() => window.location.reload()} />
    </RootShell>
  );
}
