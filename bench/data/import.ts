import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Bench } from '../lib/bench.ts';
import { openDatabases } from '../lib/databases.ts';
import { NODE_COMPILE_CACHE } from '../lib/server.ts';
import { writeProviderFiles, writeSheets, type Before, type ProviderFile } from '../lib/provider-files.ts';
import type { Place } from '../lib/place.ts';
import { median } from '../lib/statistics.ts';
import { against, table } from '../lib/table.ts';

/** BENCH_IMPORT sets fewer customers for a trial. */
const customers = Number(process.env['BENCH_IMPORT'] ?? 100_000);
const contractsOf = (count: number) => 2.5 * count;
/** The Node flags of `npm run import` (package.json). */
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: { import: string };
};
const asNpmRunImport = scripts.import.split(' ').filter((word) => word.startsWith('--'));
const root = fileURLToPath(new URL('../..', import.meta.url));
const peak = new URL('../lib/peak.ts', import.meta.url).href;

/**
 * Measures the import of a provider's data, with checks, indexes and audit, against a bare COPY of the same file into
 * a table of text columns without indexes; and its memory.
 */
export const importing: Bench = {
  name: 'import',
  title: `Import of ${customers.toLocaleString('en')} customers with ${contractsOf(customers).toLocaleString('en')} contracts, their documents and readings, and of files of all other kinds`,
  longestMinutes: 40,
  async run(place, opened) {
    const measured = await measureImport(place, opened, { customers, rounds: 3 });
    const rows = measured.map(({ file, bare, seconds, megabytes }) => {
      const perSecond = (times: readonly number[]) => (file.rows / median(times)).toFixed(0);
      return [
        file.kind,
        file.rows.toLocaleString('en'),
        `${median(seconds).toFixed(2)} s`,
        perSecond(seconds),
        perSecond(bare),
        median(bare.map((each, round) => each / (seconds[round] ?? 0))).toFixed(3),
        `${against(median(megabytes), { atMost: 300 })} MB`,
      ];
    });
    return table(['file', 'rows', 'time', 'rows/s', 'bare COPY rows/s', 'ratio', 'peak memory'], rows);
  },
};

interface Extent {
  readonly customers: number;
  readonly rounds: number;
  /** Kinds of files; all by default. */
  readonly kinds?: readonly string[];
}

interface Measured {
  readonly file: ProviderFile;
  /** Seconds of a bare COPY and of the import, and its peak memory, one of each round. */
  readonly bare: number[];
  readonly seconds: number[];
  readonly megabytes: number[];
}

export async function measureImport(
  place: Place,
  opened: (() => Promise<unknown>)[],
  { customers: count, rounds, kinds }: Extent,
): Promise<Measured[]> {
  const { admin, create } = await openDatabases(place, opened);
  const large = await writeProviderFiles(place.dataDir, { customers: count, contracts: contractsOf(count) });
  // The files of a smaller generated provider are of all other kinds.
  const small = await writeSheets(path.join(place.dataDir, 'made-up'), Math.ceil(count / 5), large);
  const files = [...large, ...small.files].filter(({ kind }) => kinds?.includes(kind) ?? true);

  // Creates the tables, which only the first import needs.
  const headAlone = path.join(place.dataDir, 'head-alone.csv');
  const [first] = large as [ProviderFile, ...ProviderFile[]];
  writeFileSync(headAlone, `${first.columns.join(',')}\n`);

  const measured: Measured[] = files.map((file) => ({ file, bare: [], seconds: [], megabytes: [] }));
  for (let round = 0; round < rounds; round += 1) {
    const name = `import_${round}`;
    const url = await create(name);
    await load(place, url, [first.kind, headAlone], opened);
    for (const { file, bare, seconds, megabytes } of measured) {
      // The tables are filled by now; these rows are needed by the generated provider's own customers.
      if (file === small.files[0]) for (const before of small.before) await load(place, url, before, opened);
      bare.push(await copy(url, file));
      const ours = await load(place, url, [file.kind, file.file], opened);
      seconds.push(ours.seconds);
      megabytes.push(ours.megabytes);
    }
    await admin.query(`drop database ${name} with (force)`);
  }
  return measured;
}

async function copy(url: string, { file, kind, columns, separator }: ProviderFile): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const name = `"bare ${kind}"`;
    await client.query(`create table ${name} (${columns.map((column) => `"${column}" text`).join(', ')})`);
    const start = performance.now();
    const text = `copy ${name} from stdin (format csv, header, delimiter '${separator}')`;
    await pipeline(createReadStream(file), client.query(copyFrom(text)));
    return (performance.now() - start) / 1000;
  } finally {
    await client.end();
  }
}

async function load(
  place: Place,
  url: string,
  [kind, ...files]: Before,
  opened: (() => Promise<unknown>)[],
): Promise<{ seconds: number; megabytes: number }> {
  const note = path.join(place.dataDir, 'peak');
  const start = performance.now();
  const args = [...asNpmRunImport, '--import', peak, 'apps/server/src/commands/import/main.ts', kind, ...files];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE,
      DATABASE_URL: url,
      DATA_DIR: place.dataDir,
      BENCH_PEAK: note,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  opened.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const [code] = (await ended) as [number];
  opened.pop();
  if (code !== 0) throw new Error(`The import of ${kind} failed.`);
  return { seconds: (performance.now() - start) / 1000, megabytes: Number(readFileSync(note, 'utf8')) / 1024 };
}
