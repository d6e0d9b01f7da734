import type { PoolClient } from 'pg';
import { code, email, flag, oneOf, optional, required, telephone, text } from './table/cells.ts';
import { segments } from './customers/columns.ts';
import type { Column } from './table/columns.ts';
import type { RowSource } from './table/source.ts';
import type { ImportPlan } from './table/import.ts';
import { merge, type Counts } from './table/merge.ts';
import { onlyOnce } from './table/line-errors.ts';

/** Fields of `search`, and those that it searches by. */
const columns: readonly Column[] = [
  {
    name: 'codiceCliente',
    staged: 'customer_code',
    type: 'text',
    cell: required(code),
    isRequired: true,
    holds: 'once in the file',
  },
  {
    name: 'segmento',
    staged: 'segment',
    type: 'text',
    cell: required(oneOf(...segments)),
    isRequired: true,
    holds: segments.map((each) => `\`${each}\``).join(', '),
  },
  {
    name: 'uid',
    staged: 'uid',
    type: 'text',
    cell: required(text(100)),
    isRequired: true,
    holds: 'the username there',
  },
  { name: 'mail', staged: 'email', type: 'text', cell: optional(email) },
  { name: 'mobile', staged: 'mobile', type: 'text', cell: optional(telephone) },
  {
    name: 'isValido',
    staged: 'is_valid',
    type: 'boolean',
    cell: optional(flag),
    holds: 'the person has proved to be the customer',
  },
];

/** Import plan for the people known to the identity services (operatore.ricerca.7). */
export const directoryPlan: ImportPlan = {
  kind: 'directory',
  columns,
  checks: [onlyOnce('codiceCliente', ['customer_code'])],
  write: writePeople,
};

function writePeople(client: PoolClient, file: RowSource): Promise<Counts> {
  return merge(client, {
    table: 'directory_people',
    key: 'customer_code',
    targets: columns.map(({ name, staged }) => ({
      column: staged,
      value: staged === 'is_valid' ? 'coalesce(s.is_valid, false)' : `s.${staged}`,
      isInFile: file.columns.has(name),
    })),
    where: 'true',
    hasUpdatedAt: false,
  });
}
