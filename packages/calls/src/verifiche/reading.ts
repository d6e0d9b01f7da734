import { READING_KINDS, SENT_READING_STATES, type MeterReading } from '@sportello/domain';
import * as z from 'zod/mini';
import { known, present } from '../mechanism/empty.ts';
import { day, optionalText } from '../mechanism/wire.ts';
import { toBandValue, toUnit, wireBandValue, wireUnit } from './meter.ts';

export const wireReading = z.strictObject({
  dataLettura: day,
  tipo: z.enum(READING_KINDS),
  stato: z.nullable(z.enum(SENT_READING_STATES)),
  unitaMisura: wireUnit,
  matricola: optionalText,
  pod: optionalText,
  pdr: optionalText,
  valori: z.array(wireBandValue),
});

export const exampleReading = {
  dataLettura: '2026-10-31',
  tipo: 'EFFETTIVA' as const,
  stato: null,
  unitaMisura: 'kWh' as const,
  matricola: '0412345678',
  pod: 'IT001E12345678',
  pdr: null,
  valori: [
    { fascia: 'F1' as const, valore: 10_432 },
    { fascia: 'F2' as const, valore: 8_120 },
    { fascia: 'F3' as const, valore: 12_077 },
  ],
};

export function toReading(wire: z.output<typeof wireReading>): MeterReading {
  return {
    date: wire.dataLettura,
    kind: known(READING_KINDS, wire.tipo, 'SCONOSCIUTA'),
    state: known(SENT_READING_STATES, wire.stato, undefined),
    unit: toUnit(wire.unitaMisura),
    meterNumber: present(wire.matricola),
    pod: present(wire.pod),
    pdr: present(wire.pdr),
    values: wire.valori.map(toBandValue),
  };
}
