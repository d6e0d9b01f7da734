import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { errorCode } from '../../../errors/start-error.ts';
import { holdings, owners, type Owner } from '../owners.ts';
import { fill } from './fill.ts';

/** A table's column and its value: an expression over `staged` as `s`. */
export interface Target {
  readonly column: string;
  readonly value: string;
  /** False if the file lacks the value; an existing row then keeps its own. */
  readonly isInFile: boolean;
}

export interface Merge {
  readonly table: string;
  readonly key: string | readonly string[];
  readonly targets: readonly Target[];
  readonly where: string;
  readonly hasUpdatedAt: boolean;
  /** `onlyChanges` skips new rows; `onlyAdds` leaves existing rows unchanged. */
  readonly onlyChanges?: boolean;
  readonly onlyAdds?: boolean;
  /** SQL condition on the table's rows that a staged row may match. */
  readonly among?: string;
  /** Column by which requests lock several rows of the table, if not the key. */
  readonly lockedBy?: string;
}

export interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

export interface ImportResult extends Counts {
  readonly rows: number;
  readonly refused: number;
  readonly isWritten: boolean;
}

/**
 * Attempts when a concurrent transaction wrote one of the rows: registration creates accounts too, and a payment
 * locks several bills, possibly in another order.
 */
const TRIES = 5;

/** Pause before the next attempt, times the attempts so far, in milliseconds. */
const PAUSE = 200;

/**
 * Merges staged rows into a table with one statement for updates and one for inserts. `insert … on conflict` would do
 * both at once but took two and a half times as long for new rows, because it first inserts each one speculatively.
 */
export async function merge(client: PoolClient, plan: Merge): Promise<Counts> {
  const total = await count(client, plan);
  if (total === 0) return { added: 0, changed: 0, unchanged: 0 };
  for (let tries = 1; ; tries += 1) {
    await client.query('savepoint merging');
    try {
      const changed = await update(client, plan);
      const insert = (isEmpty: boolean) => run(client, plan.onlyChanges === true ? null : insertSql(plan, isEmpty));
      const added = await fill(client, plan.table, total - changed, insert);
      await client.query('release savepoint merging');
      // The write makes the table's statistics outdated.
      if (added + changed > 0) await client.query(`analyze ${plan.table}`);
      return { added, changed, unchanged: total - added - changed };
    } catch (error) {
      if (!BY_OTHERS.has(errorCode(error)) || tries === TRIES) throw error;
      await client.query('rollback to savepoint merging');
      // Without a pause this transaction can lock the rows again before the one that waits for them wakes up.
      await wait(PAUSE * tries);
    }
  }
}

/**
 * Unique violation and deadlock, both caused by concurrent writers; the rollback to the savepoint releases the row
 * locks.
 */
const BY_OTHERS = new Set<string | undefined>(['23505', '40P01']);

async function count(client: PoolClient, { where }: Merge): Promise<number> {
  const { rows } = await client.query<{ total: number }>(`select count(*)::int as total from staged s where ${where}`);
  return rows[0]?.total ?? 0;
}

async function run(client: PoolClient, statement: string | null): Promise<number> {
  return statement === null ? 0 : ((await client.query(statement)).rowCount ?? 0);
}

const keysOf = ({ key }: Merge) => (typeof key === 'string' ? [key] : key);

function isSame(plan: Merge): string {
  const { table, targets } = plan;
  const value = (column: string) => targets.find((target) => target.column === column)?.value ?? '';
  const keys = keysOf(plan).map((column) => `${table}.${column} = ${value(column)}`);
  return [...keys, ...(plan.among === undefined ? [] : [plan.among])].join(' and ');
}

function insertSql(plan: Merge, isEmpty: boolean): string {
  const { table, targets, where } = plan;
  return `insert into ${table} (${targets.map(({ column }) => column).join(', ')})
    select ${targets.map(({ value }) => value).join(', ')} from staged s
    where ${where}${isEmpty ? '' : ` and not exists (select from ${table} where ${isSame(plan)})`}`;
}

/**
 * Updates rows that differ. They are locked first, in the same order as everywhere else: locked in scan order, they
 * could deadlock with others that lock several. Without differences, as usual for a reloaded file, the rows are read
 * once and nothing is written.
 */
async function update(client: PoolClient, plan: Merge): Promise<number> {
  const statements = plan.onlyAdds === true ? null : updateSql(plan);
  if (statements === null) return 0;
  const { rows } = await client.query<{ locked: number; passing: number }>(statements.lock);
  const [{ locked, passing } = { locked: 0, passing: 0 }] = rows;
  if (passing > 0) for (const statement of statements.leave) await client.query(statement);
  return locked === 0 ? 0 : run(client, statements.update);
}

function updateSql(plan: Merge): (Record<'lock' | 'update', string> & { readonly leave: readonly string[] }) | null {
  const { table, targets, where, hasUpdatedAt, lockedBy } = plan;
  const keys = keysOf(plan);
  const passing = passingOf(plan);
  const updates = [...targets, ...(passing?.others ?? [])]
    .filter(({ column }) => !keys.includes(column))
    .map((target) => ({ column: target.column, value: updated(table, target, passing) }))
    .filter((update): update is { column: string; value: string } => update.value !== null);
  if (updates.length === 0) return null;
  const sets = updates.map(({ column, value }) => `${column} = ${value}`);
  const changing = `${where} and ${isSame(plan)}
      and (${updates.map(({ column }) => `${table}.${column}`).join(', ')})
        is distinct from (${updates.map(({ value }) => value).join(', ')})`;
  return {
    lock: `select count(*)::int as locked, count(*) filter (where passes)::int as passing
      from (select not (${passing?.stays ?? 'true'}) as passes from ${table}, staged s where ${changing}
      order by ${(lockedBy === undefined ? keys : [lockedBy]).map((key) => `${table}.${key}`).join(', ')} for no key update of ${table}) locked`,
    leave: Object.entries(passing?.rows ?? {}).map(
      ([hanging, hangs]) => `delete from ${hanging} using ${table}, staged s
        where ${where} and ${isSame(plan)} and not (${passing?.stays ?? 'true'}) and ${hangs}`,
    ),
    update: `update ${table} set ${[...sets, ...(hasUpdatedAt ? ['updated_at = now()'] : [])].join(', ')}
      from staged s where ${changing}`,
  };
}

/** Data dropped from rows that move to another customer (fornitore.dati.4). */
interface Passing {
  /** SQL condition: the row stays with its holder. */
  readonly stays: string;
  readonly columns: ReadonlySet<string>;
  /** Columns of the previous holder that no file sets. */
  readonly others: readonly Target[];
  readonly rows: Readonly<Record<string, string>>;
}

function passingOf({ table, targets }: Merge): Passing | undefined {
  const holding = holdings[table];
  const holder = targets.find(({ column }) => column === holding?.holder);
  if (holding === undefined || holder === undefined) return undefined;
  const isTarget = (name: string) => targets.some(({ column }) => column === name);
  return {
    stays: `${table}.${holder.column} = ${holder.value}`,
    columns: new Set(holding.columns),
    others: holding.columns
      .filter((column) => !isTarget(column))
      .map((column) => ({ column, value: 'null', isInFile: false })),
    rows: holding.rows ?? {},
  };
}

/** Returns null if the column keeps its value. */
function updated(table: string, { column, value, isInFile }: Target, passing: Passing | undefined): string | null {
  const keeps = isInFile ? keepsWhile(table, owners[table]?.[column] ?? 'provider') : 'true';
  const isHolders = passing?.columns.has(column) === true;
  if (keeps === 'false') return value;
  if (keeps === 'true' && !isHolders) return null;
  const keeping = isHolders ? `${passing.stays} and (${keeps})` : keeps;
  return `case when ${keeping} then ${table}.${column} else ${value} end`;
}

/** SQL condition under which a column ignores the file's value. */
function keepsWhile(table: string, owner: Owner): string {
  if (owner === 'provider') return 'false';
  if (owner === 'customer') return 'true';
  if ('unless' in owner) return owner.unless;
  return 'untilChanged' in owner ? `${table}.${owner.untilChanged} is not null` : `${table}.${owner.untilTrue}`;
}
