import type { Value } from './cells.ts';

/** A row in the text form of PostgreSQL's COPY. */
export function copyLine(values: readonly (Value | undefined)[]): string {
  return `${values.map(field).join('\t')}\n`;
}

function field(value: Value | undefined): string {
  if (value === null || value === undefined) return '\\N';
  return typeof value === 'string' ? value.replace(/[\\\t\n\r]/g, escaped) : String(value);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(character: string): string {
  return escapes[character] ?? character;
}
