import type { Instant, PastAppointment } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { appointmentWords } from './words.ts';

/** One wording for a missed appointment on all screens (intervento.passato.1). */
export function pastWords(past: PastAppointment, isCall: boolean, now: Instant) {
  const when = appointmentWords(past, now);
  if (past.kind === 'REQUESTED') {
    return {
      title: t`Nessuna conferma in tempo`,
      was: t`L’orario che avevi chiesto è passato: ${when}.`,
      note: t`Nessuno l’ha confermato in tempo: ci dispiace. Chiama la Centrale Operativa e scegliete un altro orario, o chiedi un altro intervento.`,
    };
  }
  const missed = isCall ? t`Se non ci siamo incontrati` : t`Se non è venuto nessuno`;
  return {
    title: t`Aspettiamo l’esito`,
    was: t`L’appuntamento era ${when}.`,
    note: t`Stiamo aspettando l’esito. ${missed}, chiama la Centrale Operativa o chiedi un altro intervento.`,
  };
}
