import { problem, readObject } from './json.ts';
import type { Form, Problem } from './spool.ts';

/** Keeps lines as rows of a file with a header, the format that the imports read. */
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

/** Truncates field names in errors, so that long names are not echoed in full. */
const brief = (name: string) => name.slice(0, 100);

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
