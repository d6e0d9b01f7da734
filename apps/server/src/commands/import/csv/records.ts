import { createReadStream } from 'node:fs';
import { StartError } from '../../../errors/start-error.ts';
import { RecordReader, type CsvRecord } from './reader.ts';

/** Reads a file record by record, never more than a little of it at once. */
export async function* records(
  path: string,
  delimiter: string,
  onBytes?: (bytes: number) => void,
  firstLine?: number,
): AsyncGenerator<CsvRecord> {
  for await (const batch of recordBatches(path, delimiter, onBytes, firstLine)) yield* batch;
}

/** The same, as many at once as a piece of the file holds: a promise per record would cost more than the record. */
export async function* recordBatches(
  path: string,
  delimiter: string,
  onBytes?: (bytes: number) => void,
  firstLine?: number,
): AsyncGenerator<readonly CsvRecord[]> {
  const reader = new RecordReader(delimiter, path, firstLine);
  for await (const piece of decoded(path, onBytes)) yield reader.read(piece);
  yield reader.end();
}

async function* decoded(path: string, onBytes: ((bytes: number) => void) | undefined): AsyncGenerator<string> {
  // Strict, so that a file in an old encoding is refused and not loaded with broken accents; the mark
  // that Excel puts at the beginning is taken away.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 128 * 1024 }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield decoder.decode(chunk, { stream: true });
      onBytes?.(bytes);
    }
    yield decoder.decode();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new StartError(`${path} is not in UTF-8: save it as "CSV UTF-8".`, { cause });
  }
}
