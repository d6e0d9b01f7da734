import { PAYMENT_METHOD_STATUS_LABELS, type PaymentMethodStatus } from '@sportello/domain';
import { IconCircleCheck, IconCircleOff, IconClockHour4, IconHelpCircle } from '@tabler/icons-react';
import { Tag, type TagProps } from '../../ui/parts/signs/Tag.tsx';

const LOOKS: Record<PaymentMethodStatus, Pick<TagProps, 'tone' | 'icon'>> = {
  ATTIVO: { tone: 'good', icon: IconCircleCheck },
  IN_ATTIVAZIONE: { tone: 'info', icon: IconClockHour4 },
  IN_DISATTIVAZIONE: { tone: 'warn', icon: IconClockHour4 },
  DISATTIVATO: { tone: 'quiet', icon: IconCircleOff },
  SCONOSCIUTO: { tone: 'quiet', icon: IconHelpCircle },
};

/** Status label of a payment method (pagamento.modello.2). */
export function MethodStatus({ status }: { status: PaymentMethodStatus }) {
  return <Tag {...LOOKS[status]}>{PAYMENT_METHOD_STATUS_LABELS[status]}</Tag>;
}
