import { ENERGY_UNITS, METER_BANDS, type BandValue, type EnergyUnit } from '@sportello/domain';
import * as z from 'zod/mini';
import { known } from '../mechanism/empty.ts';

export const wireBand = z.enum(METER_BANDS);
export const wireUnit = z.enum(ENERGY_UNITS);

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
