import type { Day } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

interface Barrier {
  readonly id: string;
  readonly what: MessageDescriptor;
  /** Another way to the same end. */
  readonly instead: MessageDescriptor;
  readonly criterion: string;
}

interface Declaration {
  /** Day of the last evaluation; the law asks for one a year. */
  readonly evaluatedOn: Day;
  readonly barriers: readonly Barrier[];
  readonly tests: readonly { readonly id: string; readonly words: MessageDescriptor }[];
}

/** The only source for the page and its state of conformity (assistenza.accessibilita.1). */
export const declaration: Declaration = {
  evaluatedOn: '2026-11-26',
  barriers: [
    {
      id: 'video-call',
      what: msg`La videochiamata con il tecnico usa il servizio di un’altra azienda: non l’abbiamo valutato.`,
      instead: msg`Puoi chiedere una visita a casa.`,
      criterion: 'EN 301 549, 6',
    },
    {
      id: 'contract-documents',
      what: msg`Alcuni documenti di contratto possono essere pagine scansionate: lo screen reader non le legge.`,
      instead: msg`Chiedici una copia che si possa leggere.`,
      criterion: 'WCAG 1.1.1',
    },
    {
      id: 'photos',
      what: msg`Le foto inviate da te o dal tecnico non hanno una descrizione.`,
      instead: msg`Trovi i dati importanti anche come testo, per esempio le cifre del contatore.`,
      criterion: 'WCAG 1.1.1',
    },
    {
      id: 'card-page',
      what: msg`La pagina per pagare con la carta è di un’altra azienda: non l’abbiamo valutata.`,
      instead: msg`Puoi pagare con l’app della banca o con l’addebito automatico.`,
      criterion: 'EN 301 549, 9.6',
    },
  ],
  tests: [
    { id: 'axe', words: msg`Con il programma axe: tutte le pagine, in chiaro e in scuro.` },
    { id: 'forced-colours', words: msg`Con i colori forzati dal sistema: le pagine con schede, grafici e passi.` },
    { id: 'keyboard', words: msg`Con la sola tastiera: accesso, menu e finestre di dialogo.` },
    { id: 'narrow', words: msg`Su uno schermo largo 320 pixel, con il testo più spaziato: le pagine principali.` },
  ],
};

export type Conformity = 'FULL' | 'PARTIAL';

/** Derives the state from the list, so that they never contradict each other (assistenza.accessibilita.1). */
export function conformityOf({ barriers }: Pick<Declaration, 'barriers'>): Conformity {
  return barriers.length === 0 ? 'FULL' : 'PARTIAL';
}
