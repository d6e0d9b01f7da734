import type { ReadableError } from '../../../api/errors/errors.ts';
import { MAIN_ID, SkipLink } from '../../../ui/layout/SkipLink.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { ErrorState } from '../../../ui/parts/states/ErrorState.tsx';
import classes from './ErrorPage.module.css';

export function ErrorPage({ error, onRetry }: { error: ReadableError; onRetry: () => void }) {
  return (
    <>
      <SkipLink />
      <main className={classes['main']} id={MAIN_ID} tabIndex={-1}>
        <Card as="div" className={classes['card']}>
          <ErrorState level={1} title={error.title} code={error.code} requestId={error.requestId} onRetry={onRetry}>
            {error.meaning} {error.advice}
          </ErrorState>
        </Card>
      </main>
    </>
  );
}
