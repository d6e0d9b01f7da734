import type { MeterReading } from '@sportello/domain';
import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { usedBetween } from './used.ts';

const reading = (date: string, value: number, more: Partial<MeterReading> = {}): MeterReading => ({
  date,
  kind: 'EFFETTIVA',
  state: undefined,
  unit: 'mc',
  meterNumber: '1',
  pod: undefined,
  pdr: '2',
  values: [{ band: 'F0', value }],
  ...more,
});

it.each<[string, MeterReading[], [string, number, number, boolean][]]>([
  ['nothing of one reading', [reading('2026-10-31', 5)], []],
  ['what a month took', [reading('2026-10-31', 131), reading('2026-09-30', 100)], [['2026-10-31', 31, 30, false]]],
  [
    'that an end is estimated',
    [reading('2026-10-30', 160), reading('2026-09-30', 100, { kind: 'STIMATA' })],
    [['2026-10-30', 60, 60, true]],
  ],
  ['nothing of another meter', [reading('2026-10-31', 131, { meterNumber: '9' }), reading('2026-09-30', 100)], []],
  ['nothing where it began again', [reading('2026-10-31', 1), reading('2026-09-30', 99_990)], []],
  [
    'nothing of what was refused',
    [reading('2026-10-30', 999, { state: 'RIFIUTATA' }), reading('2026-10-30', 130), reading('2026-09-30', 100)],
    [['2026-10-30', 30, 30, false]],
  ],
])('returns from the history %s', (_what, readings, expected) => {
  const used = usedBetween(readings).map(({ to, total, monthly, isEstimated }) => [to, total, monthly, isEstimated]);
  expect(used).toEqual(expected);
});

it('goes into a table that other programs read', () => {
  const bands = reading('2026-10-31', 0, {
    unit: 'kWh',
    values: [
      { band: 'F1', value: 10_432 },
      { band: 'F2', value: 8_120 },
      { band: 'F3', value: 12_077 },
    ],
  });
  expect(csvOf([bands, reading('2026-09-30', 99, { kind: 'AUTOLETTURA', state: 'VALIDATA' })])).toBe(
    [
      '\uFEFFData;Tipo;Stato;Matricola;F0;F1;F2;F3;Unità',
      '2026-10-31;EFFETTIVA;;1;;10432;8120;12077;kWh',
      '2026-09-30;AUTOLETTURA;VALIDATA;1;99;;;;mc',
      '',
    ].join('\r\n'),
  );
});
