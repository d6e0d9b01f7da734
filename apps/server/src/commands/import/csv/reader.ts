import { StartError } from '../../../errors/start-error.ts';

export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Exceeds any valid row; otherwise an unclosed quote would read the rest of the file as one field. */
const LONGEST_RECORD = 200_000;

type Found = { readonly fields: string[]; readonly end: number; readonly lines: number };

/**
 * Splits chunked text into records (RFC 4180; any line end, empty lines skipped). Lines without quotation marks,
 * nearly all of them, use the engine's own `split`: a character-by-character reader takes five times as long as all
 * the checks together.
 */
export class RecordReader {
  readonly #delimiter: string;
  readonly #path: string;
  #rest = '';
  #line: number;
  /** False until a carriage return was seen; then the search for it is skipped. */
  #hasReturns = false;

  constructor(delimiter: string, path: string, firstLine = 1) {
    this.#delimiter = delimiter;
    this.#path = path;
    this.#line = firstLine;
  }

  read(piece: string): CsvRecord[] {
    return this.#split(piece, false);
  }

  end(): CsvRecord[] {
    return this.#split('', true);
  }

  #split(piece: string, isLast: boolean): CsvRecord[] {
    const text = this.#rest + piece;
    this.#hasReturns ||= piece.includes('\r');
    const found: CsvRecord[] = [];
    let at = 0;
    let nextQuote = indexFrom(text, '"', 0);
    while (at < text.length) {
      const end = this.#lineEnd(text, at);
      // A carriage return at the end of a chunk may be half of CRLF.
      if (!isLast && (end === text.length || (text[end] === '\r' && end === text.length - 1))) break;
      if (nextQuote < at) nextQuote = indexFrom(text, '"', at);
      if (nextQuote > end) {
        if (end > at) found.push({ line: this.#line, fields: text.slice(at, end).split(this.#delimiter) });
        this.#line += 1;
        at = afterBreak(text, end);
      } else {
        const record = this.#quoted(text, at, isLast);
        if (record === undefined) break;
        found.push({ line: this.#line, fields: record.fields });
        this.#line += record.lines + 1;
        at = afterBreak(text, record.end);
      }
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > LONGEST_RECORD || (isLast && this.#rest !== '')) throw this.#neverClosed();
    return found;
  }

  #lineEnd(text: string, from: number): number {
    const feed = indexFrom(text, '\n', from);
    if (!this.#hasReturns) return feed;
    return Math.min(feed, indexFrom(text.slice(from, feed), '\r', 0) + from);
  }

  #quoted(text: string, from: number, isLast: boolean): Found | undefined {
    const fields: string[] = [];
    let lines = 0;
    let at = from;
    for (;;) {
      let end: number;
      if (text[at] === '"') {
        const close = closingQuote(text, at + 1);
        if (close === undefined || (close + 1 === text.length && !isLast)) return undefined;
        if (close - from > LONGEST_RECORD) throw this.#neverClosed();
        const value = text.slice(at + 1, close).replaceAll('""', '"');
        fields.push(value);
        lines += linesWithin(value);
        end = close + 1;
        if (end < text.length && !this.#ends(text, end)) throw this.#misplaced(lines);
      } else {
        end = Math.min(indexFrom(text, this.#delimiter, at), this.#lineEnd(text, at));
        if (end === text.length && !isLast) return undefined;
        const value = text.slice(at, end);
        if (value.includes('"')) throw this.#misplaced(lines);
        fields.push(value);
      }
      if (text[end] !== this.#delimiter) {
        if (text[end] === '\r' && end + 1 === text.length && !isLast) return undefined;
        return { fields, end, lines };
      }
      at = end + 1;
    }
  }

  #ends(text: string, at: number): boolean {
    return text[at] === this.#delimiter || text[at] === '\n' || text[at] === '\r';
  }

  #neverClosed(): StartError {
    return this.#refusal(this.#line, 'a quotation mark is opened and never closed');
  }

  #misplaced(lines: number): StartError {
    const why = 'a quotation mark stands inside a field: double it and put the field in quotation marks';
    return this.#refusal(this.#line + lines, why);
  }

  #refusal(line: number, why: string): StartError {
    return new StartError(`${this.#path}, line ${line}: ${why}.`);
  }
}

function indexFrom(text: string, what: string, from: number): number {
  const index = text.indexOf(what, from);
  return index === -1 ? text.length : index;
}

function afterBreak(text: string, end: number): number {
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
}

/** Returns the end of a quoted field; a doubled quotation mark is an escaped one. */
function closingQuote(text: string, from: number): number | undefined {
  let at = from;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return undefined;
    if (text[quote + 1] !== '"') return quote;
    at = quote + 2;
  }
}

function linesWithin(field: string): number {
  return field.includes('\n') || field.includes('\r') ? (field.match(/\r\n|\n|\r/g)?.length ?? 0) : 0;
}
