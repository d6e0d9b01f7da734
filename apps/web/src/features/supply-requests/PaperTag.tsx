import type { PaperState } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconClockHour4 } from '@tabler/icons-react';
import { Tag } from '../../ui/parts/signs/Tag.tsx';

/** Shows if a paper was accepted (pratica.carte.2). */
export function PaperTag({ state }: { state: PaperState }) {
  switch (state) {
    case 'DA_VERIFICARE':
      return (
        <Tag tone="info" icon={IconClockHour4}>
          <Trans>Da verificare</Trans>
        </Tag>
      );
    case 'ACCETTATA':
      return (
        <Tag tone="good" icon={IconCircleCheck}>
          <Trans>Accettato</Trans>
        </Tag>
      );
    case 'RESPINTA':
      return (
        <Tag tone="warn" icon={IconAlertTriangle}>
          <Trans>Respinto</Trans>
        </Tag>
      );
  }
}
