import { dayInFull, euroWords } from '@sportello/domain';

/** News of a case for its customer. */
export interface CaseNews {
  readonly about: 'RECEIVED' | 'ATTACHED' | 'QUESTION' | 'ANSWERED' | 'INDEMNITY';
  readonly caseNumber: string;
  /** The day of the reply; null where it is not known. */
  readonly answerBy?: string | null;
  /** The indemnity in cents. */
  readonly amountCents?: number;
}

/** Title and text of news, shared by notification, mail and SMS (reclami.apertura.1). */
export function caseWords({ about, caseNumber, answerBy, amountCents = 0 }: CaseNews): {
  readonly title: string;
  readonly text: string;
} {
  switch (about) {
    case 'RECEIVED':
      return {
        title: 'Abbiamo ricevuto la tua richiesta',
        text: `Il numero è ${caseNumber}. Ti rispondiamo entro ${answerBy ? dayInFull(answerBy) : 'i termini di legge'}.`,
      };
    case 'ATTACHED':
      return {
        title: 'La tua richiesta è nell’area clienti',
        text: `Hai collegato la richiesta ${caseNumber}: da ora la segui qui.`,
      };
    case 'QUESTION':
      return {
        title: 'Ci serve una tua risposta',
        text: `Per rispondere alla richiesta ${caseNumber} ci serve un’informazione da te. Fino ad allora i tempi sono fermi.`,
      };
    case 'ANSWERED':
      return {
        title: 'C’è la nostra risposta',
        text: `Abbiamo risposto alla richiesta ${caseNumber}. Se non sei d’accordo, trovi lì come chiedere la conciliazione.`,
      };
    case 'INDEMNITY':
      return {
        title: `Ti spettano ${euroWords(amountCents)}`,
        text: `Non abbiamo risposto in tempo alla richiesta ${caseNumber}: togliamo ${euroWords(amountCents)} da una tua bolletta.`,
      };
  }
}

/** Title and text of news for whoever wrote by the public form and has no area to read it in (reclami.pubblico.3). */
export function publicCaseWords({ about, caseNumber, ...news }: CaseNews): {
  readonly title: string;
  readonly text: string;
} {
  const { title, text } = caseWords({ about, caseNumber, ...news });
  switch (about) {
    case 'QUESTION':
      return {
        title,
        text: `${text} Accedi all’area clienti e collega la richiesta con il codice della ricevuta: lì leggi la domanda e rispondi.`,
      };
    case 'ANSWERED':
      return {
        title,
        text: `Abbiamo risposto alla richiesta ${caseNumber}: la risposta è il PDF allegato. Se non sei d’accordo puoi chiedere la conciliazione, che è gratuita: conciliazione.arera.it.`,
      };
    default:
      return { title, text };
  }
}
