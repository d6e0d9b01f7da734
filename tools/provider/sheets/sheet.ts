import { people, type MadeUpPerson } from '../people.ts';

export type Field = string | number;

export interface Sheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: (customers: number) => Iterable<readonly Field[]>;
}

/** A file with several rows per customer. */
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

/** A file that does not depend on the number of customers. */
export const fixed = (name: string, columns: string, rows: readonly (readonly Field[])[]): Sheet => ({
  name,
  columns: columns.split(' '),
  rows: () => rows,
});

export const when = <T>(isSo: boolean, row: T): T[] => (isSo ? [row] : []);

export const row = (columns: string, values: Readonly<Record<string, Field>>) =>
  columns.split(' ').map((column) => values[column] ?? '');
