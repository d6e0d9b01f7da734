import type { Cents } from '../shared/cents.ts';
import type { Day } from '../shared/day.ts';

/** Where a direct debit that was handed to the bank stands (pagamento.incasso.2). */
export const DEBIT_STATES = ['SENT', 'PAID', 'RETURNED'] as const;
export type DebitState = (typeof DEBIT_STATES)[number];

/** What a bank's file says of one. */
export type DebitNews = 'PAID' | 'RETURNED';

const after: Readonly<Record<DebitState, Partial<Readonly<Record<DebitNews, DebitState>>>>> = {
  SENT: { PAID: 'PAID', RETURNED: 'RETURNED' },
  // A debtor has eight weeks to have money back that was taken.
  PAID: { RETURNED: 'RETURNED' },
  RETURNED: {},
};

/** The state after what a bank says; undefined where that changes nothing, told again or too late. */
export function debitAfter(state: DebitState, news: DebitNews): DebitState | undefined {
  return after[state][news];
}

/** The statuses of ISO 20022 by which money has come, or has not; any other leaves it open. */
export function debitNews(status: string): DebitNews | undefined {
  if (status === 'ACSC' || status === 'ACCC') return 'PAID';
  return status === 'RJCT' || status === 'CANC' ? 'RETURNED' : undefined;
}

/** Why a bank gives a debit back, as the customer reads it; the codes are those of ISO 20022. */
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

/** Why in words; nothing of a code that says nothing to a customer. */
export function returnReason(code: string | null): string | undefined {
  return code !== null && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}

/** A debit as it goes to the bank. */
export interface Debit {
  /** Its number at both ends, by which the bank speaks of it. */
  readonly reference: string;
  readonly amount: Cents;
  readonly mandate: string;
  readonly signedOn: Day;
  readonly holder: string;
  readonly iban: string;
  readonly billNumber: string;
}

/** Text in the letters that every bank takes (EPC217-08): accents go, what else is strange is a blank. */
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
