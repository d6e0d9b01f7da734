import { QUOTE_DISPLAY_STATES, type QuoteDisplayState, type QuoteState } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconCircleX, IconClockHour4, IconHelpCircle } from '@tabler/icons-react';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';

const looks = {
  ACCETTATO: { tone: 'good', icon: IconCircleCheck },
  RIFIUTATO: { tone: 'quiet', icon: IconCircleX },
  IN_ATTESA_APPROVAZIONE: { tone: 'warn', icon: IconClockHour4 },
  Sconosciuto: { tone: 'quiet', icon: IconHelpCircle },
} as const satisfies Record<QuoteDisplayState, object>;

/** Status label of a quote (preventivo.modello.3). */
export function QuoteStateTag({ state }: { state: QuoteState }) {
  const { t } = useLingui();
  const shown = QUOTE_DISPLAY_STATES[state];
  const words: Record<QuoteDisplayState, string> = {
    ACCETTATO: t`Accettato`,
    RIFIUTATO: t`Rifiutato`,
    IN_ATTESA_APPROVAZIONE: t`In attesa della tua risposta`,
    Sconosciuto: t`Sconosciuto`,
  };
  return <Tag {...looks[shown]}>{words[shown]}</Tag>;
}
