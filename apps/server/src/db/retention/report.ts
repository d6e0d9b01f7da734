import type { Retention } from '@sportello/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { limitOf } from './delete.ts';
import { keptTables, kinds } from './kinds.ts';

export interface Kept {
  readonly kind: string;
  /** An estimate by PostgreSQL for kept tables. */
  readonly rows: number;
  readonly bytes: number;
  readonly oldest: Date | null;
  /** Days, or what ends the rows instead. */
  readonly term: string;
  readonly due: number;
}

interface Counted extends Record<string, unknown> {
  readonly rows: string;
  readonly bytes: string;
  readonly oldest: string | Date | null;
  readonly due: string;
}

/** Counts the rows of a kind in a query that returns `rows`, `bytes`, `oldest` and `due`. */
export async function countKind(db: Database, kind: string, term: string, query: SQL): Promise<Kept> {
  const { rows: found } = await db.execute<Counted>(query);
  const { rows = '0', bytes = '0', oldest = null, due = '0' } = found[0] ?? {};
  return {
    kind,
    rows: Number(rows),
    bytes: Number(bytes),
    oldest: oldest === null ? null : new Date(oldest),
    term,
    due: Number(due),
  };
}

const sizeOf = (table: string) => sql`pg_total_relation_size(${table}::regclass)`;

/** Counts what there is of each kind, and what of it would go at a moment; reads all rows. */
export async function countKinds(db: Database, retention: Retention, at: Date): Promise<readonly Kept[]> {
  const counted: Kept[] = [];
  for (const kind of kinds) {
    const before = limitOf(kind, retention, at);
    const due = before === null ? sql`0` : sql`count(*) filter (where ${kind.isDue(before)})`;
    const term = retention[kind.name] === null ? 'kept' : `${retention[kind.name]} days`;
    const query = sql`select count(*) as rows, ${sizeOf(kind.table)} as bytes, min(${kind.from})::timestamptz as oldest,
      ${due} as due from ${sql.identifier(kind.table)} t where ${kind.isOfKind ?? sql`true`}`;
    counted.push(await countKind(db, kind.name, term, query));
  }
  return counted;
}

/** Counts closed accounts and background jobs, whose terms are fixed. */
export async function countFixed(db: Database, at: Date): Promise<readonly Kept[]> {
  return [
    await countKind(
      db,
      'closedAccounts',
      '14 days',
      sql`select count(*) as rows, ${sizeOf('accounts')} as bytes, min(disabled_at) as oldest,
        count(*) filter (where erase_after <= ${at.toISOString()}::timestamptz) as due
        from accounts where erase_after is not null`,
    ),
    await countKind(
      db,
      'jobs',
      'up to 7 days',
      sql`select count(*) as rows, (select sum(pg_total_relation_size(c.oid)) from pg_class c
          where c.relnamespace = to_regnamespace('pgboss') and c.relkind = 'r') as bytes,
        min(created_on) as oldest, count(*) filter (where keep_until < ${at.toISOString()}::timestamptz) as due
        from pgboss.job`,
    ),
  ];
}

/** Lists the tables without a term, largest first, by what ends their rows. */
export async function listKept(db: Database): Promise<readonly Kept[]> {
  const { rows } = await db.execute<{ table: string; rows: string; bytes: string }>(
    sql`select relname as table, greatest(reltuples, 0)::bigint as rows, pg_total_relation_size(oid) as bytes
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 3 desc, 1`,
  );
  return rows.flatMap(({ table, rows: count, bytes }) => {
    const [term] = Object.entries(keptTables).find(([, tables]) => tables.includes(table)) ?? [];
    if (term === undefined) return [];
    return [{ kind: table, rows: Number(count), bytes: Number(bytes), oldest: null, term, due: 0 }];
  });
}
