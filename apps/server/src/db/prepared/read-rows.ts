import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';
import type { Parser, RowReader } from './select-query.ts';

/** A selected value, as Drizzle describes it: the path in the row's object, and its column or expression. */
export interface SelectedField {
  readonly path: readonly string[];
  readonly field: unknown;
}

interface Decoder {
  readonly mapFromDriverValue: (value: unknown) => unknown;
}

type Tree = Map<string, number | Tree>;

/**
 * Returns a function that makes an object of a row as it arrives, equal to Drizzle's but written out for these fields:
 * Drizzle asks anew for each value of each row what its column is, which takes as long as all else about a row.
 */
export function rowReader(
  fields: readonly SelectedField[],
  neverAbsent: Readonly<Record<string, boolean>> | undefined,
  parsers: readonly (Parser | undefined)[],
): RowReader {
  const decoders = fields.map(({ field }) => decoderOf(field));
  const valueAt = (at: number) => {
    const parsed = parsers[at] === undefined ? `r[${at}]` : `p[${at}](r[${at}])`;
    const value = decoders[at] === undefined ? parsed : `d[${at}].mapFromDriverValue(${parsed})`;
    return value === `r[${at}]` ? value : `r[${at}] === null ? null : ${value}`;
  };
  const objectOf = (tree: Tree): string => {
    const parts = [...tree].map(([name, at]) => {
      const value = typeof at === 'number' ? valueAt(at) : absentOr(at, objectOf(at));
      return `${JSON.stringify(name)}: ${value}`;
    });
    return `{${parts.join(', ')}}`;
  };
  const absentOr = (tree: Tree, object: string) => {
    const first = neverAbsent && firstOfOneTable(tree, fields, neverAbsent);
    return first === undefined ? object : `r[${first}] === null ? null : ${object}`;
  };
  // The names are those of our own queries.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function('p', 'd', `return (r) => (${objectOf(treeOf(fields))});`);
  return make(parsers, decoders) as RowReader;
}

function treeOf(fields: readonly SelectedField[]): Tree {
  const root: Tree = new Map();
  for (const [at, { path }] of fields.entries()) {
    let node = root;
    for (const name of path.slice(0, -1)) {
      const inner = node.get(name) ?? new Map<string, number | Tree>();
      if (typeof inner === 'number') throw new TypeError(`${path.join('.')} is selected twice`);
      node.set(name, inner);
      node = inner;
    }
    node.set(path.at(-1) ?? '', at);
  }
  return root;
}

/** Returns the column that is null where a joined table has no row, if the object has columns of one such table only. */
function firstOfOneTable(
  tree: Tree,
  fields: readonly SelectedField[],
  neverAbsent: Readonly<Record<string, boolean>>,
): number | undefined {
  const columns = [...tree.values()].flatMap((at) => {
    const field = typeof at === 'number' ? fields[at]?.field : undefined;
    return typeof at === 'number' && is(field, Column) ? [{ at, table: getTableName(field.table) }] : [];
  });
  const [first] = columns;
  if (first === undefined || columns.some(({ table }) => table !== first.table)) return undefined;
  return neverAbsent[first.table] === true ? undefined : first.at;
}

/** Returns the decoder of a value, or undefined where it keeps the value as it is. */
function decoderOf(field: unknown): Decoder | undefined {
  const decoder = is(field, Column)
    ? field
    : is(field, SQL)
      ? (field as unknown as { decoder: Decoder }).decoder
      : is(field, Subquery)
        ? (field._.sql as unknown as { decoder: Decoder }).decoder
        : (field as { sql: { decoder: Decoder } }).sql.decoder;
  return decoder.mapFromDriverValue === keepValue || decoder === plainDecoder ? undefined : decoder;
}

const keepValue = (Column.prototype as unknown as Decoder).mapFromDriverValue;
const plainDecoder = (new SQL([]) as unknown as { decoder: Decoder }).decoder;
