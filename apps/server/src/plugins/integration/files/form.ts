import { createReadStream } from 'node:fs';
import { problem, readObject } from '../json.ts';
import { linesOf } from '../lines.ts';
import type { Form, Problem } from '../spool.ts';

/** A file in a line: its name, its bytes in base64 and, for curves, the supplies. */
interface FileLine {
  readonly file: string;
  readonly contenuto: string;
  readonly forniture?: readonly string[];
}

/** Room for the largest accepted file in base64. */
const longest = 10 * 1024 * 1024;

/** Reads lines that are files and keeps them unchanged (fornitore.connessi.4, fornitore.connessi.5). */
export function fileForm({ namesSupplies = false } = {}): Form {
  return {
    longest,
    read(text) {
      const line = readLine(text, namesSupplies);
      return 'reason' in line ? line : { kept: `${JSON.stringify(line)}\n` };
    },
  };
}

function readLine(text: string, namesSupplies: boolean): FileLine | Problem {
  const read = readObject(text);
  if ('reason' in read) return read;
  const { file, contenuto, forniture, ...others } = read.object as Readonly<Record<string, unknown>>;
  if (Object.keys(others).length > 0 || (forniture !== undefined && !namesSupplies)) {
    return problem(`other fields than "file"${namesSupplies ? ', "forniture"' : ''} and "contenuto"`);
  }
  if (typeof file !== 'string' || !/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,200}$/u.test(file)) {
    return { field: 'file', reason: 'not the name of a file, of at most 200 characters' };
  }
  if (forniture !== undefined && !areSupplies(forniture)) {
    return { field: 'forniture', reason: 'not a list of one or two PODs, PDRs or contracts' };
  }
  const base64 = typeof contenuto === 'string' ? contenuto.replaceAll(/\s/g, '') : '';
  // `Buffer` skips invalid base64 characters silently, so it would decode a different file than was sent.
  if (base64 === '' || Buffer.from(base64, 'base64').toString('base64') !== base64) {
    return { field: 'contenuto', reason: 'not the bytes of a file in base64' };
  }
  return { file, contenuto: base64, ...(forniture !== undefined && { forniture }) };
}

function areSupplies(given: unknown): given is readonly string[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > 2) return false;
  return given.every((each) => typeof each === 'string' && /^[\x21-\x7e]{1,100}$/.test(each));
}

export interface SentFile {
  readonly name: string;
  readonly at: number;
  readonly bytes: Uint8Array;
  readonly supplies: readonly string[];
}

export async function* filesIn(spooled: string): AsyncGenerator<SentFile> {
  const kept = createReadStream(spooled);
  let at = 0;
  try {
    for await (const lines of linesOf(kept, longest)) {
      for (const line of lines) {
        at += 1;
        if (line === undefined || line === '') continue;
        const { file: name, contenuto, forniture = [] } = JSON.parse(line) as FileLine;
        yield { name, at, bytes: Buffer.from(contenuto, 'base64'), supplies: forniture };
      }
    }
  } finally {
    kept.destroy();
  }
}
