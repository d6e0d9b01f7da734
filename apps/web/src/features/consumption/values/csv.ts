import { HOUR_BANDS, type EnergyUnit } from '@sportello/domain';
import { formatTypedAmount } from '../../../shared/form/typed-euros.ts';
import { minuteWords, type Point } from '../view.ts';

const AFTER_THE_BANDS = [
  'Spesa (€)',
  'Anno prima',
  'Stimato',
  'Fuso',
  'Fine',
  'Stessi giorni',
  'Stessi giorni anno prima',
];

/** Exports for Italian spreadsheets: semicolons, decimal commas, UTF-8 BOM. */
export function csvOf(points: readonly Point[], unit: EnergyUnit | undefined): string {
  const head = ['Inizio', 'Ora', `Consumo (${unit ?? ''})`, ...HOUR_BANDS, ...AFTER_THE_BANDS];
  const rows = points.map(({ day, end, minute, offset, total, bands, cost, before, compared, isEstimated }) => [
    day,
    minute === undefined ? '' : minuteWords(minute),
    figure(total),
    ...HOUR_BANDS.map((band) => figure(bands?.[band])),
    cost === undefined ? '' : formatTypedAmount(Math.round(cost)),
    figure(before),
    isEstimated ? 'sì' : 'no',
    offset ?? '',
    end ?? day,
    figure(compared?.now),
    figure(compared?.before),
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

const figure = (value: number | undefined) =>
  value === undefined ? '' : String(Math.round(value * 1000) / 1000).replace('.', ',');
