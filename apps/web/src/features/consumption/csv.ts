import { HOUR_BANDS, type EnergyUnit } from '@sportello/domain';
import { asTyped } from '../../shared/form/typed-euros.ts';
import { minuteWords, type Point } from './view.ts';

/** The rows of a chart for other programs, as Italian ones read them: semicolons, decimal commas, the mark of UTF-8. */
export function csvOf(points: readonly Point[], unit: EnergyUnit | undefined): string {
  const head = [
    'Inizio',
    'Fine',
    'Ora',
    'Fuso',
    `Consumo (${unit ?? ''})`,
    ...HOUR_BANDS,
    'Spesa (€)',
    'Stessi giorni',
    'Stessi giorni un anno prima',
    'Stimato',
  ];
  const rows = points.map(({ day, end, minute, offset, total, bands, cost, compared, isEstimated }) => [
    day,
    end ?? day,
    minute === undefined ? '' : minuteWords(minute),
    offset ?? '',
    figure(total),
    ...HOUR_BANDS.map((band) => figure(bands?.[band])),
    cost === undefined ? '' : asTyped(cost),
    figure(compared?.now),
    figure(compared?.before),
    isEstimated ? 'sì' : 'no',
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

const figure = (value: number | undefined) =>
  value === undefined ? '' : String(Math.round(value * 1000) / 1000).replace('.', ',');
