import { t } from '@lingui/core/macro';
import type { Choice } from './choice.ts';

/** A choice in words, as one list. */
export function choiceWords({ bill, sms, mail }: Choice): string {
  return new Intl.ListFormat('it').format([
    bill === 'paper' ? t`bolletta su carta` : bill === 'web' ? t`bolletta sul web` : t`nessuna scelta per la bolletta`,
    mail ? t`avvisi via email` : t`niente email`,
    sms ? t`avvisi via SMS` : t`niente SMS`,
  ]);
}
