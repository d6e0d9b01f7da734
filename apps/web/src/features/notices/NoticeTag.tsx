import { NOTICE_STATE_LABELS, type NoticeStep } from '@sportello/domain';
import { IconCircleCheck, IconMail, IconMailOpened, IconMailX, IconSend } from '@tabler/icons-react';
import { Tag, type TagProps } from '../../ui/parts/signs/Tag.tsx';

const LOOKS: Readonly<Record<NoticeStep, Pick<TagProps, 'tone' | 'icon'>>> = {
  PREPARATA: { tone: 'quiet', icon: IconMail },
  INVIATA: { tone: 'info', icon: IconSend },
  CONSEGNATA: { tone: 'info', icon: IconMail },
  NON_CONSEGNATA: { tone: 'warn', icon: IconMailX },
  APERTA: { tone: 'good', icon: IconMailOpened },
  CONFERMATA: { tone: 'good', icon: IconCircleCheck },
  DA_SPEDIRE: { tone: 'info', icon: IconSend },
  SPEDITA: { tone: 'info', icon: IconSend },
};

export function NoticeTag({ state }: { state: NoticeStep }) {
  return <Tag {...LOOKS[state]}>{NOTICE_STATE_LABELS[state]}</Tag>;
}
