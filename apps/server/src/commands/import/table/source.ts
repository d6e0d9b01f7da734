export interface SourceRow {
  readonly line: number;
  readonly fields: readonly string[];
}

export interface RowSource {
  readonly names: readonly string[];
  readonly columns: ReadonlySet<string>;
  readonly bytes: number;
  /** Reads rows in batches, from the beginning on each call; `onBytes` receives the progress. */
  batches(onBytes?: (bytes: number) => void): AsyncGenerator<readonly SourceRow[]>;
}
