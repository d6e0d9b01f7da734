import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { Card } from '../cards/Card.tsx';
import { nextSort, sortOf, type SortSearch } from './sort.ts';
import classes from './SortTable.module.css';

export interface TableColumn<Row, Column extends string> {
  id: string;
  title: ReactNode;
  /** Set if the list can be sorted by it. */
  sort?: Column;
  renderCell: (row: Row) => ReactNode;
}

interface SortTableProps<Row, Column extends string> {
  /** Accessible name. */
  label: string;
  /** The first one names the row. */
  columns: readonly TableColumn<Row, Column>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  search: SortSearch<Column>;
  onSort: (sort: SortSearch<Column>) => void;
  /** True while rows of another order or page are shown. */
  isBusy?: boolean;
}

/** A table whose column headers sort it: up, down, and the list's own order again. */
export function SortTable<Row, Column extends string>({
  label,
  columns,
  rows,
  keyOf,
  search,
  onSort,
  isBusy = false,
}: SortTableProps<Row, Column>) {
  const { t } = useLingui();
  const sort = sortOf(search);
  return (
    <Card as="div" padding="none" className={classes['frame']}>
      <table className={classes['table']} aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>
            {columns.map(({ id, title, sort: column }) => {
              if (column === undefined)
                return (
                  <th key={id} scope="col">
                    {title}
                  </th>
                );
              const direction =
                sort?.column === column ? (sort.isDescending ? 'descending' : 'ascending') : ('none' as const);
              const Icon = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[direction];
              return (
                <th key={id} scope="col" aria-sort={direction}>
                  <UnstyledButton
                    className={classes['sort'] ?? ''}
                    title={direction === 'descending' ? t`Torna all’ordine dell’elenco` : t`Ordina`}
                    onClick={() => onSort(nextSort(search, column))}
                  >
                    {title}
                    <Icon size={16} aria-hidden="true" />
                  </UnstyledButton>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, renderCell }, at) =>
                at === 0 ? (
                  <th key={id} scope="row">
                    {renderCell(row)}
                  </th>
                ) : (
                  <td key={id}>{renderCell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
