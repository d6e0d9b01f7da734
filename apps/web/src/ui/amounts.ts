import { CURRENCY, type Cents } from '@sportello/domain';

// Every amount and quantity that is read on a screen is worded here (aspetto.caratteri.1).

const euros = new Intl.NumberFormat('it', { style: 'currency', currency: CURRENCY, useGrouping: 'always' });
const signed = new Intl.NumberFormat('it', {
  style: 'currency',
  currency: CURRENCY,
  useGrouping: 'always',
  signDisplay: 'exceptZero',
});
const unitPrice = new Intl.NumberFormat('it', {
  style: 'currency',
  currency: CURRENCY,
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});
const plain = new Intl.NumberFormat('it', { useGrouping: 'always', maximumFractionDigits: 3 });

/** An amount: "1.234,50 €". */
export function euroWords(amount: Cents): string {
  return euros.format(amount / 100);
}

/** What something differs by: "+12,30 €". */
export function differenceWords(amount: Cents): string {
  return signed.format(amount / 100);
}

/** What one unit costs, in euros: "0,142137 €". */
export function priceWords(price: number): string {
  return unitPrice.format(price);
}

/** What one unit costs on average, in euros: "0,1421 €". */
export function averageWords(price: number): string {
  return unitPrice.format(Math.round(price * 10_000) / 10_000);
}

/** A quantity: "1.234,5 kWh". */
export function quantityWords(quantity: number, unit?: string): string {
  return unit === undefined ? plain.format(quantity) : `${plain.format(quantity)} ${unit}`;
}

/** Euros as they are typed: "180,50", "180.5", "180"; undefined where it is no amount. */
export function typedEuros(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
