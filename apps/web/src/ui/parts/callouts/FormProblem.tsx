import { Trans } from '@lingui/react/macro';
import classes from './FormProblem.module.css';
import { Callout } from './Callout.tsx';

export interface FormProblemProps {
  /** Nothing is shown without one. */
  problem:
    | {
        title: string;
        meaning: string;
        advice: string;
        code: string | undefined;
        requestId: string | undefined;
        /** What has to be typed otherwise is no case for the call centre. */
        retryable: boolean;
        /** It stands before anything is sent, so that nobody is called to it. */
        isForeseen?: boolean;
      }
    | undefined;
  /** Whether the reader is led to it; not where the form leads them to the field to type in again. */
  takesFocus?: boolean;
}

/** Over a form that was not sent well: what happened, what became of it, what to do. */
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
