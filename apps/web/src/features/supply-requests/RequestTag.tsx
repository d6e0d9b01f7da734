import { REQUEST_STATE_LABELS, type RequestState } from '@sportello/domain';
import { IconCircleCheck, IconCircleX, IconInfoCircle, IconMessageQuestion, IconProgress } from '@tabler/icons-react';
import { Tag, type TagProps } from '../../ui/parts/signs/Tag.tsx';

const LOOKS: Readonly<Record<RequestState, Pick<TagProps, 'tone' | 'icon'>>> = {
  IN_CORSO: { tone: 'info', icon: IconProgress },
  DA_INTEGRARE: { tone: 'warn', icon: IconMessageQuestion },
  CONCLUSA: { tone: 'good', icon: IconCircleCheck },
  RIFIUTATA: { tone: 'bad', icon: IconInfoCircle },
  ANNULLATA: { tone: 'quiet', icon: IconCircleX },
};

export function RequestTag({ state }: { state: RequestState }) {
  return <Tag {...LOOKS[state]}>{REQUEST_STATE_LABELS[state]}</Tag>;
}
