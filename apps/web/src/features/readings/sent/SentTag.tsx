import { SENT_READING_STATE_LABELS, type SentReading } from '@sportello/domain';
import { IconAlertTriangle, IconCircleCheck, IconClockHour4 } from '@tabler/icons-react';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';

export function SentTag({ state }: { state: SentReading['state'] }) {
  if (state === 'SCONOSCIUTO') return null;
  const words = SENT_READING_STATE_LABELS[state];
  switch (state) {
    case 'RIFIUTATA':
      return (
        <Tag tone="bad" icon={IconAlertTriangle}>
          {words}
        </Tag>
      );
    case 'VALIDATA':
    case 'USATA_IN_BOLLETTA':
      return (
        <Tag tone="good" icon={IconCircleCheck}>
          {words}
        </Tag>
      );
    case 'RICEVUTA':
    case 'INVIATA_DISTRIBUTORE':
      return (
        <Tag tone="info" icon={IconClockHour4}>
          {words}
        </Tag>
      );
  }
}
