import type { Instant, PastStage, VisitMoment } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { timesWords, timeWords } from '../../ui/moments.ts';
import { appointmentWords } from './words.ts';

type PastVisit = VisitMoment & { readonly stage: PastStage };

/** One wording for a missed appointment on all screens (intervento.passato.1). */
export function pastWords(past: PastVisit, now: Instant) {
  const when = appointmentWords(past, now);
  const was = past.isCall ? t`La videochiamata era ${when}.` : t`La visita era ${when}.`;
  switch (past.stage) {
    case 'UNCONFIRMED':
      return {
        title: t`Nessuna conferma in tempo`,
        was,
        note: t`Nessuno l’ha confermata in tempo: ci dispiace. Chiama la Centrale Operativa per scegliere un altro orario, o chiedi un altro intervento.`,
      };
    case 'NO_OUTCOME':
      return {
        title: t`Aspettiamo l’esito`,
        was,
        note: past.isCall
          ? t`Non sappiamo ancora com’è andata. Se non ci siamo incontrati, chiama la Centrale Operativa o chiedi un altro intervento.`
          : t`Non sappiamo ancora com’è andata. Se non è venuto nessuno, chiama la Centrale Operativa o chiedi un altro intervento.`,
      };
    case 'NOT_CLOSED':
      return {
        title: t`Aspettiamo l’esito`,
        was,
        note: t`È cominciata, e non sappiamo ancora com’è finita. Se il problema resta, chiama la Centrale Operativa.`,
      };
  }
}

/** Words of an appointment of today for the home; undefined where it is on another day. */
export function todayWords({ stage, isCall, start, end, until }: VisitMoment): string | undefined {
  const times = timesWords(start, end);
  if (stage === 'TODAY') return isCall ? t`la videochiamata è oggi, ${times}` : t`il tecnico viene oggi, ${times}`;
  if (stage === 'ON_THE_WAY') return t`il tecnico è in viaggio verso di te`;
  if (stage !== 'NOW' && stage !== 'STILL_OPEN') return undefined;
  const last = timeWords(until);
  return isCall ? t`la videochiamata è aperta fino alle ${last}` : t`il tecnico arriva entro le ${last}`;
}
