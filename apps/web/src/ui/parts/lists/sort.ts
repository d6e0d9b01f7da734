/** A column of a table, and the direction in which it orders the rows. */
export interface Sort<Column extends string = string> {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** The sort as the URL has it. */
export interface SortSearch<Column extends string = string> {
  readonly ordine?: Column | undefined;
  readonly verso?: 'DISCENDENTE' | undefined;
}

/** Parses the URL's sort; unknown columns are ignored. */
export function sortSearchOf<Column extends string>(
  said: Readonly<Record<string, unknown>>,
  columns: readonly Column[],
): SortSearch<Column> {
  const ordine = columns.find((column) => column === said['ordine']);
  if (ordine === undefined) return {};
  return said['verso'] === 'DISCENDENTE' ? { ordine, verso: said['verso'] } : { ordine };
}

export function sortOf<Column extends string>({ ordine, verso }: SortSearch<Column>): Sort<Column> | undefined {
  return ordine && { column: ordine, isDescending: verso !== undefined };
}

/** Returns the sort after a press of a column: up, down, then the list's own order again. */
export function nextSort<Column extends string>({ ordine, verso }: SortSearch<Column>, column: Column) {
  const isSame = ordine === column;
  return {
    ordine: isSame && verso !== undefined ? undefined : column,
    verso: isSame && verso === undefined ? ('DISCENDENTE' as const) : undefined,
  };
}

/** Sorts a complete list by text or number; rows without a value come last in both directions. */
export function sorted<Row, Column extends string>(
  rows: readonly Row[],
  sort: Sort<Column> | undefined,
  valueOf: (row: Row, column: Column) => string | number | undefined,
): readonly Row[] {
  if (sort === undefined) return rows;
  const { column, isDescending } = sort;
  return rows.toSorted((one, other) => {
    const [left, right] = [valueOf(one, column), valueOf(other, column)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return (isDescending ? -1 : 1) * compare(left, right);
  });
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'it', { sensitivity: 'base', numeric: true });
}
