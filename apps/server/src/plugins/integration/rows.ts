import { problem, readObject } from './json.ts';
import type { Form, Problem } from './spool.ts';

/** Lines that are rows, kept as a file with a header, as the imports read it. */
export function rowForm(): Form {
  let columns: readonly string[] | undefined;
  return {
    longest: 64 * 1024,
    read(text) {
      const row = readRow(text);
      if ('reason' in row) return row;
      const header = columns === undefined ? csvLine([...row.keys()]) : '';
      columns ??= [...row.keys()];
      if (row.size !== columns.length || !columns.every((each) => row.has(each))) {
        return problem('other fields than the first line: every line has the same');
      }
      return { kept: header + csvLine(columns.map((name) => row.get(name) ?? '')) };
    },
  };
}

function csvLine(fields: readonly string[]): string {
  return `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\n`;
}

/** A refusal names a field by its beginning: whoever sends long names is not to get them all back. */
const brief = (name: string) => name.slice(0, 100);

/** Reads a line as a row: an object of plain values. */
function readRow(text: string): ReadonlyMap<string, string> | Problem {
  const read = readObject(text);
  if ('reason' in read) return read;
  const row = new Map<string, string>();
  for (const [name, field] of Object.entries(read.object)) {
    if (field !== null && !['string', 'number', 'boolean'].includes(typeof field)) {
      return problem(`${brief(name)}: no plain value`);
    }
    const plain = field === null ? '' : String(field);
    if (/[\n\r\0]/.test(name + plain) || !plain.isWellFormed()) {
      return problem(`${brief(name)}: holds a control character`);
    }
    row.set(name, plain);
  }
  return row.size === 0 ? problem('no fields') : row;
}
