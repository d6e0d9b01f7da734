/** Accepted card numbers: the test numbers published by Stripe. */
const testCards: Readonly<Record<string, { readonly brand: string; readonly funding: string }>> = {
  '4242424242424242': { brand: 'visa', funding: 'credit' },
  '4000056655665556': { brand: 'visa', funding: 'debit' },
  '5555555555554444': { brand: 'mastercard', funding: 'credit' },
  '5200828282828210': { brand: 'mastercard', funding: 'debit' },
  '5105105105105100': { brand: 'mastercard', funding: 'prepaid' },
  '378282246310005': { brand: 'amex', funding: 'credit' },
  '6304000000000000': { brand: 'maestro', funding: 'debit' },
  '6011111111111117': { brand: 'discover', funding: 'credit' },
};

const declined = '4000000000000002';

export interface TypedCard {
  readonly brand: string;
  readonly funding: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly name: string;
}

/** Returns true for a card that the bank declines. */
export function isDeclined(form: URLSearchParams): boolean {
  return numberIn(form) === declined;
}

const numberIn = (form: URLSearchParams) => (form.get('numero') ?? '').replace(/\s/g, '');

/** Parses the submitted card, or returns the error message for the customer. */
export function readCard(form: URLSearchParams, now: Date): TypedCard | string {
  const number = numberIn(form);
  if (number === declined) return 'La carta è stata rifiutata. Provane un’altra.';
  const kind = Object.hasOwn(testCards, number) ? testCards[number] : undefined;
  if (!kind) return 'Qui valgono solo le carte di prova. Non scrivere mai una carta vera.';
  const [, month = '', year = ''] =
    /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec((form.get('scadenza') ?? '').trim()) ?? [];
  if (month === '') return 'Scrivi la scadenza come 05/30.';
  const [exp_month, exp_year] = [Number(month), 2000 + Number(year)];
  if (exp_year * 12 + exp_month - 1 < now.getFullYear() * 12 + now.getMonth()) return 'La carta è scaduta.';
  if (!/^\d{3,4}$/.test(form.get('cvc') ?? '')) return 'Scrivi il codice di sicurezza, 3 o 4 cifre.';
  const name = (form.get('intestatario') ?? '').trim().slice(0, 100);
  if (name === '') return 'Scrivi il nome che c’è sulla carta.';
  return { ...kind, last4: number.slice(-4), exp_month, exp_year, name };
}
