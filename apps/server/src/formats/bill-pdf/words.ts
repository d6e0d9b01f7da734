import { figureWords, priceWords, dayOnPaper, type BillLine, type BillReading, type Day } from '@sportello/domain';

/** A unit price: `0,142000 €/kWh`. */
export function price(value: number, per: string): string {
  return `${priceWords(value)}/${per}`;
}

/** `01/09/2026 – 31/10/2026`, or the known part of it. */
export function period(start: Day | undefined, end: Day | undefined): string | undefined {
  if (start !== undefined && end !== undefined) return `${dayOnPaper(start)} – ${dayOnPaper(end)}`;
  const day = start ?? end;
  return day === undefined ? undefined : dayOnPaper(day);
}

function monthsOf(count: number): string {
  return `${figureWords(count, 4)} ${count === 1 ? 'mese' : 'mesi'}`;
}

/** The quantity of a line: `431 kWh`, `3 kW × 2 mesi`. */
export function measureOf({ quantity, unit, months: count }: Pick<BillLine, 'quantity' | 'unit' | 'months'>): string {
  const parts = [
    quantity === undefined ? undefined : [figureWords(quantity), unit].filter(Boolean).join(' '),
    count === undefined ? undefined : monthsOf(count),
  ];
  return parts.filter((part) => part !== undefined).join(' × ');
}

/** A consumption: `431 kWh`; undefined where it is unknown. */
export function consumed(quantity: number | undefined, unit: string | undefined): string | undefined {
  return quantity === undefined ? undefined : [figureWords(quantity), unit].filter(Boolean).join(' ');
}

/** The unit after a price: `kWh`, `kW/mese`, `mese`. */
export function unitOf({ quantity, unit, months: count }: Pick<BillLine, 'quantity' | 'unit' | 'months'>): string {
  const parts = [quantity === undefined ? undefined : (unit ?? 'unità'), count === undefined ? undefined : 'mese'];
  return parts.filter((part) => part !== undefined).join('/');
}

export const READING_WORDS: Readonly<Record<BillReading['kind'], string>> = {
  EFFETTIVA: 'Rilevata',
  AUTOLETTURA: 'Autolettura',
  STIMATA: 'Stimata',
  SCONOSCIUTA: '-',
};
