import type { Pool } from 'pg';
import { StartError } from '../../errors/start-error.ts';
import type { Schema } from '../../formats/fatturapa/read/schema.ts';
import { faultText, signatureTexts } from './bills/report.ts';
import { importCurves } from './curves/import.ts';
import { describeAllColumns, describeColumns } from './kinds/describe.ts';
import { fileKinds } from './kinds/index.ts';
import { runFolder, type LoadKind } from './folder/run.ts';
import { importMeasurements } from './measurements/import.ts';
import { measurementNotes } from './measurements/notes.ts';
import { ALL_KINDS, planOf } from './plans.ts';
import { progressBar } from './progress.ts';
import { saveImportRun, MOST_KEPT, unreadable, type Run } from './record.ts';
import { count, lineErrorText, summary, townsSummary } from './report.ts';
import type { ApiError } from './table/columns.ts';
import { importTable, type Progress } from './table/import.ts';
import type { ImportResult } from './table/merge.ts';
import { inFolder, type ImportPlace } from './transaction.ts';
import { importTowns } from './towns/import.ts';

export const usage = `Use: npm run import -- towns <towns.csv> <postcodes.csv>
     npm run import -- bills <invoice.xml, folder, '*.xml' or @list…> [--schema <schema.xsd>] [--skip-rejected]
     npm run import -- curves <curves.csv> [--supply <POD, PDR or contract>…] [--skip-rejected]
     npm run import -- measurements <flow.xml, flow.zip, folder, '*.zip' or @list…> [--skip-rejected]
     npm run import -- streets <streets.csv> [--skip-rejected]
     npm run import -- outcomes <outcomes.csv> [--skip-rejected]
     npm run import -- <kind> <file.csv> [--skip-rejected], where the kind is one of
       ${lines(fileKinds.map(({ kind }) => kind))}
     npm run import -- folder <folder> [--skip-rejected]   (all files of it, or none)
     npm run import -- check <folder>   (what would change, and what doesn't fit together; writes nothing)
     npm run import -- columns [kind…]   (what their files hold)
Columns of the files: docs/import-columns.md`;

/** Wraps words into lines of terminal width. */
function lines(words: readonly string[]): string {
  return words.join(', ').replaceAll(/(.{60,80}?,) /g, '$1\n       ');
}

export interface Command {
  readonly kind: string;
  readonly files: readonly string[];
  readonly skipRejected: boolean;
  /** Bills only: official schema of electronic invoices. */
  readonly schema?: string | undefined;
  /** Curves only: POD, PDR or contract code of the file's supplies. */
  readonly supplies?: readonly string[];
}

type WithDatabase = (work: (pool: Pool) => Promise<number>) => Promise<number>;

/** Runs an import, prints the result and returns the exit code. */
export async function runImport(command: Command, withDatabase: WithDatabase): Promise<number> {
  const { kind, files, skipRejected } = command;
  const now = new Date();
  if (command.schema !== undefined && kind !== 'bills') throw new StartError(usage);
  if ((command.supplies ?? []).length > 0 && kind !== 'curves') throw new StartError(usage);
  if (kind === 'columns') {
    printColumns(files);
    return 0;
  }
  if (kind === 'folder' || kind === 'check') {
    const [folder, ...others] = files;
    if (folder === undefined || others.length > 0) throw new StartError(usage);
    const load: LoadKind = (place, of) => loadKind(place, { ...of, mostReported: MOST_REPORTED }, now);
    return withDatabase((pool) => runFolder(pool, folder, load, { isCheck: kind === 'check', skipRejected, now }));
  }
  checkFiles(command);
  const schema = command.schema === undefined ? undefined : await schemaAt(command.schema);
  return withDatabase(async (pool) => {
    let unread: StartError | undefined;
    const { isWritten, refused } = await inFolder(pool, async (whole) => {
      const run = await whole.orTaken(
        () => loadKind(whole, { kind, files, skipRejected, supplies: command.supplies, schema }, now),
        (error) => unreadable({ kind, files }, (unread = error)),
      );
      await saveImportRun(whole.db, run, now);
      return run;
    });
    // Thrown only after the run is saved in the list of imports.
    if (unread !== undefined) throw unread;
    if (isWritten) return 0;
    console.error(
      `Nothing was written: correct the ${count(refused, nounOf(kind))} above, or leave them out with --skip-rejected.`,
    );
    return 1;
  });
}

/** Prints the columns of the named kinds, or the whole document if none is named. */
function printColumns(kinds: readonly string[]): void {
  const pages = kinds.map((kind) => {
    if (!ALL_KINDS.includes(kind)) throw new StartError(`${kind} is nothing that can be imported.`);
    const page = describeColumns(kind);
    if (page === undefined) throw new StartError(`docs/import.md describes the files of ${kind}.`);
    return `${page}\n`;
  });
  process.stdout.write(kinds.length === 0 ? describeAllColumns() : pages.join('\n'));
}

export const hasManyFiles = (kind: string): boolean => kind === 'bills' || kind === 'measurements';

/** Reports wrong usage before anything is opened. */
function checkFiles({ kind, files }: Command): void {
  if (!ALL_KINDS.includes(kind)) {
    throw new StartError([`${kind} is nothing that can be imported.`, usage]);
  }
  const isRight = hasManyFiles(kind) ? files.length > 0 : files.length === (kind === 'towns' ? 2 : 1);
  if (!isRight) throw new StartError(usage);
}

interface KindToLoad {
  readonly kind: string;
  readonly files: readonly string[];
  readonly skipRejected: boolean;
  readonly supplies?: readonly string[] | undefined;
  readonly schema?: Schema | undefined;
  /** Maximum number of errors printed; the others are only counted. */
  readonly mostReported?: number;
}

/** Limit for a whole folder; enough errors to start correcting a file. */
const MOST_REPORTED = 20;

async function loadKind(place: ImportPlace, of: KindToLoad, now: Date): Promise<Run> {
  const { kind, files } = of;
  const [file = '', second = ''] = files;
  if (kind === 'towns') {
    const result = await importTowns(place, { towns: file, postcodes: second }, now);
    console.log(townsSummary(result));
    const { towns: rows, added, changed } = result;
    const unchanged = rows - added - changed;
    return { kind, files, rows, added, changed, unchanged, refused: 0, isWritten: true, refusals: [] };
  }
  const begun = performance.now();
  const bar = progressBar();
  const teller = tellerOf(bar, of.mostReported);
  try {
    const result = await loadWith(place, of, now, bar, teller);
    bar.stop();
    teller.end();
    console.log(summary(kind, result, nounOf(kind), (performance.now() - begun) / 1000));
    return { ...result, kind, files, refusals: teller.refusals };
  } finally {
    bar.stop();
  }
}

async function loadWith(
  place: ImportPlace,
  of: KindToLoad,
  now: Date,
  bar: ReturnType<typeof progressBar>,
  teller: Teller,
): Promise<ImportResult> {
  const { kind, files, skipRejected } = of;
  const [file = ''] = files;
  const progress: Progress = (step, done, total) => bar.update(step, done, total);
  const options = { skipRejected, now, progress };
  const onRejected = (refusal: ApiError) => teller.tell(refusal, lineErrorText(refusal));
  if (kind === 'bills') return loadBills(place, of, options, bar, teller);
  if (kind === 'curves') {
    const result = await importCurves(place, file, { ...options, supplies: of.supplies ?? [], onRejected });
    for (const commodity of result.overlooked)
      console.log(`No supply was named for what the file says of ${commodity}.`);
    if (result.gaps > 0) console.log(`Nothing is known of ${count(result.gaps, 'step')}: they stay gaps.`);
    return result;
  }
  if (kind === 'measurements') {
    const onFile = (done: number) => progress('reading', done, files.length);
    const result = await importMeasurements(place, files, { ...options, onRejected, onFile });
    for (const line of measurementNotes(result)) console.log(line);
    return result;
  }
  const plan = await planOf(kind, place, file);
  if (plan === undefined) throw new StartError(usage);
  const onWarning = (warning: ApiError) => bar.above(`warning: ${lineErrorText(warning)}`);
  return importTable(place, file, plan, { ...options, onRejected, onWarning });
}

async function schemaAt(file: string): Promise<Schema> {
  const { readSchema } = await import('../../formats/fatturapa/read/schema.ts');
  return readSchema(file);
}

async function loadBills(
  place: ImportPlace,
  { files, schema }: KindToLoad,
  { skipRejected, now, progress }: { readonly skipRejected: boolean; readonly now: Date; readonly progress: Progress },
  bar: ReturnType<typeof progressBar>,
  teller: Teller,
): Promise<ImportResult> {
  // Imported lazily, because the XML parser takes as much memory as everything else.
  const { importBills } = await import('./bills/import.ts');
  const { invoicesAt } = await import('./bills/read-ahead.ts');
  const { readOrFaults } = await import('../../formats/fatturapa/read/read.ts');
  const { readProvider } = await import('../../config/provider.ts');
  const result = await importBills(place, invoicesAt(files), {
    skipRejected,
    now,
    read: (bytes) => readOrFaults(bytes, schema),
    progress: (read) => progress('reading', read, files.length),
    recordedAs: files,
    anomaly: readProvider(process.env['PROVIDER_FILE']).cases,
    onRejected: ({ name }, fault) => {
      const { line, place: field, reason } = fault;
      teller.tell({ line: line ?? 1, field, reason: `${name}: ${reason}` }, faultText(name, fault));
    },
    onRead: ({ name }, invoice) => {
      for (const line of signatureTexts(name, invoice)) bar.above(line);
    },
  });
  bar.stop();
  if (schema === undefined) console.log('Checked by our own rules; with --schema against the official schema, too.');
  return result;
}

const NOUNS: Readonly<Record<string, string>> = { bills: 'document', curves: 'day', measurements: 'point' };
const nounOf = (kind: string) => NOUNS[kind] ?? 'row';

/** Prints a limited number of errors. */
interface Teller {
  readonly tell: (refusal: ApiError, line: string) => void;
  /** The first errors, for the list of imports. */
  readonly refusals: readonly ApiError[];
  readonly end: () => void;
}

function tellerOf(bar: ReturnType<typeof progressBar>, most = Number.POSITIVE_INFINITY): Teller {
  let told = 0;
  const refusals: ApiError[] = [];
  return {
    refusals,
    tell(refusal, line) {
      told += 1;
      if (told <= MOST_KEPT) refusals.push(refusal);
      if (told <= most) bar.above(line);
    },
    end() {
      if (told > most) console.error(`… and ${count(told - most, 'other refusal')}`);
    },
  };
}
