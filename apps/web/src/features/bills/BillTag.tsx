import { BILL_STATUS_LABELS, type BillStatus } from '@sportello/domain';
import {
  IconAlertCircle,
  IconBan,
  IconCalendarDue,
  IconCircleCheck,
  IconClock,
  IconListNumbers,
} from '@tabler/icons-react';
import { Tag, type TagProps } from '../../ui/parts/signs/Tag.tsx';

const looks: Record<BillStatus, Pick<TagProps, 'tone'> & { icon: NonNullable<TagProps['icon']> }> = {
  PAGATA: { tone: 'good', icon: IconCircleCheck },
  IN_SCADENZA: { tone: 'warn', icon: IconCalendarDue },
  SCADUTA: { tone: 'bad', icon: IconAlertCircle },
  RATEIZZATA: { tone: 'info', icon: IconListNumbers },
  PIANO_RATE_IN_ELABORAZIONE: { tone: 'info', icon: IconClock },
  IN_ELABORAZIONE: { tone: 'info', icon: IconClock },
  DA_NON_PAGARE: { tone: 'quiet', icon: IconBan },
  SCONOSCIUTO: { tone: 'quiet', icon: IconClock },
};

/** The status labels come from bolletta.stato.1. */
export function BillTag({ status }: { status: BillStatus }) {
  return <Tag {...looks[status]}>{BILL_STATUS_LABELS[status]}</Tag>;
}
