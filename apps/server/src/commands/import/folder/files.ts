import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError, errorCode } from '../../../errors/start-error.ts';
import { fileKinds } from '../kinds/index.ts';

export interface KindFiles {
  readonly kind: string;
  readonly files: readonly string[];
}

/** Kinds whose files are in a subfolder of that name. */
const IN_SUBFOLDER = new Set(['bills', 'measurements']);

const BEFORE_BILLS = ['customers', 'contracts', 'documents', 'directory'];

/** In this order each kind finds what it refers to. */
const ORDER = new Set([
  'towns',
  'streets',
  ...BEFORE_BILLS,
  'bills',
  ...fileKinds.map(({ kind }) => kind),
  'curves',
  'measurements',
]);

/**
 * Lists the files of a folder in loading order: `<kind>.csv`, towns as `towns.csv` with `postcodes.csv`, electronic
 * invoices in `bills/`, flows in `measurements/`, and curves as `curves-<POD>.csv`. Other files are skipped with a reason: a misspelled kind,
 * or outcomes, which send messages to customers and have a separate command.
 */
export async function filesOf(folder: string): Promise<{ known: readonly KindFiles[]; leftOut: readonly string[] }> {
  const names = await entries(folder);
  const has = (name: string) => names.includes(name);
  const at = (name: string) => path.join(folder, name);
  const used = new Set<string>();
  const take = (name: string) => {
    used.add(name);
    return at(name);
  };
  const known: KindFiles[] = [];
  for (const kind of ORDER) {
    const csv = `${kind}.csv`;
    if (IN_SUBFOLDER.has(kind) && has(kind)) {
      used.add(kind);
      const files = (await entries(at(kind))).map((name) => path.join(folder, kind, name));
      if (files.length > 0) known.push({ kind, files });
    } else if (kind === 'towns' && has(csv)) {
      if (!has('postcodes.csv')) throw new StartError(`${folder} has towns.csv and no postcodes.csv beside it.`);
      known.push({ kind, files: [take(csv), take('postcodes.csv')] });
    } else if (kind === 'curves') {
      const curves = names.filter((name) => /^curves\b.*\.csv$/.test(name));
      known.push(...curves.map((name) => ({ kind, files: [take(name)] })));
    } else if (has(csv)) known.push({ kind, files: [take(csv)] });
  }
  return { known, leftOut: names.filter((name) => !used.has(name)).map(whyLeftOut) };
}

function whyLeftOut(name: string): string {
  return name === 'outcomes.csv'
    ? `${name}: is left out, since outcomes are told to customers; load it with npm run import -- outcomes.`
    : `${name}: is no kind that can be imported, and is left out.`;
}

async function entries(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
  } catch (cause) {
    const reason = errorCode(cause) === 'ENOTDIR' ? 'is no folder' : 'does not exist, or may not be read';
    throw new StartError(`${folder} ${reason}.`, { cause });
  }
}
