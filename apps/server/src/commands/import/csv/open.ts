import { open } from 'node:fs/promises';
import { StartError, errorCode } from '../../../errors/start-error.ts';
import type { RowSource, SourceRow } from '../table/source.ts';
import type { CsvRecord } from './reader.ts';
import { recordBatches, records } from './records.ts';

export type CsvRow =
  | { readonly line: number; readonly fields: Readonly<Record<string, string>> }
  | { readonly line: number; readonly problem: string };

export interface CsvFile extends RowSource {
  /** Reads rows one by one, from the beginning on each call; `onBytes` receives the progress. */
  rows(onBytes?: (bytes: number) => void): AsyncGenerator<CsvRow>;
}

/** Required and allowed columns of a header; `anythingElse` is ignored or rejected. */
export interface HeaderRule {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
  readonly anythingElse?: 'ignored' | 'refused';
}

/**
 * Opens a UTF-8 file of comma- or semicolon-separated values and checks its header. Throws {@link StartError} for an
 * unreadable or wrong file. Line numbers start at `countedFrom`.
 */
export async function openCsv(path: string, rule: HeaderRule, countedFrom = 1): Promise<CsvFile> {
  const { bytes, firstLine } = await look(path);
  const delimiter = delimiterOf(firstLine);
  let header: readonly string[] | undefined;
  for await (const { fields } of records(path, delimiter)) {
    header = fields.map((field) => field.trim());
    break;
  }
  if (!header) throw new StartError(`${path} is empty.`);
  checkHeader(path, header, rule);
  const names = header;
  return {
    names,
    bytes,
    columns: new Set(names),
    rows: (onBytes) => rowsOf(records(path, delimiter, onBytes, countedFrom), names),
    batches: (onBytes) => batchesOf(recordBatches(path, delimiter, onBytes, countedFrom)),
  };
}

async function* batchesOf(batches: AsyncIterable<readonly CsvRecord[]>): AsyncGenerator<readonly SourceRow[]> {
  let isHeader = true;
  for await (const batch of batches) {
    yield isHeader ? batch.slice(1) : batch;
    isHeader &&= batch.length === 0;
  }
}

async function* rowsOf(found: AsyncIterable<CsvRecord>, header: readonly string[]): AsyncGenerator<CsvRow> {
  let isHeader = true;
  for await (const { line, fields } of found) {
    if (isHeader) {
      isHeader = false;
    } else if (fields.length === header.length) {
      yield { line, fields: Object.fromEntries(header.map((name, index) => [name, fields[index] ?? ''])) };
    } else {
      yield { line, problem: `has ${fields.length} fields instead of ${header.length}` };
    }
  }
}

/** Returns a file's size and first line; throws {@link StartError} if it can't be read. */
export async function look(path: string): Promise<{ bytes: number; firstLine: string }> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024));
      return { bytes: size, firstLine: buffer.toString('utf8', 0, bytesRead).split(/[\r\n]/, 1)[0] ?? '' };
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw new StartError(`${path} ${reasonOf(cause)}.`, { cause });
  }
}

function reasonOf(error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return 'does not exist';
    case 'EISDIR':
      return 'is a folder, not a file';
    case 'EACCES':
      return 'may not be read by this user';
    default:
      return `can't be read (${String(error)})`;
  }
}

/** Returns the delimiter that occurs more often in the header. */
export function delimiterOf(firstLine: string): ',' | ';' {
  const count = (character: string) => firstLine.split(character).length;
  return count(';') > count(',') ? ';' : ',';
}

function checkHeader(path: string, header: readonly string[], rule: HeaderRule): void {
  const known = new Set([...rule.required, ...(rule.optional ?? [])]);
  const missing = rule.required.filter((name) => !header.includes(name));
  const unknown = rule.anythingElse === 'ignored' ? [] : header.filter((name) => !known.has(name));
  const twice = header.filter((name, index) => header.indexOf(name) !== index && known.has(name));
  const problems = [
    ...(missing.length > 0 ? [`${path}: missing columns: ${list(missing)}`] : []),
    ...(unknown.length > 0 ? [`${path}: unknown columns: ${list(unknown)}`] : []),
    ...(twice.length > 0 ? [`${path}: columns given twice: ${list(twice)}`] : []),
  ];
  if (problems.length > 0) throw new StartError(problems);
}

function list(names: readonly string[]): string {
  return names.map((name) => (name === '' ? '(no name)' : name)).join(', ');
}
