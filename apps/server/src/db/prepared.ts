import type { Database } from './database.ts';

type Values = Readonly<Record<string, unknown>>;

interface Prepared<Rows> {
  execute(values: Values): Promise<Rows>;
}

/**
 * Builds a query once per database and then runs it with its values (`sql.placeholder(name)`), since Drizzle
 * takes longer to build it than to send it. It has no name in PostgreSQL, so it works behind a connection pooler.
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
