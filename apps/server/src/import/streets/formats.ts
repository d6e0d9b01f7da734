import { optional, postcode, province, required, text, type Cell } from '../table/cells.ts';
import type { Column, Row } from '../table/columns.ts';

/** A street as a row of either format says it. */
export interface ToldStreet {
  /** The town: by its ISTAT code, or by name and province. */
  readonly istatCode: string | null;
  readonly town: string | null;
  readonly province: string | null;
  /** The source's own code of the street, if it has one. */
  readonly code: string | null;
  readonly kind: string | null;
  readonly name: string;
  readonly germanName: string | null;
  readonly cap: string | null;
}

/** A kind of file that holds streets. */
export interface StreetFormat {
  readonly columns: readonly Column[];
  /** The columns in which a mistake about the town is told. */
  readonly townColumns: { readonly code: string; readonly name: string };
  readonly read: (row: Row) => ToldStreet;
}

const column = (name: string, cell: Cell, isRequired = false): Column => ({
  name,
  // None of them is written as it is: what is written is worked out (plan.ts).
  staged: `"told ${name}"`,
  type: 'text',
  cell,
  isRequired,
});

/** Six digits, of which lists leave the first zeros out. */
const istatCode: Cell<string> = text(6);

const value = (row: Row, name: string) => (row[name] ?? null) as string | null;

/** Our own columns. */
const general: StreetFormat = {
  columns: [
    column('codiceIstat', optional(istatCode)),
    column('comune', optional(text(100))),
    column('provincia', optional(province)),
    column('codice', optional(text(40))),
    column('tipo', optional(text(40))),
    column('nome', required(text(100)), true),
    column('nomeTedesco', optional(text(100))),
    column('cap', optional(postcode)),
  ],
  townColumns: { code: 'codiceIstat', name: 'comune' },
  read: (row) => ({
    istatCode: value(row, 'codiceIstat'),
    town: value(row, 'comune'),
    province: value(row, 'provincia'),
    code: value(row, 'codice'),
    kind: value(row, 'tipo'),
    name: value(row, 'nome') ?? '',
    germanName: value(row, 'nomeTedesco'),
    cap: value(row, 'cap'),
  }),
};

/** The columns of the street lists that towns publish (*viario*): DUG is the kind, DUF the name. */
const viario: StreetFormat = {
  columns: [
    column('CodiceCatastale', optional(text(10))),
    column('CodiceIstat', required(istatCode), true),
    column('CodiceVia', optional(text(40))),
    column('DUG', optional(text(40))),
    column('DUF', required(text(100)), true),
    column('CAP', optional(postcode)),
    column('QuartiereSobborgo', optional(text())),
  ],
  townColumns: { code: 'CodiceIstat', name: 'CodiceIstat' },
  read: (row) => ({
    istatCode: value(row, 'CodiceIstat'),
    town: null,
    province: null,
    code: value(row, 'CodiceVia'),
    kind: value(row, 'DUG'),
    name: value(row, 'DUF') ?? '',
    germanName: null,
    cap: value(row, 'CAP'),
  }),
};

/** The format of a file with these columns. */
export function streetFormat(columns: ReadonlySet<string>): StreetFormat {
  return columns.has('DUF') || columns.has('DUG') ? viario : general;
}
