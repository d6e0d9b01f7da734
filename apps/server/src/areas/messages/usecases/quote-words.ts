import { euroWords } from '@sportello/domain';
import { plainEuroWords } from './words-of.ts';

/** The party that acts after a quote was answered. */
export type AfterQuote = 'CUSTOMER_BOOKS' | 'COMPANY_CALLS' | 'CENTRE_CALLS';

/** Answer to a quote, for its notification (preventivo.avviso.1). */
export interface QuoteFacts {
  readonly interventionId: string;
  readonly product: string;
  readonly amountCents: number;
  /** Null for a rejected quote. */
  readonly paidBy: 'BILL' | 'CARD' | null;
  readonly next: AfterQuote;
}

const NEXT: Readonly<Record<AfterQuote, string>> = {
  CUSTOMER_BOOKS: 'Ora puoi fissare il prossimo appuntamento.',
  COMPANY_CALLS: 'La ditta ti chiama e sceglie il giorno con te.',
  CENTRE_CALLS: 'La centrale operativa ti contatta per decidere come andare avanti.',
};

/** Text of the next step, shared by notifications, messages and receipts. */
export function afterQuoteWords(next: AfterQuote): string {
  return NEXT[next];
}

interface QuoteWords {
  readonly title: string;
  readonly text: string;
  readonly sms: string;
}

export function quoteWords({ amountCents, paidBy, next }: Omit<QuoteFacts, 'interventionId'>): QuoteWords {
  const [amount, plain] = [euroWords(amountCents), plainEuroWords(amountCents)];
  const after = NEXT[next];
  switch (paidBy) {
    case 'BILL':
      return {
        title: 'Hai accettato il preventivo',
        text: `Paghi ${amount} con addebito in bolletta. ${after}`,
        sms: `hai accettato il preventivo: ${plain} con addebito in bolletta. ${after}`,
      };
    case 'CARD':
      return {
        // A quote answered meanwhile keeps its answer although the payment arrived.
        title: next === 'CENTRE_CALLS' ? 'Hai pagato il preventivo' : 'Hai accettato e pagato il preventivo',
        text: `Hai pagato ${amount} con carta di credito. ${after}`,
        sms: `hai pagato il preventivo: ${plain} con carta. ${after}`,
      };
    case null:
      return {
        title: 'Hai rifiutato il preventivo',
        text: `Il lavoro non si fa e non paghi i ${amount} del preventivo. ${after}`,
        sms: `hai rifiutato il preventivo: il lavoro non si fa e non lo paghi. ${after}`,
      };
  }
}
