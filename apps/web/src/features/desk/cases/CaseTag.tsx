import { CASE_STATE_LABELS, dayInRome, daysBetween, type Day, type QueuedCase } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconClockHour4, IconClockPause, IconX } from '@tabler/icons-react';
import { useApp } from '../../../api/app.ts';
import { tableDay } from '../../../ui/moments.ts';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';

/** Shows the time left for the reply (reclami.operatore.1). */
export function CaseTag({ state, urgency, answerBy }: Pick<QueuedCase, 'state' | 'urgency' | 'answerBy'>) {
  const { clock } = useApp();
  if (urgency === undefined) {
    const isAnswered = state === 'RISPOSTO';
    return (
      <Tag tone={isAnswered ? 'good' : 'quiet'} icon={isAnswered ? IconCircleCheck : IconX}>
        {CASE_STATE_LABELS[state]}
      </Tag>
    );
  }
  if (answerBy === undefined || urgency === 'FERMO') {
    return (
      <Tag tone="quiet" icon={IconClockPause}>
        <Trans>Fermo: in attesa del cliente</Trans>
      </Tag>
    );
  }
  if (urgency === 'SCADUTO') {
    return (
      <Tag tone="bad" icon={IconAlertTriangle}>
        <Trans>Scaduto il {tableDay(answerBy)}</Trans>
      </Tag>
    );
  }
  return (
    <Tag tone={urgency === 'URGENTE' ? 'warn' : 'info'} icon={IconClockHour4}>
      {urgency === 'URGENTE' ? (
        <DaysLeft today={dayInRome(clock.now())} answerBy={answerBy} />
      ) : (
        <Trans>Entro il {tableDay(answerBy)}</Trans>
      )}
    </Tag>
  );
}

function DaysLeft({ today, answerBy }: { today: Day; answerBy: Day }) {
  const days = daysBetween(today, answerBy);
  return days <= 0 ? (
    <Trans>Ultimo giorno: oggi</Trans>
  ) : (
    <Plural value={days} one="Resta # giorno" other="Restano # giorni" />
  );
}
