import { contractTypes, type ContractColumn } from '../contracts/columns.ts';
import { streets } from '../streets/formats.ts';
import type { Column } from '../table/columns.ts';
import { fileKinds } from './index.ts';
import type { FileKind } from './kind.ts';

const describedKinds: readonly FileKind[] = [streets, ...fileKinds];

/** Returns a kind's columns; undefined if its files don't consist of our own. */
export const columnsOf = (kind: string) => describedKinds.find((each) => each.kind === kind);

export const typeNames: Readonly<Record<Column['type'], string>> = {
  text: 'text',
  boolean: 'yes or no',
  date: 'a day',
  integer: 'a whole number',
  'double precision': 'a number',
  'timestamp with time zone': 'a moment with its zone',
};

function describeKind({ kind, about, columns }: FileKind): string {
  const hasTypes = columns.some((column) => 'of' in column);
  const rows = columns.map((column) => {
    const { name, type, holds, isRequired } = column;
    const cells = [`\`${name}\``, ...(hasTypes ? [typesOf(column)] : []), isRequired === true ? 'yes' : ''];
    return `| ${[...cells, holds || typeNames[type]].join(' | ')} |`;
  });
  const head = ['column', ...(hasTypes ? ['of'] : []), 'required', 'what it holds'];
  return [`## ${kind}`, '', about, '', `| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n');
}

function typesOf(column: Column | ContractColumn): string {
  if (!('of' in column) || column.of.length === contractTypes.length) return 'all';
  return column.of.join(', ');
}

/** Returns the columns of a kind's files as Markdown; undefined as {@link columnsOf}. */
export function describeColumns(kind: string): string | undefined {
  const described = columnsOf(kind);
  return described && describeKind(described);
}

/** Returns docs/import-columns.md, which a test compares with the file. */
export function describeAllColumns(): string {
  const head = `# Columns of the files of an import

Written by \`npm run -s import -- columns > docs/import-columns.md\`; \`docs/import.md\` says how files are loaded.
They are in the order in which each finds what it refers to.`;
  return `${[head, ...describedKinds.map(describeKind)].join('\n\n')}\n`;
}
