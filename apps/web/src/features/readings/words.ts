import type { BandValue, MeterReading } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { quantityWords } from '../../ui/amounts.ts';

/** Such as "12.345", or by band "F1 10.432 · F2 8.120 · F3 12.077". */
export function shownWords(values: readonly BandValue[]): string {
  return values.map(({ band, value }) => (band === 'F0' ? '' : `${band} `) + quantityWords(value)).join(' · ');
}

export function kindWords(kind: MeterReading['kind']): string {
  switch (kind) {
    case 'EFFETTIVA':
      return t`Rilevata`;
    case 'AUTOLETTURA':
      return t`Autolettura`;
    case 'STIMATA':
      return t`Stimata`;
    case 'SCONOSCIUTA':
      return '–';
  }
}
