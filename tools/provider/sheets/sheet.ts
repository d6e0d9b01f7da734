import { people, type MadeUpPerson } from '../people.ts';

export type Field = string | number;

/** A file of rows: its columns, and the rows for so many customers. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: (customers: number) => Iterable<readonly Field[]>;
}

/** A file with some rows for each customer. */
export function each(
  name: string,
  columns: string,
  rowsOf: (person: MadeUpPerson) => readonly (readonly Field[])[],
): Sheet {
  return {
    name,
    columns: columns.split(' '),
    *rows(customers) {
      for (const person of people(customers)) yield* rowsOf(person);
    },
  };
}

/** A file that is the same however many customers there are. */
export const fixed = (name: string, columns: string, rows: readonly (readonly Field[])[]): Sheet => ({
  name,
  columns: columns.split(' '),
  rows: () => rows,
});

export const when = <T>(isSo: boolean, row: T): T[] => (isSo ? [row] : []);

/** A row of a file whose columns are many and mostly empty. */
export const row = (columns: string, values: Readonly<Record<string, Field>>) =>
  columns.split(' ').map((column) => values[column] ?? '');
