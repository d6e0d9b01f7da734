import { RuleError } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useApp } from '../../api/app.ts';
import { readableError } from '../../api/errors.ts';
import { Notice } from '../../ui/parts/Notice.tsx';

/** Why whoever reads the login page is here, if a session has just ended. */
export function EndNotice() {
  const { endedBecause } = useApp();
  switch (endedBecause) {
    case undefined:
      return null;
    case 'SIGNED_OUT':
      return (
        <Notice tone="good">
          <Trans>Sei fuori dall’area clienti. A presto!</Trans>
        </Notice>
      );
    case 'REFRESH_FAILED': {
      const { title, meaning, advice } = readableError(new RuleError('TOKEN_REFRESH_FAILED'));
      return (
        <Notice tone="warn" title={title}>
          {meaning} {advice}
        </Notice>
      );
    }
  }
}
