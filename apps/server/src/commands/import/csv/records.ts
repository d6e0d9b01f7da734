import { createReadStream } from 'node:fs';
import { StartError } from '../../../errors/start-error.ts';
import { RecordReader, type CsvRecord } from './reader.ts';

export async function* records(
  path: string,
  delimiter: string,
  onBytes?: (bytes: number) => void,
  firstLine?: number,
): AsyncGenerator<CsvRecord> {
  for await (const batch of recordBatches(path, delimiter, onBytes, firstLine)) yield* batch;
}

/** Yields the records of each chunk together, because a promise per record would cost more than the record. */
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
  // Strict, so that a file in an old encoding is rejected instead of loaded with broken accents; Excel's byte order
  // mark is removed.
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
