import type { PushKind } from '@sportello/domain';

interface PushWords {
  readonly title: string;
  readonly body: string;
  /** A later push of the kind replaces the one that is shown. */
  readonly isLatest?: true;
}

/**
 * Neutral sentences for a locked screen: no amount, name or address (push.contenuto.1). The worker is built without
 * the catalogue of translations, which would be most of it.
 */
export const PUSH_WORDS: Readonly<Record<PushKind, PushWords>> = {
  BOLLETTA: { title: 'È arrivata una bolletta', body: 'Aprila nella tua area clienti.', isLatest: true },
  SCADENZA: { title: 'Una bolletta da pagare', body: 'Guarda la scadenza nella tua area clienti.', isLatest: true },
  ADDEBITO: { title: 'Un addebito non è riuscito', body: 'Guarda che cosa puoi fare.' },
  VISITA: { title: 'Un avviso sul tuo intervento', body: 'Guarda quando è e a che punto è.' },
  PREVENTIVO: { title: 'Un preventivo è pronto', body: 'Leggilo e decidi se accettarlo.' },
  LETTURA: { title: 'Puoi inviare la lettura', body: 'Così la bolletta non usa stime.', isLatest: true },
  SOGLIA: { title: 'La bolletta in corso supera la tua soglia', body: 'Guarda i tuoi consumi.', isLatest: true },
  MODIFICA: { title: 'Novità su una tua modifica', body: 'Guarda com’è andata.' },
};

/** For a kind of a newer server. */
export const OTHER_WORDS: PushWords = { title: 'Hai una nuova notifica', body: 'Aprila nella tua area clienti.' };
