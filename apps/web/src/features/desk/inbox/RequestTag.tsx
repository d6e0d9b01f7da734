import type { ReceivedRequest } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconClockHour4 } from '@tabler/icons-react';
import { useApp } from '../../../api/app.ts';
import { comingDay } from '../../../ui/moments.ts';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';

export function RequestTag({ answer, answerBy }: Pick<ReceivedRequest, 'answer' | 'answerBy'>) {
  const { clock } = useApp();
  const now = clock.now();
  if (answer !== undefined) {
    return (
      <Tag tone="good" icon={IconCircleCheck}>
        <Trans>Risposta</Trans>
      </Tag>
    );
  }
  return answerBy < now ? (
    <Tag tone="bad" icon={IconAlertTriangle}>
      <Trans>In ritardo</Trans>
    </Tag>
  ) : (
    <Tag tone="info" icon={IconClockHour4}>
      <Trans>Entro {comingDay(answerBy, now)}</Trans>
    </Tag>
  );
}
