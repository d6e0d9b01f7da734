import { dayInRome, type Day } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconClockHour4 } from '@tabler/icons-react';
import { useApp } from '../../../../api/app.ts';
import { tableDay } from '../../../../ui/moments.ts';
import { Tag } from '../../../../ui/parts/signs/Tag.tsx';

/** The last day of a request's term; red once it is past. */
export function TermTag({ dueBy }: { dueBy: Day | undefined }) {
  const { clock } = useApp();
  if (dueBy === undefined) return null;
  return dueBy < dayInRome(clock.now()) ? (
    <Tag tone="bad" icon={IconAlertTriangle}>
      <Trans>In ritardo: {tableDay(dueBy)}</Trans>
    </Tag>
  ) : (
    <Tag tone="info" icon={IconClockHour4}>
      <Trans>Entro il {tableDay(dueBy)}</Trans>
    </Tag>
  );
}
