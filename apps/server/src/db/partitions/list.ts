import type { Day } from '@sportello/domain';
import type { ClientBase, Pool } from 'pg';

export interface Partition {
  readonly name: string;
  /** The first day; null for the table of before, which holds all until `to`. */
  readonly from: Day | null;
  /** The first day of the next partition. */
  readonly to: Day;
}

/** Lists the partitions of a table, oldest first; undefined if it is a whole one. */
export async function listPartitions(
  client: ClientBase | Pool,
  table: string,
): Promise<readonly Partition[] | undefined> {
  const { rows } = await client.query<{ kind: string; name: string | null; bounds: string | null }>(
    `select t.relkind as kind, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_class t left join pg_inherits i on i.inhparent = t.oid left join pg_class c on c.oid = i.inhrelid
     where t.oid = to_regclass(quote_ident($1))`,
    [table],
  );
  if (rows[0]?.kind !== 'p') return undefined;
  return rows
    .flatMap(({ name, bounds }) => {
      const [, from, to] = /^FOR VALUES FROM \((?:'([\d-]+)'|MINVALUE)\) TO \('([\d-]+)'\)$/.exec(bounds ?? '') ?? [];
      return name === null || to === undefined ? [] : [{ name, from: from ?? null, to }];
    })
    .toSorted((one, other) => (one.to < other.to ? -1 : 1));
}
