import type { ErrorComponentProps } from '@tanstack/react-router';
import { readableError } from '../../api/errors.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { useRetry } from './retry.ts';

/** What is shown when a route fails: the error, and one more try. */
export function WholePageError({ error, reset }: ErrorComponentProps) {
  const retry = useRetry(error, reset);
  return <ErrorPage error={readableError(error)} onRetry={retry} />;
}
