import { euroWords, fullDay } from '@sportello/domain';

/** News of a case for its customer. */
export interface CaseNews {
  readonly about: 'RECEIVED' | 'QUESTION' | 'ANSWERED' | 'INDEMNITY';
  readonly caseNumber: string;
  /** The day of the reply; null where it is not known. */
  readonly answerBy?: string | null;
  /** Of the indemnity, in cents. */
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
        text: `Il numero è ${caseNumber}. Ti rispondiamo entro ${answerBy ? fullDay(answerBy) : 'i termini di legge'}.`,
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
