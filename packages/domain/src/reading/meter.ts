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
