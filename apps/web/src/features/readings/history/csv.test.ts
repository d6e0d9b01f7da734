import type { MeterReading } from '@sportello/domain';
import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const reading = (changes: Partial<MeterReading> = {}): MeterReading => ({
  date: '2026-10-31',
  kind: 'AUTOLETTURA',
  state: undefined,
  meterNumber: '00123',
  pod: undefined,
  pdr: '00881234567890',
  values: [{ band: 'F0', value: 6517 }],
  unit: 'mc',
  ...changes,
});

it.each([
  ['one figure', reading(), '2026-10-31;AUTOLETTURA;;00123;6517;;;;mc'],
  [
    'three bands',
    reading({
      values: [
        { band: 'F1', value: 1 },
        { band: 'F2', value: 2 },
        { band: 'F3', value: 3 },
      ],
      unit: 'kWh',
    }),
    '2026-10-31;AUTOLETTURA;;00123;;1;2;3;kWh',
  ],
  ['what would be a formula', reading({ meterNumber: '=1+1' }), "2026-10-31;AUTOLETTURA;;'=1+1;6517;;;;mc"],
  ['what would break the table', reading({ meterNumber: 'A;"B"' }), '2026-10-31;AUTOLETTURA;;"A;""B""";6517;;;;mc'],
])('exports readings as a table for other programs: %s (lettura.storia.2)', (_what, given, row) => {
  expect(csvOf([given])).toBe(`\uFEFFData;Tipo;Stato;Matricola;F0;F1;F2;F3;Unità\r\n${row}\r\n`);
});
