import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Refusal } from '../../errors/refusal.ts';
import type { LineRefusal } from '../../usecases/outcomes/read.ts';
import { makeSpoolFolder } from './spool-folders.ts';

/** The longest line, and the largest body. */
const longestLine = 64 * 1024;
const largestBody = 512 * 1024 * 1024;

/** Rows that were sent, as a file with a header: what is wrong with lines as such is found already. */
export interface Spooled {
  readonly file: string;
  readonly rows: number;
  /** Of what was sent, byte for byte. */
  readonly digest: string;
  /** Lines that are no rows; they are not in the file. */
  readonly refusals: readonly LineRefusal[];
  /** The line as it was sent of a line of the file. */
  readonly lineOf: (line: number) => number;
  readonly remove: () => Promise<void>;
}

/**
 * Takes lines of JSON as they arrive and keeps them as a file, as the imports read it: however slowly
 * somebody sends, no transaction and no lock waits for them, and memory stays the same.
 */
export async function spool(body: Readable): Promise<Spooled> {
  const { folder, remove } = await makeSpoolFolder();
  try {
    return { ...(await write(body, path.join(folder, 'rows.csv'))), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function write(body: Readable, file: string): Promise<Omit<Spooled, 'remove'>> {
  const out = createWriteStream(file);
  const digest = createHash('sha256');
  const refusals: LineRefusal[] = [];
  const left: number[] = [];
  let columns: readonly string[] | undefined;
  let line = 0;
  let rows = 0;
  for await (const text of linesOf(body, digest)) {
    line += 1;
    if (text.trim() === '') {
      left.push(line);
      continue;
    }
    rows += 1;
    const read = text.length > longestLine ? 'longer than 64 KiB' : readRow(text, columns);
    if (typeof read === 'string') {
      refusals.push({ line, field: null, reason: read });
      left.push(line);
      continue;
    }
    const names = Object.keys(read);
    const header = columns === undefined ? `${names.map(quoted).join(',')}\n` : '';
    columns ??= names;
    const row = `${header}${columns.map((name) => quoted(read[name] ?? '')).join(',')}\n`;
    if (!out.write(row)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return { file, rows, digest: digest.digest('base64url'), refusals, lineOf: (at) => sentLine(at, left) };
}

/** Of a line of the file, behind its header, the line as it was sent: those that were left out lie between. */
function sentLine(at: number, left: readonly number[]): number {
  let line = at - 1;
  for (const each of left) {
    if (each > line) break;
    line += 1;
  }
  return line;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Reads a line as a row: an object of plain values, with the fields that the first has. */
function readRow(text: string, columns: readonly string[] | undefined): Readonly<Record<string, string>> | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'no object';
  const row: Record<string, string> = {};
  for (const [name, field] of Object.entries(value)) {
    if (field !== null && !['string', 'number', 'boolean'].includes(typeof field)) return `${name}: no plain value`;
    const plain = field === null ? '' : String(field);
    if (/[\n\r\0]/.test(name + plain) || !plain.isWellFormed()) return `${name}: holds a control character`;
    row[name] = plain;
  }
  const names = Object.keys(row);
  if (names.length === 0) return 'no fields';
  const isLikeFirst =
    columns === undefined || (names.length === columns.length && columns.every((each) => each in row));
  return isLikeFirst ? row : 'other fields than the first line: every line has the same';
}

async function* linesOf(body: Readable, digest: ReturnType<typeof createHash>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let waiting = '';
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largestBody) throw new Refusal('BODY_TOO_LARGE');
    digest.update(chunk);
    const parts = (waiting + decode(decoder, chunk)).split('\n');
    waiting = parts.pop() ?? '';
    // A line that doesn't end is not kept whole, only as too long.
    if (waiting.length > 2 * longestLine) waiting = waiting.slice(0, longestLine + 1);
    yield* parts;
  }
  waiting += decode(decoder);
  if (waiting !== '') yield waiting;
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (cause) {
    throw new Refusal('REQUEST_NOT_VALID', [{ campo: '', codice: 'NOT_UTF8' }], { cause });
  }
}
