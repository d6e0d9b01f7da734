import { optional, postcode, province, required, text, type Cell } from '../table/cells.ts';
import type { Column, Row } from '../table/columns.ts';

/** A street as a row of either format says it. */
export interface StreetRow {
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
  readonly read: (row: Row) => StreetRow;
}

const column = (name: string, cell: Cell, holds?: string, isRequired = false): Column => ({
  name,
  // None of them is written as it is: what is written is worked out (plan.ts).
  staged: `"told ${name}"`,
  type: 'text',
  cell,
  isRequired,
  ...(holds === undefined ? {} : { holds }),
});

/** Six digits, of which lists leave the first zeros out. */
const istatCode: Cell<string> = text(6);

const value = (row: Row, name: string) => (row[name] ?? null) as string | null;

/** Our own columns. */
export const generalStreets: StreetFormat = {
  columns: [
    column('codiceIstat', optional(istatCode), 'the town, six digits; zeros at the beginning may be missing'),
    column('comune', optional(text(100)), 'instead of `codiceIstat`: the town’s name in any of its languages'),
    column('provincia', optional(province), 'with `comune`: two letters'),
    column('codice', optional(text(40)), 'the source’s own code of the street, once in its town'),
    column('tipo', optional(text(40)), '`Via`, `Piazza`, `V.le`, …'),
    column('nome', required(text(100)), 'the name without its kind, at most 100 characters', true),
    column('nomeTedesco', optional(text(100)), 'the whole German name: `Laubengasse`'),
    column('cap', optional(postcode), 'five digits'),
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
    column('CodiceIstat', required(istatCode), undefined, true),
    column('CodiceVia', optional(text(40))),
    column('DUG', optional(text(40))),
    column('DUF', required(text(100)), undefined, true),
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
  return columns.has('DUF') || columns.has('DUG') ? viario : generalStreets;
}
