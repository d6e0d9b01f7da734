import { Trans } from '@lingui/react/macro';
import classes from './FormProblem.module.css';
import { Callout } from './Callout.tsx';

export interface FormProblemProps {
  problem:
    | {
        title: string;
        meaning: string;
        advice: string;
        code: string | undefined;
        requestId: string | undefined;
        /** Invalid input is no case for the call centre. */
        retryable: boolean;
        /** Shown before anything is sent, so it is not announced. */
        isForeseen?: boolean;
      }
    | undefined;
  /** Set to false if the form focuses the wrong field instead. */
  takesFocus?: boolean;
}

/** Shown above a form that failed: what happened, its outcome, what to do. */
export function FormProblem({ problem, takesFocus = true }: FormProblemProps) {
  if (problem === undefined) return null;
  const { title, meaning, advice, code, requestId, retryable, isForeseen = false } = problem;
  return (
    <Callout
      tone={isForeseen ? 'info' : 'bad'}
      role={isForeseen ? undefined : 'alert'}
      title={title}
      takesFocus={takesFocus && !isForeseen}
    >
      {meaning} {advice}
      {requestId === undefined || !retryable ? null : (
        <span className={classes['small']}>
          {code === undefined ? null : (
            <>
              <Trans>Codice {code}</Trans>
              {' · '}
            </>
          )}
          <Trans>Richiesta {requestId}</Trans>
        </span>
      )}
    </Callout>
  );
}
