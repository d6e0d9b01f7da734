import type { Connection, FieldDef, Pool, PoolClient, Submittable } from 'pg';

export type BoundValue = string | null;
export type Parser = (text: string) => unknown;
export type RowReader = (row: readonly (string | null)[]) => unknown;

export interface SelectStatement {
  readonly text: string;
  /** PostgreSQL keeps a statement with a name on the connection; without one it forgets it. */
  readonly name: string;
  /** Returns the reader of rows whose columns are parsed so. */
  readonly readerFor: (columns: readonly FieldDef[]) => RowReader;
}

type Callback = (error: Error | null, rows: unknown[]) => void;

/** The part of `pg`'s connection that its types describe as it was long ago. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(statement: { readonly statement: string; readonly values: readonly BoundValue[] }): void;
  describe(portal: { readonly type: 'P'; readonly name: string }): void;
  execute(): void;
  sync(): void;
}

/** The readers of statements that a connection has described. */
const described = new WeakMap<object, Map<SelectStatement, RowReader>>();

/**
 * A select as `pg` runs it, with less ado: PostgreSQL describes a kept statement's columns once for each connection,
 * and each row is made an object in one step. Its errors and timeouts are those of `pg`.
 */
export class SelectQuery implements Submittable {
  readonly text: string;
  readonly name: string;
  readonly values: readonly BoundValue[];
  /** Set by `pg`. */
  callback: Callback | undefined;
  readonly #statement: SelectStatement;
  readonly #rows: unknown[] = [];
  #readers: Map<SelectStatement, RowReader> | undefined;
  #read: RowReader | undefined;
  #problem: Error | undefined;

  constructor(statement: SelectStatement, values: readonly BoundValue[]) {
    this.text = statement.text;
    this.name = statement.name;
    this.#statement = statement;
    this.values = values;
  }

  submit(connection: Connection): Error | null {
    const wire = connection as unknown as Wire;
    const { text, name } = this;
    const known = name === '' ? undefined : (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]);
    if (known !== undefined && known !== text) return new Error(`two statements have the name ${name}`);
    if (name !== '') {
      this.#readers = described.get(connection) ?? new Map();
      described.set(connection, this.#readers);
      this.#read = this.#readers.get(this.#statement);
    }
    wire.stream.cork();
    try {
      if (known === undefined) {
        wire.parse({ name, text });
        if (name !== '') wire.submittedNamedStatements[name] = text;
      }
      wire.bind({ statement: name, values: this.values });
      if (this.#read === undefined) wire.describe({ type: 'P', name: '' });
      wire.execute();
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#read = this.#statement.readerFor(fields);
    this.#readers?.set(this.#statement, this.#read);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#problem !== undefined || this.#read === undefined) return;
    try {
      this.#rows.push(this.#read(fields));
    } catch (error) {
      this.#problem = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete(): void {
    // The number of rows is that of those that came.
  }

  handleReadyForQuery(): void {
    this.callback?.(this.#problem ?? null, this.#rows);
  }

  handleError(error: Error): void {
    this.callback?.(error, []);
  }
}

/** Runs a select on a connection of the pool, or on the one of a transaction. */
export function runSelect(connection: Pool | PoolClient, query: SelectQuery): Promise<unknown[]> {
  if (!('release' in connection)) return connection.query(query) as unknown as Promise<unknown[]>;
  const run = connection.query.bind(connection) as unknown as (
    query: SelectQuery,
    values: undefined,
    done: Callback,
  ) => void;
  return new Promise((resolve, reject) => {
    run(query, undefined, (error, rows) => (error ? reject(error) : resolve(rows)));
  });
}
