import { CASE_STATE_LABELS, type CaseState } from '@sportello/domain';
import { IconCircleCheck, IconCircleX, IconClockHour4, IconMessageQuestion, IconProgress } from '@tabler/icons-react';
import { Tag, type TagProps } from '../../ui/parts/signs/Tag.tsx';

const LOOKS: Readonly<Record<CaseState, Pick<TagProps, 'tone' | 'icon'>>> = {
  RICEVUTO: { tone: 'info', icon: IconClockHour4 },
  IN_LAVORAZIONE: { tone: 'info', icon: IconProgress },
  ATTESA_CLIENTE: { tone: 'warn', icon: IconMessageQuestion },
  RISPOSTO: { tone: 'good', icon: IconCircleCheck },
  RITIRATO: { tone: 'quiet', icon: IconCircleX },
};

export function CaseTag({ state }: { state: CaseState }) {
  return <Tag {...LOOKS[state]}>{CASE_STATE_LABELS[state]}</Tag>;
}
