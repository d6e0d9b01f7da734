import { canonicalPlace, streetSearchText } from '@sportello/domain';
import { openCsv } from '../csv/open.ts';
import { optional, text } from '../table/cells.ts';
import type { Column, ApiError, Row } from '../table/columns.ts';
import type { ImportPlan } from '../table/import.ts';
import { merge } from '../table/merge.ts';
import type { ImportPlace } from '../transaction.ts';
import { streetFormat, type StreetFormat, type StreetRow } from './formats.ts';
import { townsOf, type TownFinder } from './towns.ts';

type Problem = Omit<ApiError, 'line'>;

/** Columns derived from a row; no file has columns with these names. */
const written = ['key', 'istat_code', 'kind', 'name', 'german_name', 'cap', 'search_text'] as const;
const nameOf = (column: (typeof written)[number]) => `(${column})`;

/** Returns the plan for streets, in our own columns or those of a town's *viario*. */
export async function streetPlan(place: ImportPlace, path: string): Promise<ImportPlan> {
  const { columns } = await openCsv(path, { required: [], anythingElse: 'ignored' });
  const format = streetFormat(columns);
  const towns = await townsOf(place);
  return {
    kind: 'streets',
    columns: [...format.columns, ...written.map(writtenColumn)],
    finish: (row) => finishStreet(format, towns, row),
    checks: [{ field: 'nome', query: otherStreetOfSameKey }],
    write: (client) =>
      merge(client, {
        table: 'streets',
        key: 'key',
        targets: written.map((column) => ({ column, value: `s.${column}`, isInFile: true })),
        // Some lists repeat a street for each district that it crosses.
        where: 'not exists (select from staged o where o.key = s.key and o.line < s.line)',
        hasUpdatedAt: false,
      }),
  };
}

function writtenColumn(name: (typeof written)[number]): Column {
  return { name: nameOf(name), staged: name, type: 'text', cell: optional(text(2000)), isDerived: true };
}

/** The same code on two rows is a duplicate of one street, or an error. */
const otherStreetOfSameKey = `
  select line, 'not the street that has the same code on line ' || first as reason
  from (select line, search_text, cap, first_value(line) over same as first,
               first_value(search_text) over same as first_text, first_value(cap) over same as first_cap
        from staged window same as (partition by key order by line)) s
  where search_text <> first_text or cap is distinct from first_cap`;

function finishStreet(format: StreetFormat, towns: TownFinder, row: Row): { row: Row } | { problems: Problem[] } {
  const street = format.read(row);
  const found = towns(street);
  if ('problem' in found) return { problems: [{ field: format.townColumns[found.about], reason: found.problem }] };
  const searchText = streetSearchText(street);
  if (searchText === '') return { problems: [{ field: null, reason: 'its name has neither letter nor digit' }] };
  const values: Record<(typeof written)[number], string | null> = {
    key: keyOf(found.istatCode, street),
    istat_code: found.istatCode,
    kind: street.kind,
    name: street.name,
    german_name: street.germanName,
    cap: street.cap,
    search_text: searchText,
  };
  return { row: { ...row, ...Object.fromEntries(written.map((column) => [nameOf(column), values[column]])) } };
}

/**
 * Key that identifies a street across files: the source's code within its town or, without a code, name and postal
 * code.
 */
function keyOf(istatCode: string, { code, kind, name, cap }: StreetRow): string {
  if (code !== null) return `${istatCode}-${code}`;
  const own = canonicalPlace(kind === null ? name : `${kind} ${name}`).replaceAll(' ', '-');
  return `${istatCode}-${own}${cap === null ? '' : `-${cap}`}`;
}
