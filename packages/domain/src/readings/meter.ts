/** The bands in which a meter counts; F0 stands for a meter with one, gas ones too. */
export const METER_BANDS = ['F0', 'F1', 'F2', 'F3'] as const;
export type MeterBand = (typeof METER_BANDS)[number];

/** What meters count and bills charge: kilowatt-hours, cubic metres, standard cubic metres. */
export const ENERGY_UNITS = ['kWh', 'mc', 'Smc'] as const;
export type EnergyUnit = (typeof ENERGY_UNITS)[number];

/** What the meter of a supply counts (lettura.unita.1). */
export const METER_UNITS = { LUCE: 'kWh', GAS: 'mc' } as const satisfies Record<string, EnergyUnit>;

/** A quantity in one band; a band that the product does not know is kept apart as unknown. */
export interface BandValue {
  readonly band: MeterBand | 'SCONOSCIUTA';
  readonly value: number;
}

/** The bands that a self-reading names (lettura.misuratore.1). */
export function meterBands({ commodity, tariffType, lastBands = [] }: MeterFacts): readonly MeterBand[] {
  if (commodity === 'GAS') return ['F0'];
  if (lastBands.length > 0) return METER_BANDS.filter((band) => lastBands.includes(band));
  return tariffType === 'Monoraria' ? ['F0'] : ['F1', 'F2', 'F3'];
}

/** What decides which bands a meter has. */
export interface MeterFacts {
  readonly commodity: 'LUCE' | 'GAS';
  readonly tariffType: string | undefined;
  /** Those of the last reading, if there is one. */
  readonly lastBands?: readonly MeterBand[];
}

const USUAL_DIGITS = { LUCE: 6, GAS: 5 } as const;

/** How many digits a meter shows before the decimals (lettura.misuratore.2). */
export function meterDigits(commodity: 'LUCE' | 'GAS', known: readonly number[]): number {
  return Math.max(USUAL_DIGITS[commodity], ...known.map((value) => String(value).length));
}
