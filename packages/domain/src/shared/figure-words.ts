import { CURRENCY } from '../brand/locale.ts';
import { eurosFromCents, type Cents } from './cents.ts';

// All amounts and figures shown on screens, in messages and on documents are formatted here (aspetto.caratteri.1).

const inEuros = (options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat('it', { style: 'currency', currency: CURRENCY, useGrouping: 'always', ...options });
const amounts = inEuros();
const differences = inEuros({ signDisplay: 'exceptZero' });
const prices = inEuros({ maximumFractionDigits: 6 });

/** Formats an amount: "1.234,50 €". */
export function euroWords(amount: Cents): string {
  return amounts.format(eurosFromCents(amount));
}

/** Formats a difference with its sign: "+12,30 €". */
export function differenceWords(amount: Cents): string {
  return differences.format(eurosFromCents(amount));
}

/** Formats a unit price in euros: "0,142137 €". */
export function priceWords(price: number): string {
  return prices.format(price);
}

/** Formats a number with `least` to `most` decimals: "1.234,5". */
export function figureWords(value: number, most = 3, least = 0): string {
  return value.toLocaleString('it', {
    useGrouping: 'always',
    maximumFractionDigits: most,
    minimumFractionDigits: least,
  });
}
