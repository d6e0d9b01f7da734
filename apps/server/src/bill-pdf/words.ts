import { dayInFigures, eurosFromCents, type BillLine, type BillReading, type Cents, type Day } from '@sportello/domain';

// How a bill words figures: as Italian bills do.

const money = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });

/** `1.234,50 €`. */
export function euros(cents: Cents): string {
  return money.format(eurosFromCents(cents));
}

/** A number with at least and at most so many decimals. */
export function figure(value: number, most = 3, least = 0): string {
  return value.toLocaleString('it-IT', {
    maximumFractionDigits: most,
    minimumFractionDigits: least,
    useGrouping: 'always',
  });
}

/** A price of one unit: `0,142000 €/kWh`. */
export function price(value: number, per: string): string {
  return `${figure(value, 6, 2)} €/${per}`;
}

/** `01/09/2026 – 31/10/2026`, or what of it is known. */
export function period(start: Day | undefined, end: Day | undefined): string | undefined {
  if (start !== undefined && end !== undefined) return `${dayInFigures(start)} – ${dayInFigures(end)}`;
  const day = start ?? end;
  return day === undefined ? undefined : dayInFigures(day);
}

/** `1 mese`, `2 mesi`. */
function monthsOf(count: number): string {
  return `${figure(count, 4)} ${count === 1 ? 'mese' : 'mesi'}`;
}

/** What a line is of: `431 kWh`, `3 kW × 2 mesi`. */
export function measureOf({ quantity, unit, months: count }: Pick<BillLine, 'quantity' | 'unit' | 'months'>): string {
  const parts = [
    quantity === undefined ? undefined : [figure(quantity), unit].filter(Boolean).join(' '),
    count === undefined ? undefined : monthsOf(count),
  ];
  return parts.filter((part) => part !== undefined).join(' × ');
}

/** What one unit is, behind a price: `kWh`, `kW/mese`, `mese`. */
export function unitOf({ quantity, unit, months: count }: Pick<BillLine, 'quantity' | 'unit' | 'months'>): string {
  const parts = [quantity === undefined ? undefined : (unit ?? 'unità'), count === undefined ? undefined : 'mese'];
  return parts.filter((part) => part !== undefined).join('/');
}

export const READING_WORDS: Readonly<Record<BillReading['kind'], string>> = {
  EFFETTIVA: 'Effettiva',
  AUTOLETTURA: 'Autolettura',
  STIMATA: 'Stimata',
  SCONOSCIUTA: '-',
};
