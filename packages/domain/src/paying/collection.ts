import type { Cents } from '../shared/cents.ts';
import type { Day } from '../shared/day.ts';

/** States of a direct debit handed to the bank (pagamento.incasso.2). */
export const DEBIT_STATES = ['SENT', 'PAID', 'RETURNED'] as const;
export type DebitState = (typeof DEBIT_STATES)[number];

export type DebitNews = 'PAID' | 'RETURNED';

const after: Readonly<Record<DebitState, Partial<Readonly<Record<DebitNews, DebitState>>>>> = {
  SENT: { PAID: 'PAID', RETURNED: 'RETURNED' },
  // A debtor can reclaim a debit within eight weeks.
  PAID: { RETURNED: 'RETURNED' },
  RETURNED: {},
};

/** Returns the state after a bank report; undefined for a repeated or late report, which changes nothing. */
export function debitAfter(state: DebitState, news: DebitNews): DebitState | undefined {
  return after[state][news];
}

/** Maps an ISO 20022 status to paid or returned; any other leaves the debit open. */
export function debitNews(status: string): DebitNews | undefined {
  if (status === 'ACSC' || status === 'ACCC') return 'PAID';
  return status === 'RJCT' || status === 'CANC' ? 'RETURNED' : undefined;
}

/** Return reasons shown to the customer, by ISO 20022 code. */
const reasons: Readonly<Record<string, string>> = {
  AC01: 'l’IBAN non è corretto',
  AC04: 'il conto è chiuso',
  AC06: 'il conto è bloccato',
  AG01: 'il conto non permette addebiti',
  AM04: 'sul conto non c’era abbastanza',
  MD01: 'la banca non riconosce il mandato',
  MD06: 'hai chiesto il rimborso alla banca',
  MS02: 'hai chiesto alla banca di non pagare',
  SL01: 'la banca blocca gli addebiti di questo tipo',
};

/** Returns the reason as text; undefined for codes without meaning for a customer. */
export function returnReason(code: string | null): string | undefined {
  return code !== null && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}

export interface Debit {
  /** End-to-end reference, used by the bank in its reports. */
  readonly reference: string;
  readonly amount: Cents;
  readonly mandate: string;
  readonly signedOn: Day;
  readonly holder: string;
  readonly iban: string;
  readonly billNumber: string;
}

/**
 * Converts text to the characters accepted by every bank (EPC217-08): accents are removed, other characters become
 * blanks.
 */
export function sepaText(text: string, most: number): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim();
}
