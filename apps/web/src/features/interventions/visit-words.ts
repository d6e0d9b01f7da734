import type { Instant, PastStage, VisitMoment } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { timesWords, timeWords } from '../../ui/moments.ts';
import { appointmentWords } from './words.ts';

export type PastVisit = VisitMoment & { readonly stage: PastStage };

/** One wording for a missed appointment on all screens (intervento.passato.1); `pastNote` advises what to do. */
export function pastWords(past: PastVisit, now: Instant) {
  const when = appointmentWords(past, now);
  return {
    title: past.stage === 'UNCONFIRMED' ? t`Nessuna conferma in tempo` : t`Aspettiamo l’esito`,
    was: past.isCall ? t`La videochiamata era ${when}.` : t`La visita era ${when}.`,
  };
}

/** Words of an appointment of today for the home; undefined where it is on another day. */
export function todayWords({ stage, isCall, start, end, until }: VisitMoment): string | undefined {
  const times = timesWords(start, end);
  if (stage === 'TODAY') return isCall ? t`la videochiamata è oggi, ${times}` : t`il tecnico viene oggi, ${times}`;
  if (stage === 'ON_THE_WAY') return t`il tecnico è in viaggio`;
  if (stage !== 'NOW' && stage !== 'STILL_OPEN') return undefined;
  const last = timeWords(until);
  return isCall ? t`la videochiamata è aperta fino alle ${last}` : t`il tecnico arriva entro le ${last}`;
}
