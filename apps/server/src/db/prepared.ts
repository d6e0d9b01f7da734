import { DrizzleQueryError, is, Param, Placeholder } from 'drizzle-orm';
import { types as pgTypes, type CustomTypesConfig, type Pool, type PoolClient } from 'pg';
import type { Database } from './database.ts';
import { keepsStatements } from './prepared/kept-statements.ts';
import { rowReader, type SelectedField } from './prepared/read-rows.ts';
import {
  runSelect,
  SelectQuery,
  type BoundValue,
  type Parser,
  type RowReader,
  type SelectStatement,
} from './prepared/select-query.ts';

const { builtins } = pgTypes;

type Values = Readonly<Record<string, unknown>>;

interface Statement extends SelectStatement {
  readonly bind: (values: Values) => BoundValue[];
}

/**
 * Builds a query once and then runs it with its values (`sql.placeholder(name)`), since Drizzle takes longer to build
 * it than to send it.
 *
 * With a name PostgreSQL keeps it on each connection too and plans it once, where connections are its own
 * (docs/adr/0026-hot-statements-are-kept.md). Give none where the plan depends on the values, as that of a prefix does.
 */
export function prepared<Rows>(
  build: (db: Database) => { prepare(name: string): { execute(values: Values): Promise<Rows> } },
  { name = '' }: { readonly name?: string } = {},
): (db: Database, values: Values) => Promise<Rows> {
  let kept: Statement | undefined;
  let forgotten: Statement | undefined;
  return async (db, values) => {
    const connection = connectionOf(db);
    forgotten ??= statementOf(build(db).prepare(''));
    kept ??= { ...forgotten, name };
    const statement = keepsStatements(connection) ? kept : forgotten;
    const bound = statement.bind(values);
    try {
      return (await runSelect(connection, new SelectQuery(statement, bound))) as Rows;
    } catch (cause) {
      throw new DrizzleQueryError(statement.text, bound, cause instanceof Error ? cause : undefined);
    }
  };
}

/** Drizzle's types hide these, but its own drivers need them. */
interface DrizzleStatement {
  readonly params: readonly unknown[];
  readonly fields: readonly SelectedField[] | undefined;
  readonly joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined;
  readonly queryConfig: { readonly text: string; readonly types: CustomTypesConfig };
}

function statementOf(built: unknown): Statement {
  const { params, fields, joinsNotNullableMap, queryConfig } = built as DrizzleStatement;
  if (fields === undefined) throw new TypeError('only a select can be prepared');
  const { text, types } = queryConfig;
  const values = params.map(valueOf);
  const readers = new Map<string, RowReader>();
  return {
    text,
    name: '',
    bind: (given) => values.map((value) => boundValue(value(given))),
    readerFor: (columns) => {
      const key = columns.map(({ dataTypeID }) => dataTypeID).join(' ');
      const reader =
        readers.get(key) ??
        rowReader(
          fields,
          joinsNotNullableMap,
          columns.map(({ dataTypeID }) => parserOf(types, dataTypeID)),
        );
      readers.set(key, reader);
      return reader;
    },
  };
}

function valueOf(param: unknown): (values: Values) => unknown {
  if (is(param, Param) && is(param.value, Placeholder)) {
    const value = valueOf(param.value);
    return (values) => param.encoder.mapToDriverValue(value(values));
  }
  if (!is(param, Placeholder)) return () => param;
  const { name } = param;
  return (values) => {
    if (values[name] === undefined) throw new TypeError(`the statement needs a value for ${name}`);
    return values[name];
  };
}

function boundValue(value: unknown): BoundValue {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(`a prepared statement takes no ${typeof value}`);
}

/** Returns the parser of a type, or undefined for text, which is what arrives. */
function parserOf(types: CustomTypesConfig, type: number): Parser | undefined {
  const parser = types.getTypeParser(type, 'text') as Parser;
  return parser === types.getTypeParser(builtins.TEXT, 'text') ? undefined : parser;
}

const connectionOf = (db: Database) => (db._ as unknown as { session: { client: Pool | PoolClient } }).session.client;
