import type { SuppliedCommodity } from '../contracts/commodity.ts';
/** Meter bands; F0 is a single-band meter, including gas. */
export const METER_BANDS = ['F0', 'F1', 'F2', 'F3'] as const;
export type MeterBand = (typeof METER_BANDS)[number];

export const ENERGY_UNITS = ['kWh', 'mc', 'Smc'] as const;
export type EnergyUnit = (typeof ENERGY_UNITS)[number];

/** Unit of a supply's meter (lettura.unita.1). */
export const METER_UNITS = { LUCE: 'kWh', GAS: 'mc' } as const satisfies Record<string, EnergyUnit>;

/** A quantity in one band; unknown bands are kept separate. */
export interface BandValue {
  readonly band: MeterBand | 'SCONOSCIUTA';
  readonly value: number;
}

/** Returns the bands of a self-reading (lettura.misuratore.1). */
export function meterBands({ commodity, tariffType, lastBands = [] }: MeterFacts): readonly MeterBand[] {
  if (commodity === 'GAS') return ['F0'];
  if (lastBands.length > 0) return METER_BANDS.filter((band) => lastBands.includes(band));
  return tariffType === 'Monoraria' ? ['F0'] : ['F1', 'F2', 'F3'];
}

export interface MeterFacts {
  readonly commodity: SuppliedCommodity;
  readonly tariffType: string | undefined;
  readonly lastBands?: readonly MeterBand[];
}

const USUAL_DIGITS = { LUCE: 6, GAS: 5 } as const;

/** Returns the number of integer digits of a meter (lettura.misuratore.2). */
export function meterDigits(commodity: SuppliedCommodity, known: readonly number[]): number {
  return Math.max(USUAL_DIGITS[commodity], ...known.map((value) => String(value).length));
}
