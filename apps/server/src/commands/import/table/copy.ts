import type { Value } from './cells.ts';

/** Formats a row in the text format of PostgreSQL's COPY. */
export function copyLine(values: readonly (Value | undefined)[]): string {
  let line = '';
  for (let index = 0; index < values.length; index += 1) {
    line += index === 0 ? field(values[index]) : `\t${field(values[index])}`;
  }
  return `${line}\n`;
}

function field(value: Value | undefined): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value !== 'string') return String(value);
  return special.test(value) ? value.replace(specials, escaped) : value;
}

const special = /[\\\t\n\r]/;
const specials = /[\\\t\n\r]/g;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(character: string): string {
  return escapes[character] ?? character;
}
