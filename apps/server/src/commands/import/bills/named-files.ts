import { glob, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../../errors/start-error.ts';

/**
 * Returns the files that arguments name, relative to a folder: files, folders with all that is in them, patterns
 * such as `2026-*.xml`, and `@list.txt`, which has a name in each line. A command line takes only some 128 kB of names.
 */
export async function filesNamedBy(args: readonly string[], from: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const arg of args)
    files.push(...(arg.startsWith('@') ? await listedIn(arg.slice(1), from) : await named(arg, from)));
  return files;
}

async function listedIn(list: string, from: string): Promise<readonly string[]> {
  const text = await readFile(path.resolve(from, list), 'utf8').catch((cause: unknown) => {
    throw new StartError(`${list}: the list of files can't be read.`, { cause });
  });
  const names = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (names.length === 0) throw new StartError(`${list}: the list names no file.`);
  const files: string[] = [];
  for (const name of names) files.push(...(await named(name, from)));
  return files;
}

async function named(name: string, from: string): Promise<readonly string[]> {
  const at = path.resolve(from, name);
  const found = await stat(at).catch(() => undefined);
  if (found?.isDirectory() === true) return filesIn(name, at);
  // A file may be called like a pattern.
  if (found !== undefined || !/[*?[\]{}]/.test(name)) return [at];
  const matches: string[] = [];
  for await (const match of glob(name, { cwd: from })) matches.push(path.resolve(from, match));
  if (matches.length === 0) throw new StartError(`${name}: matches no file.`);
  return matches.toSorted();
}

async function filesIn(name: string, folder: string): Promise<readonly string[]> {
  const entries = (await readdir(folder)).filter((entry) => !entry.startsWith('.')).toSorted();
  if (entries.length === 0) throw new StartError(`${name}: the folder is empty.`);
  return entries.map((entry) => path.join(folder, entry));
}
