import { PUSH_KINDS, type PushKind } from './kinds.ts';

export interface PushWords {
  readonly title: string;
  readonly body: string;
  /** A later push of the kind replaces the one that is shown. */
  readonly isLatest?: true;
}

/**
 * Neutral sentences for a locked screen: no amount, name or address (push.contenuto.1). The service worker has them
 * built in, and so have the apps (`apps/mobile`), since neither reads the catalogue of translations.
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
export const OTHER_PUSH_WORDS: PushWords = {
  title: 'Hai una nuova notifica',
  body: 'Aprila nella tua area clienti.',
};

/** Returns the names under which an app has the words of a kind; the push services of the stores see these alone. */
export function pushWordKeys(kind: PushKind): { readonly title: string; readonly body: string } {
  const name = `push_${kind.toLowerCase()}`;
  return { title: `${name}_title`, body: `${name}_body` };
}

/** Lists the words of all kinds by their names in an app. */
export function pushWordsByKey(): readonly (readonly [key: string, words: string])[] {
  return PUSH_KINDS.flatMap((kind) => {
    const keys = pushWordKeys(kind);
    const { title, body } = PUSH_WORDS[kind];
    return [[keys.title, title] as const, [keys.body, body] as const];
  });
}

/** Returns what a later push replaces on the screen: the one of its kind, or none but itself. */
export function pushTag(kind: string, id: string): string {
  const words = Object.hasOwn(PUSH_WORDS, kind) ? PUSH_WORDS[kind as PushKind] : OTHER_PUSH_WORDS;
  return words.isLatest === true ? kind : `${kind} ${id}`;
}

/** Returns the page of a notification, which goes on to where that one leads, after signing in if need be. */
export function pushedPath(id: unknown): string {
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? `/my-edison/notifiche?apri=${id}` : '/my-edison/notifiche';
}
