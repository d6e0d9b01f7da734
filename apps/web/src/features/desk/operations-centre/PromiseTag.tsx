import { turnOf, type DeskIntervention } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconClockHour4, IconUser } from '@tabler/icons-react';
import { useApp } from '../../../api/app.ts';
import { comingDay, shortMoment } from '../../../ui/moments.ts';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';

/** Deadline of the next step, or that it has passed (intervento.promessa.1). */
export function PromiseTag({ intervention }: { intervention: DeskIntervention }) {
  const { clock } = useApp();
  const now = clock.now();
  const { promisedBy, state, subState } = intervention;
  if (promisedBy === undefined) {
    return turnOf(state, subState) === 'CUSTOMER' ? (
      <Tag tone="quiet" icon={IconUser}>
        <Trans>In attesa del cliente</Trans>
      </Tag>
    ) : null;
  }
  return promisedBy <= now ? (
    <Tag tone="bad" icon={IconAlertTriangle}>
      {state === 'New' ? (
        <Trans>Ricerca scaduta: {shortMoment(promisedBy)}</Trans>
      ) : (
        <Trans>In ritardo: {shortMoment(promisedBy)}</Trans>
      )}
    </Tag>
  ) : (
    <Tag tone="info" icon={IconClockHour4}>
      <Trans>Entro {comingDay(promisedBy, now)}</Trans>
    </Tag>
  );
}
