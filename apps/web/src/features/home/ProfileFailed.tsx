import { readableError } from '../../api/errors.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { ErrorState } from '../../ui/parts/ErrorState.tsx';

interface ProfileFailedProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The profile could not be read: what the area knows besides still stands below. */
export function ProfileFailed({ error, isRetrying, onRetry }: ProfileFailedProps) {
  const { title, meaning, advice, code, requestId, retryable } = readableError(error);
  return (
    <Card>
      <ErrorState
        wide
        title={title}
        code={code}
        requestId={requestId}
        retrying={isRetrying}
        onRetry={retryable ? onRetry : undefined}
      >
        {meaning} {advice}
      </ErrorState>
    </Card>
  );
}
