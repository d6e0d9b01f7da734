import { dayInRome } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { lockCompanies, settlePlaces } from '../../../desk/operations-centre/queries/managed-companies.ts';
import { optional, required, type Cell } from '../table/cells.ts';
import type { Column } from '../table/columns.ts';
import type { ImportPlan, Progress } from '../table/import.ts';
import { merge, type Counts, type Target } from '../table/merge.ts';
import { onlyOnce, type SetCheck } from '../table/line-errors.ts';
import type { RowSource } from '../table/source.ts';
import type { StagePlan } from '../table/stage.ts';

export interface KindColumn extends Column {
  /** Description for the documentation. */
  readonly holds: string;
  /** SQL default for an empty or missing field. */
  readonly otherwise?: string;
  /** True for a column that only identifies the row and is not written to the table. */
  readonly isHelper?: boolean;
}

/** A kind of file with our own columns, from which its documentation is derived. */
export interface FileKind extends StagePlan {
  readonly kind: string;
  /** Description of a row for the documentation. */
  readonly about: string;
  readonly columns: readonly KindColumn[];
}

/** A kind whose rows map to rows of one table; its plan and the test of column coverage are derived, too. */
export interface TableKind extends FileKind {
  readonly table: string;
  /** Columns that identify a row. */
  readonly key: readonly string[];
  readonly checks?: readonly SetCheck[];
  /** Rows that are loaded, and reported all the same. */
  readonly warnings?: readonly SetCheck[];
  /** Columns that no file sets, and their SQL value in a new row, over `staged` as `s`. */
  readonly made?: Readonly<Record<string, string>>;
  /** Columns computed from each row: SQL values over `staged` as `s`. */
  readonly derived?: Readonly<Record<string, string>>;
  readonly hasUpdatedAt?: boolean;
  /** Prepares the staged rows, or adds rows of other tables to which new rows refer. */
  readonly before?: (client: PoolClient, source: RowSource, progress: Progress) => Promise<void>;
  /** Writes what the rows hold for other tables. */
  readonly after?: (client: PoolClient) => Promise<void>;
  /** Updates existing rows and adds none, because the rows come from elsewhere. */
  readonly onlyChanges?: boolean;
  readonly onlyAdds?: boolean;
  /** SQL condition on the table's rows that a staged row may match. */
  readonly among?: string;
  /** Columns that no file sets and that each import empties unless the customer owns them. */
  readonly empties?: readonly string[];
  readonly lockedBy?: string;
  /** Query over `staged` for the ids of companies whose booked days change with the rows. */
  readonly companies?: string;
}

type Options = Partial<Pick<KindColumn, 'type' | 'otherwise' | 'isHelper' | 'isDerived'>>;

/** Words of a closed list for the documentation. */
export const listed = (words: readonly string[]): string => words.map((each) => `\`${each}\``).join(', ');

export function needed(name: string, staged: string, cell: Cell, holds: string, options?: Options): KindColumn {
  return { name, staged, type: 'text', cell: required(cell), isRequired: true, holds, ...options };
}

export function maybe(name: string, staged: string, cell: Cell, holds: string, options?: Options): KindColumn {
  return { name, staged, type: 'text', cell: optional(cell), holds, ...options };
}

/** Checks that the referenced row exists; `from` selects it, over `staged` as `s`. */
export function thereIs(field: string, from: string, reason: string, unless = 'false'): SetCheck {
  return {
    field,
    query: `select s.line, '${reason}' as reason from staged s where not (${unless}) and not exists (select from ${from})`,
  };
}

export const isCustomer = thereIs(
  'codiceCliente',
  'customers c where c.code = s.customer_code',
  'no such customer: import the customers first',
);

export function kindPlan(kind: TableKind): ImportPlan {
  const { columns, key, checks = [], warnings, finish } = kind;
  const named = key
    .map((column) => columns.find(({ staged }) => staged === column))
    .filter((each) => each !== undefined);
  return {
    kind: kind.kind,
    columns,
    ...(finish === undefined ? {} : { finish }),
    ...(warnings === undefined ? {} : { warnings }),
    checks: [onlyOnce(named.at(-1)?.name ?? '', key), ...checks],
    write: async (client, source, progress, now) => {
      await kind.before?.(client, source, progress);
      const counts = await settled(client, kind, now, () => writeKind(client, kind, source.columns));
      await kind.after?.(client);
      return counts;
    },
  };
}

/** Writes rows and applies new company data to days that are already booked (prenotazione.capienza.3). */
async function settled(client: PoolClient, kind: TableKind, now: Date, write: () => Promise<Counts>): Promise<Counts> {
  if (kind.companies === undefined) return write();
  const db = drizzle(client);
  const companies = sql.raw(kind.companies);
  await lockCompanies(db, companies);
  const counts = await write();
  await settlePlaces(db, companies, dayInRome(now.getTime()));
  return counts;
}

async function writeKind(client: PoolClient, kind: TableKind, told: ReadonlySet<string>): Promise<Counts> {
  const targets = kind.columns
    .filter(({ isHelper }) => isHelper !== true)
    .map(({ name, staged, otherwise }): Target => ({
      column: staged,
      value: otherwise === undefined ? `s.${staged}` : `coalesce(s.${staged}, ${otherwise})`,
      isInFile: told.has(name),
    }));
  const made = Object.entries(kind.made ?? {}).map(([column, value]): Target => ({ column, value, isInFile: false }));
  const derived = Object.entries(kind.derived ?? {}).map(([column, value]): Target => ({
    column,
    value,
    isInFile: true,
  }));
  const emptied = (kind.empties ?? []).map((column): Target => ({ column, value: 'null', isInFile: true }));
  return merge(client, {
    table: kind.table,
    key: kind.key,
    targets: [...targets, ...made, ...derived, ...emptied],
    where: 'true',
    hasUpdatedAt: kind.hasUpdatedAt ?? false,
    ...(kind.onlyChanges === undefined ? {} : { onlyChanges: kind.onlyChanges }),
    ...(kind.onlyAdds === undefined ? {} : { onlyAdds: kind.onlyAdds }),
    ...(kind.among === undefined ? {} : { among: kind.among }),
    ...(kind.lockedBy === undefined ? {} : { lockedBy: kind.lockedBy }),
  });
}
