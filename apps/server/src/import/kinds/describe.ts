import type { TableKind } from './kind.ts';

/** What the file of a kind holds, as Markdown: for the documentation and for the command line. */
function describeKind({ kind, about, columns }: TableKind): string {
  const rows = columns.map(({ name, holds, isRequired }) => {
    const what = [isRequired === true ? 'needed' : '', holds].filter(Boolean).join(': ') || 'as in the calls';
    return `| \`${name}\` | ${what} |`;
  });
  return [`### ${kind}`, '', about, '', '| column | what it holds |', '|---|---|', ...rows].join('\n');
}

/** All of them, one after the other. */
export function describeKinds(kinds: readonly TableKind[]): string {
  return kinds.map(describeKind).join('\n\n');
}
