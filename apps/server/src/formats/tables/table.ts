import type { Cents, Day } from '@sportello/domain';

/** A text, an amount or a day; null leaves the cell empty. */
export type Cell = string | { readonly cents: Cents } | { readonly day: Day } | null;

interface Column {
  readonly title: string;
  /** In characters. */
  readonly width: number;
}

/** A table for a spreadsheet, on one sheet. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}
