import * as z from 'zod/mini';
import { known } from '../mechanism/empty.ts';

/** The bands in which a meter counts; F0 stands for a meter with one, gas ones too. */
export const METER_BANDS = ['F0', 'F1', 'F2', 'F3'] as const;
export type MeterBand = (typeof METER_BANDS)[number];

/** What meters count and bills charge: kilowatt-hours, cubic metres, standard cubic metres. */
const ENERGY_UNITS = ['kWh', 'mc', 'Smc'] as const;
export type EnergyUnit = (typeof ENERGY_UNITS)[number];

/** A quantity in one band; a band that the product does not know is kept apart as unknown. */
export interface BandValue {
  readonly band: MeterBand | 'SCONOSCIUTA';
  readonly value: number;
}

export const wireBand = z.enum(METER_BANDS);
export const wireUnit = z.enum(ENERGY_UNITS);

/** What a band's meter or consumption says. */
export const wireBandValue = z.strictObject({ fascia: wireBand, valore: z.number().check(z.gte(0)) });

export function toBand(fascia: string): BandValue['band'] {
  return known(METER_BANDS, fascia, 'SCONOSCIUTA');
}

export function toBandValue(wire: z.output<typeof wireBandValue>): BandValue {
  return { band: toBand(wire.fascia), value: wire.valore };
}

export function toUnit(unit: string | null): EnergyUnit | undefined {
  return known(ENERGY_UNITS, unit, undefined);
}
