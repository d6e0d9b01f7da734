import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CASE_KIND_LABELS, type CaseFigures } from '@sportello/domain';
import { yearlyCaseFigures } from '../areas/cases/usecases/figures.ts';
import { StartError } from '../errors/start-error.ts';
import { writeCsv } from '../formats/tables/csv.ts';
import type { Cell, Table } from '../formats/tables/table.ts';
import { runCommand } from '../startup/command.ts';

// `npm run tiqv`: the figures of a year's complaints for the regulator (docs/cases.md); changes nothing.

const USE = 'Use: npm run tiqv -- <year> [--out <folder>]';

const decimal = (value: number) => value.toFixed(1).replace('.', ',');

/** Columns of the table, and the cell of each. */
const columns: readonly (readonly [title: string, cell: (each: CaseFigures) => Cell])[] = [
  ['tipo', ({ kind }) => CASE_KIND_LABELS[kind]],
  ['cliente', ({ segment }) => segment ?? 'Senza accesso'],
  ['ricevuti', ({ received }) => String(received)],
  ['risposti', ({ answered }) => String(answered)],
  ['ritirati', ({ withdrawn }) => String(withdrawn)],
  ['nei termini', ({ inTime }) => String(inTime)],
  ['quota nei termini %', ({ answered, inTime }) => (answered === 0 ? null : decimal((100 * inTime) / answered))],
  ['giorni medi', ({ meanDays }) => (meanDays === undefined ? null : decimal(meanDays))],
  ['indennizzi', ({ indemnities }) => String(indemnities)],
  ['importo indennizzi', ({ indemnityAmount }) => ({ cents: indemnityAmount })],
];

function tableOf(year: number, figures: readonly CaseFigures[]): Table {
  return {
    title: `TIQV ${year}`,
    columns: columns.map(([title]) => ({ title, width: 20 })),
    rows: figures.map((each) => columns.map(([, cell]) => cell(each))),
  };
}

function printed({ kind, segment, received, answered, inTime, meanDays, indemnities }: CaseFigures): string {
  const days = meanDays === undefined ? '' : `, ${meanDays} days on average`;
  const money = indemnities === 0 ? '' : `, ${indemnities} indemnities`;
  return `${kind}, ${segment ?? 'no account'}: ${received} received, ${answered} answered, ${inTime} in time${days}${money}`;
}

function argumentsOf(args: readonly string[]): { readonly year: number; readonly out: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string', default: '.' } },
    });
    const [year = '', ...others] = positionals;
    if (/^20\d\d$/.test(year) && others.length === 0) return { year: Number(year), out: values.out };
  } catch {
    // An unknown option is answered like a missing year.
  }
  throw new StartError(USE);
}

await runCommand(async ({ replica }, args) => {
  const { year, out } = argumentsOf(args);
  const figures = await replica.read((db) => yearlyCaseFigures(db, year));
  const file = path.resolve(out, `tiqv-${year}`);
  writeFileSync(`${file}.csv`, writeCsv(tableOf(year, figures)));
  writeFileSync(`${file}.json`, `${JSON.stringify({ year, figures }, undefined, 2)}\n`);
  return [...figures.map(printed), `Written: ${file}.csv, ${file}.json`].join('\n');
});
