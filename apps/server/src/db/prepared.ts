import type { Database } from './database.ts';

type Values = Readonly<Record<string, unknown>>;

interface Prepared<Rows> {
  execute(values: Values): Promise<Rows>;
}

/**
 * A query that is built once for each database and then run with its values, since Drizzle takes
 * longer to build it than to send it; its values stand in it as `sql.placeholder(name)`. For
 * PostgreSQL it has no name, so that a pooler in between need not know of it.
 */
export function prepared<Rows>(
  build: (db: Database) => { prepare(name: string): Prepared<Rows> },
): (db: Database, values: Values) => Promise<Rows> {
  const built = new WeakMap<Database, Prepared<Rows>>();
  return (db, values) => {
    const query = built.get(db) ?? build(db).prepare('');
    built.set(db, query);
    return query.execute(values);
  };
}
