/** A row as it came: its first line, and its fields in the order of the columns. */
export interface SourceRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Rows to be imported, wherever they come from: a file, or a request. */
export interface RowSource {
  /** The columns, in the order of the fields. */
  readonly names: readonly string[];
  readonly columns: ReadonlySet<string>;
  /** How much there is to read. */
  readonly bytes: number;
  /** Reads the rows from the beginning at each call, many at once; `onBytes` is told how far it got. */
  batches(onBytes?: (bytes: number) => void): AsyncGenerator<readonly SourceRow[]>;
}
