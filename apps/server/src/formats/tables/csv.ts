import { dayOnPaper } from '@sportello/domain';
import type { Cell, Table } from './table.ts';

/** Excel reads a text as UTF-8 only after a byte order mark. */
const BOM = '\uFEFF';

/** Returns a table as CSV for an Italian Excel: semicolons, decimal commas, CRLF (bolletta.archivio.4). */
export function writeCsv({ columns, rows }: Table): Uint8Array<ArrayBuffer> {
  const lines = [columns.map(({ title }) => title), ...rows].map((row) => row.map(written).join(';'));
  return new TextEncoder().encode(`${BOM}${lines.join('\r\n')}\r\n`);
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(harmless(cell));
  return 'day' in cell ? dayOnPaper(cell.day) : (cell.cents / 100).toFixed(2).replace('.', ',');
}

/** Spreadsheets run a cell that begins so as a formula; with an apostrophe before it, it is a text. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
