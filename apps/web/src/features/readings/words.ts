import type { BandValue, EnergyUnit, MeterReading } from '@sportello/domain';
import { t } from '@lingui/core/macro';

const figures = new Intl.NumberFormat('it', { useGrouping: 'always' });

/** A figure of a meter, or an amount: "12.345". */
export function figureWords(value: number): string {
  return figures.format(value);
}

/** A figure with its unit: "12.345 kWh". */
export function amountWords(value: number, unit: EnergyUnit | undefined): string {
  return unit === undefined ? figureWords(value) : `${figureWords(value)} ${unitWords(unit)}`;
}

export function unitWords(unit: EnergyUnit): string {
  return unit === 'mc' ? 'm³' : unit;
}

/** What the meter showed: "12.345", or by band "F1 10.432 · F2 8.120 · F3 12.077". */
export function shownWords(values: readonly BandValue[]): string {
  return values.map(({ band, value }) => (band === 'F0' ? '' : `${band} `) + figureWords(value)).join(' · ');
}

/** Where a reading comes from. */
export function kindWords(kind: MeterReading['kind']): string {
  switch (kind) {
    case 'EFFETTIVA':
      return t`Effettiva`;
    case 'AUTOLETTURA':
      return t`Autolettura`;
    case 'STIMATA':
      return t`Stimata`;
    case 'SCONOSCIUTA':
      return '–';
  }
}
