import { t } from '@lingui/core/macro';
import type { PastVisit } from './visit-words.ts';

/** Advice for a missed appointment; apart from its title, because the home does not need it at once. */
export function pastNote({ stage, isCall }: PastVisit): string {
  if (stage === 'UNCONFIRMED') {
    return t`Nessuno l’ha confermata in tempo: ci dispiace. Chiama la Centrale Operativa per scegliere un altro orario, o chiedi un altro intervento.`;
  }
  if (stage === 'NOT_CLOSED') {
    return t`È cominciata, e non sappiamo ancora com’è finita. Se il problema resta, chiama la Centrale Operativa.`;
  }
  return isCall
    ? t`Non sappiamo ancora com’è andata. Se non ci siamo incontrati, chiama la Centrale Operativa o chiedi un altro intervento.`
    : t`Non sappiamo ancora com’è andata. Se non è venuto nessuno, chiama la Centrale Operativa o chiedi un altro intervento.`;
}
