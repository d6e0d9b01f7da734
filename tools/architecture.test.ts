import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

const made = new Set(['node_modules', 'dist', 'test-results']);

const foldersOf = (parent: string) =>
  readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !made.has(entry.name))
    .map(({ name }) => name);

it.each([
  'apps/server/src',
  'apps/server/src/db',
  'apps/server/src/commands',
  'apps/server/src/commands/import',
  'apps/server/src/plugins',
  'apps/server/test',
  'apps/web/src',
  'apps/web/src/api',
  'apps/web/src/shared',
  'apps/web/src/ui',
  'apps/web/src/ui/parts',
  'packages/calls/src',
  'packages/demo/src',
  'packages/fakes/src',
])('names every folder of %s on the page on the architecture', (parent) => {
  expect(foldersOf(parent).filter((name) => !page.includes(`${name}/`))).toEqual([]);
});

describe('the list of areas', () => {
  const areas = [...page.matchAll(/^\| `((?:desk\/)?[a-z-]+)` +\|/gm)].map(([, area]) => area);

  /** A file that is the only one of its area counts as an area; desk areas include their folder. */
  function areasBelow(parent: string, desk = `${parent}/desk`): string[] {
    const namesIn = (folder: string) =>
      readdirSync(path.join(root, folder)).map((name) => name.replace(/(?:\.test)?\.tsx?$/, ''));
    const own = namesIn(parent).filter((name) => name !== 'desk');
    return [...new Set([...own, ...namesIn(desk).map((name) => `desk/${name}`)])];
  }

  const places = {
    'the model': areasBelow('packages/domain/src'),
    'the server': areasBelow('apps/server/src/areas', 'apps/server/src/desk'),
    'the web app': areasBelow('apps/web/src/features'),
  };
  const noAreas = new Set(['identifiers', 'shared', 'index', 'constants']);

  it.each(Object.entries(places))('contains every area of %s', (_, found) => {
    expect(found.filter((name) => !areas.includes(name) && !noAreas.has(name))).toEqual([]);
  });

  it('contains every folder of our own calls', () => {
    const parent = 'packages/calls/src/sportello';
    const found = [...foldersOf(parent), ...foldersOf(`${parent}/desk`).map((name) => `desk/${name}`)];
    expect(found.filter((name) => name !== 'desk' && !areas.includes(name))).toEqual([]);
  });

  it('names no area that has no code', () => {
    const found = new Set(Object.values(places).flat());
    expect(areas.length).toBeGreaterThan(20);
    expect(areas.filter((area) => !found.has(area ?? ''))).toEqual([]);
  });
});
