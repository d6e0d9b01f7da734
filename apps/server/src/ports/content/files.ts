import { readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { contentUseOf } from '@sportello/calls';
import type { Content, ContentLog } from './content.ts';
import { parseFooter, parsePage, type ContentProblem, type Footer, type Items } from './parse.ts';

interface Entry {
  readonly folder: string;
  readonly text: string;
  readonly content: Items | Footer | 'UNREADABLE';
  readonly problems: readonly ContentProblem[];
}

const footerPath = '/footer';

/** Debounce after a change, so that a file is read once its save is complete. */
const settleMs = 100;

/** The rescan interval for changes without system events (network disks, mounted configuration). */
const rescanMs = 10_000;

/**
 * Reads content from folders of YAML files: `faq/pmi.yaml` is the page `/faq/pmi`, which the first folder that has it
 * gives. An invalid file keeps its last valid content and is logged; one with placeholders counts as missing.
 */
export function contentFiles(folders: readonly string[]): Content {
  let entries: ReadonlyMap<string, Entry> | undefined;
  const loaded = () => (entries ??= readAll(folders, new Map()));

  return {
    page: (at) => (at === footerPath ? null : ((loaded().get(at)?.content as Items | 'UNREADABLE') ?? null)),
    footer: () => (loaded().get(footerPath)?.content as Footer | 'UNREADABLE') ?? null,
    watch(log) {
      tell(log, folders, new Map(), loaded());
      const rescan = () => {
        const before = loaded();
        entries = readAll(folders, before);
        tell(log, folders, before, entries);
      };
      let settling: NodeJS.Timeout | undefined;
      const settle = () => {
        clearTimeout(settling);
        settling = setTimeout(rescan, settleMs);
        settling.unref();
      };
      const watchers = folders.map((folder) => watchFolder(folder, settle));
      const timer = setInterval(rescan, rescanMs);
      timer.unref();
      return () => {
        clearTimeout(settling);
        clearInterval(timer);
        for (const watcher of watchers) watcher?.close();
      };
    },
  };
}

/** Returns null if the folder can't be watched, for example because it is missing: the rescan then finds changes. */
function watchFolder(folder: string, changed: () => void) {
  try {
    const watcher = watch(folder, { recursive: true, persistent: false }, changed);
    watcher.on('error', changed);
    return watcher;
  } catch {
    return null;
  }
}

function readAll(folders: readonly string[], before: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const folder of folders) {
    for (const file of yamlFilesIn(folder)) {
      const at = `/${file.replace(/\.yaml$/, '').replaceAll(path.sep, '/')}`;
      const text = found.has(at) ? undefined : textOf(path.join(folder, file));
      if (text === undefined || placeholdersIn(text).length > 0) continue;
      const old = before.get(at);
      found.set(at, old?.text === text && old.folder === folder ? old : { folder, ...readOne(at, text, old) });
    }
  }
  return found;
}

function readOne(at: string, text: string, old: Entry | undefined): Omit<Entry, 'folder'> {
  const use = contentUseOf(at);
  if (use === undefined && at !== footerPath) {
    return { text, content: 'UNREADABLE', problems: [{ line: 1, what: 'nessuna pagina legge questo file' }] };
  }
  const read = use === undefined ? parseFooter(text) : parsePage(text, use);
  if ('content' in read) return { text, content: read.content, problems: [] };
  return { text, content: old?.content ?? 'UNREADABLE', problems: read.problems };
}

/** Lists the files of a folder, relative to it; none if it can't be read. */
export function yamlFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.yaml') && !entry.name.startsWith('.'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
}

/** Returns what is still to be filled in: `{{nome dell'offerta}}`, with its line. */
export function placeholdersIn(text: string): { readonly line: number; readonly name: string }[] {
  return text
    .split('\n')
    .flatMap((row, index) => [...row.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => ({ line: index + 1, name })));
}

/** Returns undefined for a file deleted between listing and reading. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function tell(
  log: ContentLog,
  folders: readonly string[],
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
): void {
  if (after.size === 0) log.refused(`${folders.join(', ')}: nessun contenuto`);
  for (const [at, entry] of after) {
    const old = before.get(at);
    if (old === entry) continue;
    const file = path.join(entry.folder, `${at.slice(1)}.yaml`);
    for (const { line, what } of entry.problems) {
      const rest = entry.content === 'UNREADABLE' ? '' : ' (resta il contenuto di prima)';
      log.refused(`${file}:${line}: ${what}${rest}`);
    }
    if (old !== undefined && entry.problems.length === 0) log.taken(`${file}: nuovo contenuto`);
  }
}
