import { maybe, needed, type FileKind, type KindColumn } from '../kinds/kind.ts';
import { postcode, province, text, type Cell } from '../table/cells.ts';
import type { Row } from '../table/columns.ts';

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
  readonly columns: readonly KindColumn[];
  /** Columns to which errors about the town are attributed. */
  readonly townColumns: { readonly code: string; readonly name: string };
  readonly read: (row: Row) => StreetRow;
}

// These columns are not written; the written values are derived in plan.ts.
const given = (name: string, cell: Cell, holds = '') => maybe(name, `"told ${name}"`, cell, holds);
const wanted = (name: string, cell: Cell, holds = '') => needed(name, `"told ${name}"`, cell, holds);

/** Six digits; lists may omit leading zeros. */
const istatCode: Cell<string> = text(6);

const value = (row: Row, name: string) => (row[name] ?? null) as string | null;

export const streets: StreetFormat & FileKind = {
  kind: 'streets',
  about: 'The streets of one town or of many, after the towns.',
  columns: [
    given('codiceIstat', istatCode, 'the town, six digits; zeros at the beginning may be missing'),
    given('comune', text(100), 'instead of `codiceIstat`: the town’s name in any of its languages'),
    given('provincia', province, 'with `comune`: two letters'),
    given('codice', text(40), 'the source’s own code of the street, once in its town'),
    given('tipo', text(40), '`Via`, `Piazza`, `V.le`, …'),
    wanted('nome', text(100), 'the name without its kind, at most 100 characters'),
    given('nomeTedesco', text(100), 'the whole German name: `Laubengasse`'),
    given('cap', postcode, 'five digits'),
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
    given('CodiceCatastale', text(10)),
    wanted('CodiceIstat', istatCode),
    given('CodiceVia', text(40)),
    given('DUG', text(40)),
    wanted('DUF', text(100)),
    given('CAP', postcode),
    given('QuartiereSobborgo', text()),
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
  return columns.has('DUF') || columns.has('DUG') ? viario : streets;
}
