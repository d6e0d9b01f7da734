import type { PoolClient } from 'pg';
import { owners, type Owner } from '../owners.ts';

/** A column of a table and what it gets: an expression over `staged` as `s`. */
export interface Target {
  readonly column: string;
  readonly value: string;
  /** Whether the file says something of it; if not, a row that exists keeps what it has. */
  readonly isTold: boolean;
}

export interface Merge {
  readonly table: string;
  readonly key: string;
  readonly targets: readonly Target[];
  /** Which rows of `staged` go to this table. */
  readonly where: string;
  /** True for tables that record when a row changed last. */
  readonly hasUpdatedAt: boolean;
  /** A column that says whose a row is: when it changes, what was the customer's is not any more. */
  readonly holder?: string;
}

/** How many rows became what. */
export interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Writes staged rows into a table in one statement; a row that would not change is not touched. */
export async function merge(client: PoolClient, plan: Merge): Promise<Counts> {
  const { rows } = await client.query<{ added: number; changed: number; total: number }>(mergeSql(plan));
  const { added = 0, changed = 0, total = 0 } = rows[0] ?? {};
  return { added, changed, unchanged: total - added - changed };
}

function mergeSql({ table, key, targets, where, hasUpdatedAt, holder }: Merge): string {
  const columns = targets.map(({ column }) => column).join(', ');
  const values = targets.map(({ value }) => value).join(', ');
  const updates = targets
    .filter(({ column, isTold }) => isTold && column !== key)
    .map(({ column }) => ({ column, value: updated(table, column, holder) }))
    .filter((update): update is { column: string; value: string } => update.value !== null);
  const sets = updates.map(({ column, value }) => `${column} = ${value}`);
  const onConflict =
    updates.length === 0
      ? 'do nothing'
      : `do update set ${[...sets, ...(hasUpdatedAt ? ['updated_at = now()'] : [])].join(', ')}
         where (${updates.map(({ column }) => `${table}.${column}`).join(', ')})
           is distinct from (${updates.map(({ value }) => value).join(', ')})`;
  return `with merged as (
      insert into ${table} (${columns}) select ${values} from staged s where ${where}
      on conflict (${key}) ${onConflict}
      returning (xmax = 0) as is_new
    )
    select (count(*) filter (where is_new))::int as added, (count(*) filter (where not is_new))::int as changed,
           (select count(*) from staged s where ${where})::int as total from merged`;
}

/** What a column of an existing row becomes; null when it stays as it is. */
function updated(table: string, column: string, holder: string | undefined): string | null {
  const owner: Owner = owners[table]?.[column] ?? 'provider';
  if (owner === 'provider') return `excluded.${column}`;
  if (owner === 'customer') {
    if (holder === undefined) return null;
    return `case when ${table}.${holder} = excluded.${holder} then ${table}.${column} else excluded.${column} end`;
  }
  const isTheirs =
    'untilChanged' in owner ? `${table}.${owner.untilChanged} is not null` : `${table}.${owner.untilTrue}`;
  return `case when ${isTheirs} then ${table}.${column} else excluded.${column} end`;
}
