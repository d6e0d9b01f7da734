import type { Cell, Value } from './cells.ts';

export interface Column {
  /** Column name in the file: the wire name, with a dot for nesting. */
  readonly name: string;
  readonly staged: string;
  readonly type: 'text' | 'boolean' | 'date' | 'integer' | 'double precision' | 'timestamp with time zone';
  readonly cell: Cell;
  readonly isRequired?: boolean;
  /** True if the value may be derived from other columns; then it is staged although the file lacks the column. */
  readonly isDerived?: boolean;
  /** Explanation for docs/import-columns.md, beyond the type. */
  readonly holds?: string;
}

export type Row = Readonly<Record<string, Value | undefined>>;

export interface ApiError {
  readonly line: number;
  /** Null if the error concerns the whole row. */
  readonly field: string | null;
  readonly reason: string;
}
