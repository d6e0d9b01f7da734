import { createReadStream } from 'node:fs';
import { Readable, pipeline } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import { StartError } from '../../errors/start-error.ts';

/** One record of a file and the line on which it begins. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Longer than any row that we take: a quote that is never closed would read the rest of the file as one field. */
const LONGEST_RECORD = 200_000;

/** Reads a file record by record, never more than a little of it at once. */
export async function* records(
  path: string,
  delimiter: string,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    // A row of the wrong length is the row's problem, not the end of the file.
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
  });
  // The error of the pipeline reaches the loop below, through the parser.
  const rows = pipeline(Readable.from(decoded(path, onBytes)), parser, () => undefined);
  try {
    for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { line: info.lines - linesWithin(record), fields: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StartError(`${path}, line ${String(error.lines)}: ${explain(error)}.`, { cause: error });
  }
}

async function* decoded(path: string, onBytes: ((bytes: number) => void) | undefined): AsyncGenerator<string> {
  // Strict, so that a file in an old encoding is refused and not loaded with broken accents; the mark
  // that Excel puts at the beginning is taken away.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
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

function linesWithin(fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + (field.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}

function explain(error: CsvError): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_MAX_RECORD_SIZE':
      return 'a quotation mark is opened and never closed';
    default:
      return 'a quotation mark stands inside a field: double it and put the field in quotation marks';
  }
}
