import { figureWords, priceWords } from '@sportello/domain';

export { differenceWords, euroWords, priceWords } from '@sportello/domain';

// What is measured, and what it costs, beside the amounts that are worded alike everywhere.

/** What one unit costs on average, in euros: "0,1421 €". */
export function averageWords(price: number): string {
  return priceWords(Math.round(price * 10_000) / 10_000);
}

/** A quantity: "1.234,5 kWh". */
export function quantityWords(quantity: number, unit?: string): string {
  return unit === undefined ? figureWords(quantity) : `${figureWords(quantity)} ${unitWords(unit)}`;
}

/** A unit as it is read: "kWh", "m³". */
export function unitWords(unit: string): string {
  return unit === 'mc' ? 'm³' : unit;
}
