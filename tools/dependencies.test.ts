import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

// A dependency rule that names a missing path forbids nothing, and no other check reports it.

interface Side {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
}

const root = path.join(import.meta.dirname, '..');
const config: unknown = await import(pathToFileURL(path.join(root, '.dependency-cruiser.mjs')).href);
const { forbidden } = (
  config as { default: { forbidden: readonly { readonly name: string; readonly from: Side; readonly to: Side }[] } }
).default;

const below = (folder: string) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
const folders = ['packages', 'apps', 'tools', 'e2e', 'bench'];
const files = [
  ...folders.flatMap((folder) => below(folder).map((file) => `${folder}/${file.replaceAll('\\', '/')}`)),
  ...readdirSync(path.join(root, 'node_modules')).map((name) => `node_modules/${name}`),
];

function alternatives(pattern: string): string[] {
  const [whole, words] = /\(((?!\/\|\$\))[^()]*\|[^()]*)\)/.exec(pattern) ?? [];
  if (whole === undefined || words === undefined) return pattern.replaceAll('(/|$)', '/').split('|');
  return words.split('|').flatMap((word) => alternatives(pattern.replace(whole, () => word)));
}

const patterns = forbidden.flatMap(({ name, from, to }) =>
  [from.path, from.pathNot, to.path, to.pathNot]
    .flatMap((given) => given ?? [])
    .flatMap(alternatives)
    // For a rule between two parts of the same kind: the other side can be any part.
    .map((pattern) => [name, pattern.replaceAll('$1', '[^/]+')] as const),
);

it('names only files and packages that exist', () => {
  expect(patterns.length).toBeGreaterThan(100);
  // A folder pattern ends in a slash, and may also name a single file.
  const isThere = (pattern: string) =>
    files.some((file) => new RegExp(pattern).test(`${file}/`) || new RegExp(pattern).test(file));
  expect(patterns.filter(([, pattern]) => !isThere(pattern))).toEqual([]);
});
