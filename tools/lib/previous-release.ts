import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The release that providers run when they upgrade to this program; changed with each release (docs/upgrade.md). */
const { version, commit } = JSON.parse(readFileSync(new URL('previous-release.json', import.meta.url), 'utf8')) as {
  readonly version: string;
  readonly commit: string;
};

const git = (args: readonly string[], env: Record<string, string> = {}) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } });

/** The reason why the release before can't run from this clone, or undefined. */
export const withoutPreviousRelease = hasHistory()
  ? undefined
  : `the history of Git has no version ${version} (git fetch --unshallow)`;

function hasHistory(): boolean {
  try {
    git(['cat-file', '-e', `${commit}^{commit}`]);
    return true;
  } catch {
    return false;
  }
}

/** Writes the files of the release before into a folder that uses the packages installed here. */
export function checkOutPreviousRelease(folder: string): void {
  const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
  git(['read-tree', commit], env);
  git(['checkout-index', '--all', `--prefix=${folder}/`], env);
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@sportello'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@sportello') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name), 'junction');
  }
  for (const name of readdirSync(path.join(folder, 'packages'))) {
    symlinkSync(path.join(folder, 'packages', name), path.join(modules, '@sportello', name), 'junction');
  }
  const own = path.join(root, 'apps/server/node_modules');
  if (existsSync(own)) symlinkSync(own, path.join(folder, 'apps/server/node_modules'), 'junction');
}
