import type { ReactNode } from 'react';
import { readableError } from '../../../api/errors/errors.ts';
import { ErrorState, type ErrorStateProps } from '../../../ui/parts/states/ErrorState.tsx';
import type { FailedRead } from '../read.ts';

export interface ReadFailedProps extends Pick<ErrorStateProps, 'level' | 'plain'> {
  read: FailedRead;
  /** A title, if the error's own doesn't name the missing content. */
  title?: ReactNode;
  children?: ReactNode;
}

/** Shows why a read failed, with a retry where that can help. */
export function FailedPanel({ read: { error, isAsking, askAgain }, title, level, plain, children }: ReadFailedProps) {
  const { title: name, meaning, advice, code, requestId, retryable } = readableError(error);
  return (
    <ErrorState
      wide={plain !== true}
      plain={plain}
      level={level}
      title={title ?? name}
      code={code}
      requestId={requestId}
      retrying={isAsking}
      onRetry={retryable ? askAgain : undefined}
    >
      {children ?? (
        <>
          {meaning} {advice}
        </>
      )}
    </ErrorState>
  );
}
