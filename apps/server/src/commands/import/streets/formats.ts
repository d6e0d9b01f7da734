import { optional, postcode, province, required, text, type Cell } from '../table/cells.ts';
import type { Column, Row } from '../table/columns.ts';

export interface StreetRow {
  /** The town is identified by ISTAT code, or by name and province. */
  readonly istatCode: string | null;
  readonly town: string | null;
  readonly province: string | null;
  readonly code: string | null;
  readonly kind: string | null;
  readonly name: string;
  readonly germanName: string | null;
  readonly cap: string | null;
}

export interface StreetFormat {
  readonly columns: readonly Column[];
  /** Columns to which errors about the town are attributed. */
  readonly townColumns: { readonly code: string; readonly name: string };
  readonly read: (row: Row) => StreetRow;
}

const column = (name: string, cell: Cell, holds?: string, isRequired = false): Column => ({
  name,
  // These columns are not written; the written values are derived in plan.ts.
  staged: `"told ${name}"`,
  type: 'text',
  cell,
  isRequired,
  ...(holds === undefined ? {} : { holds }),
});

/** Six digits; lists may omit leading zeros. */
const istatCode: Cell<string> = text(6);

const value = (row: Row, name: string) => (row[name] ?? null) as string | null;

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

/** Columns of the street lists that towns publish (*viario*): DUG is the kind, DUF the name. */
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

export function streetFormat(columns: ReadonlySet<string>): StreetFormat {
  return columns.has('DUF') || columns.has('DUG') ? viario : generalStreets;
}
