import { dayInRome, type CaseSummary } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useApp } from '../../api/app.ts';
import { longDay, pastMoment } from '../../ui/moments.ts';

/** By when a case is answered, or when it was: always a date. */
export function CaseTerm({ of: { state, answerBy, endedAt } }: { of: CaseSummary }) {
  const now = useApp().clock.now();
  if (endedAt !== undefined) {
    const ended = pastMoment(endedAt, now);
    return state === 'RITIRATO' ? <Trans>Ritirato: {ended}</Trans> : <Trans>Risposta: {ended}</Trans>;
  }
  if (answerBy === undefined) return <Trans>Il termine è fermo finché non ci rispondi.</Trans>;
  const day = longDay(answerBy, now);
  if (answerBy < dayInRome(now)) return <Trans>Siamo in ritardo, ci scusiamo: il termine era {day}.</Trans>;
  return <Trans>Rispondiamo entro {day}</Trans>;
}
