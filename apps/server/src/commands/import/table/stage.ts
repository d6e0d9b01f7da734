import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Problems, type Value } from './cells.ts';
import type { Column, ApiError, Row } from './columns.ts';
import { copyLine } from './copy.ts';
import type { RowSource, SourceRow } from './source.ts';

export interface Staged {
  readonly rows: number;
  readonly refused: number;
}

type Problem = Omit<ApiError, 'line'>;

export interface StagePlan {
  readonly columns: readonly Column[];
  /** Checks a row as a whole once its fields are valid; returns its problems or the row to store. */
  readonly finish?: (row: Row) => { readonly row: Row } | { readonly problems: readonly Problem[] };
}

/**
 * Streams rows into the temporary table `staged` with constant memory. Rejected rows are passed to `onRejected` and
 * not staged.
 */
export async function stage(
  client: PoolClient,
  source: RowSource,
  plan: StagePlan,
  onRejected: (refusal: ApiError) => void,
  onBytes?: (bytes: number) => void,
): Promise<Staged> {
  await createStaged(client, plan);
  return copyRows(client, source, plan, onRejected, onBytes);
}

export async function createStaged(client: PoolClient, { columns }: StagePlan): Promise<void> {
  const definitions = columns.map(({ staged, type }) => `${staged} ${type}`);
  await client.query(`create temp table staged (line integer not null, ${definitions.join(', ')}) on commit drop`);
}

/** Adds rows to `staged`; for sources that come in pieces with queries between them. */
export async function copyRows(
  client: PoolClient,
  source: RowSource,
  plan: StagePlan,
  onRejected: (refusal: ApiError) => void,
  onBytes?: (bytes: number) => void,
): Promise<Staged> {
  const count = { rows: 0, refused: 0 };
  const told = plan.columns.filter(({ name, isDerived }) => isDerived === true || source.columns.has(name));
  const read = rowReader(told, source.names, plan.finish);
  const copied = ['line', ...told.map(({ staged }) => staged)].join(', ');
  const lines = copyLines(source, read, count, onRejected, onBytes);
  await pipeline(
    Readable.from(lines, { highWaterMark: 2 }),
    client.query(copyFrom(`copy staged (${copied}) from stdin`)),
  );
  return count;
}

type Read = (row: SourceRow) => readonly (Value | undefined)[] | { readonly problems: readonly Problem[] };

async function* copyLines(
  source: RowSource,
  read: Read,
  count: { rows: number; refused: number },
  onRejected: (refusal: ApiError) => void,
  onBytes: ((bytes: number) => void) | undefined,
): AsyncGenerator<string> {
  for await (const batch of source.batches(onBytes)) {
    let piece = '';
    for (const row of batch) {
      count.rows += 1;
      const found = read(row);
      if ('problems' in found) {
        count.refused += 1;
        for (const { field, reason } of found.problems) onRejected({ line: row.line, field, reason });
      } else {
        piece += `${row.line}\t${copyLine(found)}`;
      }
    }
    if (piece !== '') yield piece;
  }
}

function rowReader(columns: readonly Column[], names: readonly string[], finish: StagePlan['finish']): Read {
  const places = columns.map(({ name, cell }) => ({ name, cell, at: names.indexOf(name) }));
  return ({ fields }) => {
    if (fields.length !== names.length) {
      return { problems: [{ field: null, reason: `has ${fields.length} fields instead of ${names.length}` }] };
    }
    let problems: Problem[] | undefined;
    const values = places.map(({ name, cell, at }) => {
      const value = at === -1 ? undefined : cell(fields[at] ?? '');
      if (!(value instanceof Problems)) return value;
      (problems ??= []).push(...value.reasons.map((reason) => ({ field: name, reason })));
      return undefined;
    });
    if (problems !== undefined) return { problems };
    return finish === undefined ? values : finished(values);
  };

  function finished(values: readonly (Value | undefined)[]) {
    const row: Record<string, Value | undefined> = {};
    for (let index = 0; index < places.length; index += 1) row[places[index]?.name ?? ''] = values[index];
    const found = finish?.(row) ?? { row };
    return 'problems' in found ? found : places.map(({ name }) => found.row[name]);
  }
}
