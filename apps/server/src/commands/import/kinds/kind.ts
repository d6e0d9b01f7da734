import { dayInRome } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { lockCompanies, settlePlaces } from '../../../desk/operations-centre/queries/managed-companies.ts';
import * as schema from '../../../db/schema/index.ts';
import { optional, required, type Cell } from '../table/cells.ts';
import type { Column } from '../table/columns.ts';
import type { ImportPlan } from '../table/import.ts';
import { merge, type Counts, type Target } from '../table/merge.ts';
import { onlyOnce, type SetCheck } from '../table/line-errors.ts';
import type { StagePlan } from '../table/stage.ts';

/** A column of a kind: what the file says and which column of the table it becomes. */
export interface KindColumn extends Column {
  /** What it holds, as the documentation says it. */
  readonly holds: string;
  /** What the table gets where the file says nothing: SQL. */
  readonly otherwise?: string;
  /** Whether it only helps to find what the row is about, and goes to no column of the table. */
  readonly isHelper?: boolean;
}

/**
 * A kind of file whose rows are rows of one table: all that there is to say of it. The plan of its import,
 * its documentation and the test that no column lacks its way in are made of this.
 */
export interface TableKind {
  readonly kind: string;
  /** What a row is, as the documentation says it. */
  readonly about: string;
  readonly table: string;
  /** The columns of the table that say that two rows are one. */
  readonly key: readonly string[];
  readonly columns: readonly KindColumn[];
  readonly checks?: readonly SetCheck[];
  readonly finish?: StagePlan['finish'];
  /** Columns of the table that no file says, and what they get in a new row: SQL over `staged` as `s`. */
  readonly made?: Readonly<Record<string, string>>;
  readonly hasUpdatedAt?: boolean;
  /** Of rows that come from elsewhere: the file changes those that are there and adds none. */
  readonly onlyChanges?: boolean;
  /** What is there is never changed. */
  readonly onlyAdds?: boolean;
  /** Which rows of the table may be the one that a staged row is about: SQL. */
  readonly among?: string;
  /** Columns of the table that no file says, and each empties where they are not the customer's. */
  readonly empties?: readonly string[];
  readonly lockedBy?: string;
  /** Companies whose booked days change with the rows: a query of their ids over `staged`. */
  readonly companies?: string;
}

type Options = Partial<Pick<KindColumn, 'type' | 'otherwise' | 'isHelper'>>;

/** A column that each file has and each row fills. */
export function needed(name: string, staged: string, cell: Cell, holds: string, options?: Options): KindColumn {
  return { name, staged, type: 'text', cell: required(cell), isRequired: true, holds, ...options };
}

/** A column that may be missing or empty. */
export function maybe(name: string, staged: string, cell: Cell, holds: string, options?: Options): KindColumn {
  return { name, staged, type: 'text', cell: optional(cell), holds, ...options };
}

/** That a row is about something that there is: `where` says of what, over `staged` as `s`. */
export function thereIs(field: string, from: string, reason: string, unless = 'false'): SetCheck {
  return {
    field,
    query: `select s.line, '${reason}' as reason from staged s where not (${unless}) and not exists (select from ${from})`,
  };
}

/** That a customer's code is one. */
export const isCustomer = thereIs(
  'codiceCliente',
  'customers c where c.code = s.customer_code',
  'no such customer: import the customers first',
);

/** How the files of a kind are loaded. */
export function kindPlan(kind: TableKind): ImportPlan {
  const { columns, key, checks = [], finish } = kind;
  const named = key
    .map((column) => columns.find(({ staged }) => staged === column))
    .filter((each) => each !== undefined);
  return {
    kind: kind.kind,
    columns,
    ...(finish === undefined ? {} : { finish }),
    checks: [onlyOnce(named.at(-1)?.name ?? '', key), ...checks],
    write: (client, source, _progress, now) =>
      settled(client, kind, now, () => writeKind(client, kind, source.columns)),
  };
}

/** Writes rows, and lets days that are booked already hear of what they say of companies (prenotazione.capienza.3). */
async function settled(client: PoolClient, kind: TableKind, now: Date, write: () => Promise<Counts>): Promise<Counts> {
  if (kind.companies === undefined) return write();
  const db = drizzle(client, { schema });
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
      isNotified: told.has(name),
    }));
  const made = Object.entries(kind.made ?? {}).map(([column, value]): Target => ({ column, value, isNotified: false }));
  const emptied = (kind.empties ?? []).map((column): Target => ({ column, value: 'null', isNotified: true }));
  return merge(client, {
    table: kind.table,
    key: kind.key,
    targets: [...targets, ...made, ...emptied],
    where: 'true',
    hasUpdatedAt: kind.hasUpdatedAt ?? false,
    ...(kind.onlyChanges === undefined ? {} : { onlyChanges: kind.onlyChanges }),
    ...(kind.onlyAdds === undefined ? {} : { onlyAdds: kind.onlyAdds }),
    ...(kind.among === undefined ? {} : { among: kind.among }),
    ...(kind.lockedBy === undefined ? {} : { lockedBy: kind.lockedBy }),
  });
}
