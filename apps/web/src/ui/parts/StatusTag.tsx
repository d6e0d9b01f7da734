import { useLingui } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleOff,
  IconCircleX,
  IconClockHour4,
  IconHelpCircle,
} from '@tabler/icons-react';

import { Tag, type TagProps } from './Tag.tsx';

/** The statuses of supplies and services (contratto.stato.2). */
export type SupplyStatus =
  | 'IN_ATTIVAZIONE'
  | 'ATTIVO'
  | 'DISATTIVATO'
  | 'CESSATO'
  | 'ANNULLATO'
  | 'SOSPESO_MOROSITA'
  | 'SCONOSCIUTO';

const LOOKS: Record<SupplyStatus, Pick<TagProps, 'tone' | 'icon'>> = {
  IN_ATTIVAZIONE: { tone: 'info', icon: IconClockHour4 },
  ATTIVO: { tone: 'good', icon: IconCircleCheck },
  DISATTIVATO: { tone: 'quiet', icon: IconCircleOff },
  CESSATO: { tone: 'quiet', icon: IconCircleMinus },
  ANNULLATO: { tone: 'quiet', icon: IconCircleX },
  SOSPESO_MOROSITA: { tone: 'bad', icon: IconAlertTriangle },
  SCONOSCIUTO: { tone: 'quiet', icon: IconHelpCircle },
};

/** The status of a supply or a service, in the words of contratto.stato.2. */
export function StatusTag({ status }: { status: SupplyStatus }) {
  const { t } = useLingui();
  const words: Record<SupplyStatus, string> = {
    IN_ATTIVAZIONE: t`In Attivazione`,
    ATTIVO: t`Attivo`,
    DISATTIVATO: t`Disattivato`,
    CESSATO: t`Cessato`,
    ANNULLATO: t`Annullato`,
    SOSPESO_MOROSITA: t`Sospeso per Morosità`,
    SCONOSCIUTO: t`Sconosciuto`,
  };
  return <Tag {...LOOKS[status]}>{words[status]}</Tag>;
}
