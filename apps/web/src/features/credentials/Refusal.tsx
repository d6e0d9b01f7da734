import { Trans } from '@lingui/react/macro';
import { readableError } from '../../api/errors.ts';
import { Notice } from '../../ui/parts/Notice.tsx';
import classes from './forms.module.css';

/** Why a form was not taken, over its fields; what was typed stays. */
export function Refusal({ error }: { error: unknown }) {
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
