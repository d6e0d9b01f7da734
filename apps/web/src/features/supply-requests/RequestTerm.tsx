import { dayInRome, isOpenRequest, REQUEST_STEP_LABELS, type SupplyRequestSummary } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useApp } from '../../api/app.ts';
import { longDay } from '../../ui/moments.ts';

/** By when a request is done, or how it ended. */
export function RequestTerm({ of: { state, step, dueBy } }: { of: SupplyRequestSummary }) {
  const now = useApp().clock.now();
  if (state === 'RIFIUTATA') return <Trans>La richiesta non è stata accolta</Trans>;
  if (state === 'ANNULLATA') return <Trans>L’hai annullata</Trans>;
  if (!isOpenRequest(state) || dueBy === undefined) return REQUEST_STEP_LABELS[step];
  const day = longDay(dueBy, now);
  if (dueBy < dayInRome(now)) return <Trans>Siamo in ritardo, ci scusiamo: il termine era {day}.</Trans>;
  return <Trans>Prevista entro {day}</Trans>;
}
