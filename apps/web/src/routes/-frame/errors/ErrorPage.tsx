import type { ReadableError } from '../../../api/errors/errors.ts';
import { LonePage } from '../../../ui/layout/LonePage.tsx';
import { ErrorState } from '../../../ui/parts/states/ErrorState.tsx';

export function ErrorPage({ error, onRetry }: { error: ReadableError; onRetry: () => void }) {
  return (
    <LonePage>
      <ErrorState level={1} title={error.title} code={error.code} requestId={error.requestId} onRetry={onRetry}>
        {error.meaning} {error.advice}
      </ErrorState>
    </LonePage>
  );
}
