import { readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { contentUseOf, type AnswerOf, type Catalogue } from '@sportello/calls';
import type { Content, ContentLog } from './content.ts';
import { parseFooter, parsePage, type ContentProblem, type Items } from './parse.ts';

type Footer = AnswerOf<Catalogue['footer']>;

interface Entry {
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
 * Reads content from a folder of YAML files: `faq/pmi.yaml` is the page `/faq/pmi`. An invalid file keeps its last
 * valid content and is logged.
 */
export function contentFiles(folder: string): Content {
  let entries: ReadonlyMap<string, Entry> | undefined;
  const loaded = () => (entries ??= readAll(folder, new Map()));

  return {
    page: (at) => (at === footerPath ? null : ((loaded().get(at)?.content as Items | 'UNREADABLE') ?? null)),
    footer: () => (loaded().get(footerPath)?.content as Footer | 'UNREADABLE') ?? null,
    watch(log) {
      tell(log, folder, new Map(), loaded());
      const rescan = () => {
        const before = loaded();
        entries = readAll(folder, before);
        tell(log, folder, before, entries);
      };
      let settling: NodeJS.Timeout | undefined;
      const settle = () => {
        clearTimeout(settling);
        settling = setTimeout(rescan, settleMs);
        settling.unref();
      };
      const watcher = watchFolder(folder, settle);
      const timer = setInterval(rescan, rescanMs);
      timer.unref();
      return () => {
        clearTimeout(settling);
        clearInterval(timer);
        watcher?.close();
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

function readAll(folder: string, before: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> {
  return new Map(
    filesOf(folder).flatMap((file): [string, Entry][] => {
      const at = `/${file.replace(/\.yaml$/, '').replaceAll(path.sep, '/')}`;
      const text = textOf(path.join(folder, file));
      if (text === undefined) return [];
      const old = before.get(at);
      return [[at, old?.text === text ? old : readOne(at, text, old)]];
    }),
  );
}

function readOne(at: string, text: string, old: Entry | undefined): Entry {
  const use = contentUseOf(at);
  if (use === undefined && at !== footerPath) {
    return { text, content: 'UNREADABLE', problems: [{ line: 1, what: 'nessuna pagina legge questo file' }] };
  }
  const read = use === undefined ? parseFooter(text) : parsePage(text, use);
  if ('content' in read) return { text, content: read.content, problems: [] };
  return { text, content: old?.content ?? 'UNREADABLE', problems: read.problems };
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.yaml') && !entry.name.startsWith('.'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
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
  folder: string,
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
): void {
  if (after.size === 0) log.refused(`${folder}: nessun contenuto`);
  for (const [at, entry] of after) {
    const old = before.get(at);
    if (old === entry) continue;
    const file = path.join(folder, `${at.slice(1)}.yaml`);
    for (const { line, what } of entry.problems) {
      const rest = entry.content === 'UNREADABLE' ? '' : ' (resta il contenuto di prima)';
      log.refused(`${file}:${line}: ${what}${rest}`);
    }
    if (old !== undefined && entry.problems.length === 0) log.taken(`${file}: nuovo contenuto`);
  }
}
