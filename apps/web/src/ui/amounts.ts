import { figureWords, priceWords } from '@sportello/domain';

export { differenceWords, euroWords, priceWords } from '@sportello/domain';

// Formats quantities and prices beyond the shared amount formats.

/** Formats an average unit price in euros: "0,1421 €". */
export function averageWords(price: number): string {
  return priceWords(Math.round(price * 10_000) / 10_000);
}

/** Formats a quantity: "1.234,5 kWh". */
export function quantityWords(quantity: number, unit?: string): string {
  return unit === undefined ? figureWords(quantity) : `${figureWords(quantity)} ${unitWords(unit)}`;
}

/** Formats a unit: "kWh", "m³". */
export function unitWords(unit: string): string {
  return unit === 'mc' ? 'm³' : unit;
}
