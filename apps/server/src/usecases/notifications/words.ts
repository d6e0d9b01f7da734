import type { NotificationTarget } from '@sportello/domain';
import type { EventKind } from '../events/announce.ts';

/** What a notification says, and where it leads. */
export interface NotificationWords {
  readonly title: string;
  readonly text: string;
  readonly target: NotificationTarget;
  /** Where a LINK leads. */
  readonly url?: string;
}

type Data = Readonly<Record<string, unknown>>;

const word = (value: unknown) => (typeof value === 'string' ? value : '');

/** What each kind of event says to the customer; a kind without words is told to nobody here. */
const words: Partial<Record<EventKind, (data: Data) => NotificationWords>> = {
  CUSTOMER_REGISTERED: () => ({
    title: 'Benvenuto nella tua area clienti',
    text: 'Qui trovi contratti, bollette e assistenza. Controlla che i tuoi contatti siano giusti.',
    target: 'PROFILO',
  }),
  PASSWORD_RESET: () => ({
    title: 'Hai una nuova password',
    text: 'Se non l’hai scelta tu, scegline subito un’altra e chiama il servizio clienti.',
    target: 'PROFILO',
  }),
  PASSWORD_CHANGED: () => ({
    title: 'La tua password è cambiata',
    text: 'Se non l’hai cambiata tu, scegline subito un’altra e chiama il servizio clienti.',
    target: 'PROFILO',
  }),
  OLDEST_SESSION_ENDED: () => ({
    title: 'Abbiamo chiuso il tuo accesso più vecchio',
    text: 'Avevi più di 20 accessi aperti. Se non li riconosci, cambia la password e chiudi gli altri.',
    target: 'PROFILO',
  }),
  CONTACT_CHANGED: ({ channel }) => ({
    title: channel === 'SMS' ? 'Il tuo cellulare è cambiato' : 'La tua e-mail è cambiata',
    text: 'Da ora usiamo il contatto nuovo. Non l’hai cambiato tu? Chiama subito il servizio clienti.',
    target: 'PROFILO',
  }),
  CONSENTS_CHANGED: () => ({
    title: 'I tuoi consensi sono aggiornati',
    text: 'Li puoi rivedere quando vuoi nel tuo profilo.',
    target: 'PROFILO',
  }),
  PAYMENT_METHOD_CHANGED: ({ method }) => ({
    title: method === 'L' ? 'Ora paghi con carta' : 'Hai chiesto l’addebito su conto corrente',
    text: 'Lo vedi nei dettagli dei tuoi contratti. Non l’hai chiesto tu? Chiama subito il servizio clienti.',
    target: 'LINK',
    url: '/my-edison/contratti',
  }),
  CONTACT_REQUEST_RECEIVED: ({ receiptNumber }) => ({
    title: 'Abbiamo ricevuto il tuo messaggio',
    text: `La tua richiesta ${word(receiptNumber)} è in lavorazione: ti avvisiamo appena rispondiamo.`,
    target: 'LINK',
    url: '/my-edison/assistenza/richieste',
  }),
  CONTACT_REQUEST_ANSWERED: ({ receiptNumber }) => ({
    title: 'C’è una risposta per te',
    text: `Abbiamo risposto alla tua richiesta ${word(receiptNumber)}.`,
    target: 'LINK',
    url: '/my-edison/assistenza/richieste',
  }),
};

export function wordsOf(kind: EventKind, data: Data): NotificationWords | undefined {
  return words[kind]?.(data);
}
