import { Trans } from '@lingui/react/macro';
import { readableError } from '../../api/errors.ts';
import { Notice } from '../../ui/parts/Notice.tsx';
import classes from './SignInForm.module.css';

/** Why the sign-in was not taken. */
export function Refusal({ error }: { error: Error }) {
  const { title, meaning, advice, code, requestId, retryable } = readableError(error);
  return (
    <Notice tone="bad" role="alert" title={title}>
      {meaning} {advice}
      {retryable && requestId !== undefined ? (
        <span className={classes['request']}>
          <Trans>
            Codice {code} · Richiesta {requestId}
          </Trans>
        </span>
      ) : null}
    </Notice>
  );
}
