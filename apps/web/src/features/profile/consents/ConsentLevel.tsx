import type { PrivacyLevel } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { shortMoment } from '../../../ui/moments.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import own from './consents.module.css';

import '@mantine/core/styles/Switch.layer.css';
import '../../../ui/theme/fields.ts';

interface ConsentLevelProps {
  level: PrivacyLevel;
  choice: boolean | undefined;
  onChoose: (isGiven: boolean) => void;
}

export function ConsentLevel({ level, choice, onChoose }: ConsentLevelProps) {
  const { code, description, isGiven, history } = level;
  return (
    <div className={own['level']}>
      <Switch
        classNames={{ root: blocks['stackFlush'] ?? '', label: own['switchLabel'] ?? '' }}
        size="lg"
        label={description}
        checked={choice ?? isGiven ?? false}
        // An unknown consent is shown read-only.
        disabled={code === 'SCONOSCIUTO'}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      {history.length === 0 ? (
        <p className={layout['caption']}>
          <Trans>Non hai ancora scelto.</Trans>
        </p>
      ) : (
        <details className={own['history']}>
          <summary className={screens['plainSummary']}>
            <Trans>Scelte precedenti</Trans>
          </summary>
          <ul className={own['said']}>
            {history.map(({ isGiven: wasGiven, at, policyVersion }) => (
              <li key={`${at}${wasGiven}`}>
                {wasGiven ? <Trans>Sì</Trans> : <Trans>No</Trans>} · {shortMoment(at)}
                {policyVersion === undefined ? null : (
                  <span className={layout['caption']}>
                    {' '}
                    · <Trans>informativa {policyVersion}</Trans>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
