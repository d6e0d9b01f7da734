import type { Cell, Value } from './cells.ts';

/** A column of a file: what its fields are, and where they wait in the staging table. */
export interface Column {
  /** Name of the column in the file: the wire's, with a dot where the wire nests. */
  readonly name: string;
  /** Name in the staging table. */
  readonly staged: string;
  readonly type: 'text' | 'boolean' | 'date' | 'integer' | 'double precision' | 'timestamp with time zone';
  readonly cell: Cell;
  /** Whether the file must have the column. */
  readonly isRequired?: boolean;
  /** Whether what is written may be worked out of other columns, so that it is staged although the file has none. */
  readonly isDerived?: boolean;
  /** Explains the column in docs/import-columns.md, beyond its type. */
  readonly holds?: string;
}

/** The values of a row, by name of the column in the file; those of missing columns are not there. */
export type Row = Readonly<Record<string, Value | undefined>>;

/** One thing that is wrong with one row. */
export interface ApiError {
  readonly line: number;
  /** The column, or nothing when it is the row as a whole. */
  readonly field: string | null;
  readonly reason: string;
}
