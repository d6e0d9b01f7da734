import type { ErrorComponentProps } from '@tanstack/react-router';
import { readableError } from '../../../api/errors/errors.ts';
import { LoadingOverlay } from '../../../ui/layout/LoadingOverlay.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { useRetry } from '../retry.ts';

export function WholePageError({ error, reset }: ErrorComponentProps) {
  const failure = useRetry(error, reset);
  if (failure.isLooking) return <LoadingOverlay />;
  return <ErrorPage error={readableError(failure.error)} onRetry={failure.retry} />;
}
