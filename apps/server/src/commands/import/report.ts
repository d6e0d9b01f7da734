import type { ApiError } from './table/columns.ts';
import type { ImportResult } from './table/merge.ts';
import type { TownsResult } from './towns/import.ts';

/** `line 12: codFiscale: not a fiscal code`. The value is omitted because it may be a password. */
export function lineErrorText({ line, field, reason }: ApiError): string {
  return field === null ? `line ${line}: ${reason}` : `line ${line}: ${field}: ${reason}`;
}

/** `1 row`, `2,000 rows`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

export function summary(kind: string, result: ImportResult, noun: string, seconds: number): string {
  const { rows, added, changed, unchanged, refused } = result;
  const parts = result.isWritten
    ? [`${number(added)} new`, `${number(changed)} changed`, `${number(unchanged)} unchanged`]
    : [];
  return `${kind}: ${count(rows, noun)}: ${[...parts, `${number(refused)} refused`].join(', ')} (${seconds.toFixed(1)} s)`;
}

export function townsSummary({ towns, postcodes, withoutPostcode, leftOver }: TownsResult): string {
  const lines = [`towns: ${count(towns, 'town')}, ${count(postcodes, 'postal code')}`];
  if (withoutPostcode.length > 0) {
    lines.push(`without a postal code: ${number(withoutPostcode.length)}: ${withoutPostcode.join(', ')}`);
  }
  if (leftOver > 0) lines.push(`not in the file, and left as they are: ${count(leftOver, 'town')}`);
  return lines.join('\n');
}

export function number(value: number): string {
  return value.toLocaleString('en');
}
