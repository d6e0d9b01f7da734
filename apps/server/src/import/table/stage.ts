import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { CsvFile } from '../csv/open.ts';
import { rowSchema, type Column, type Refusal, type Row } from './columns.ts';
import { copyLine } from './copy.ts';

/** What reading a file came to. */
export interface Staged {
  readonly rows: number;
  readonly refused: number;
}

export interface StagePlan {
  readonly columns: readonly Column[];
  /** Looks at a row as a whole, once its fields are good: what is wrong, and the row as it is kept. */
  readonly finish: (row: Row) => { readonly row: Row } | { readonly problems: readonly Omit<Refusal, 'line'>[] };
}

/** How much is sent at once: a call per row would cost more than the row. */
const CHUNK = 64 * 1024;

/**
 * Reads a file into the temporary table `staged`, row by row: memory stays the same however long
 * the file is. Rows that are refused are told to `onRefused` and not staged.
 */
export async function stage(
  client: PoolClient,
  file: CsvFile,
  plan: StagePlan,
  onRefused: (refusal: Refusal) => void,
  onBytes?: (bytes: number) => void,
): Promise<Staged> {
  const definitions = plan.columns.map(({ staged, type }) => `${staged} ${type}`);
  await client.query(`create temp table staged (line integer not null, ${definitions.join(', ')}) on commit drop`);
  const count = { rows: 0, refused: 0 };
  const names = ['line', ...plan.columns.map(({ staged }) => staged)];
  const lines = copyLines(file, plan, count, onRefused, onBytes);
  await pipeline(Readable.from(chunks(lines)), client.query(copyFrom(`copy staged (${names.join(', ')}) from stdin`)));
  return count;
}

async function* copyLines(
  file: CsvFile,
  { columns, finish }: StagePlan,
  count: { rows: number; refused: number },
  onRefused: (refusal: Refusal) => void,
  onBytes: ((bytes: number) => void) | undefined,
): AsyncGenerator<string> {
  const schema = rowSchema(columns, file.columns);
  for await (const record of file.rows(onBytes)) {
    count.rows += 1;
    const { line } = record;
    const read = 'problem' in record ? { problems: [{ field: null, reason: record.problem }] } : check(record.fields);
    if ('problems' in read) {
      count.refused += 1;
      for (const { field, reason } of read.problems) onRefused({ line, field, reason });
    } else {
      yield copyLine([line, ...columns.map(({ name }) => read.row[name])]);
    }
  }

  function check(fields: Readonly<Record<string, string>>) {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return finish(parsed.data);
    return { problems: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message })) };
  }
}

async function* chunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const line of lines) {
    waiting += line;
    if (waiting.length < CHUNK) continue;
    yield waiting;
    waiting = '';
  }
  if (waiting !== '') yield waiting;
}
