import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

/** The folders whose own folders the page names. */
const rooms = [
  'apps/server/src',
  'apps/server/src/db',
  'apps/server/src/import',
  'apps/server/src/plugins',
  'apps/server/src/usecases',
  'apps/server/test',
  'apps/web/src',
  'apps/web/src/api',
  'apps/web/src/features',
  'apps/web/src/shared',
  'apps/web/src/ui',
  'apps/web/src/ui/parts',
  'packages/calls/src',
  'packages/demo/src',
  'packages/domain/src',
  'packages/stand-ins/src',
  'bench',
  'e2e',
  'tools',
];

/** What is made there, and what npm keeps. */
const made = new Set(['node_modules', 'dist', 'test-results']);

it.each(rooms)('the page on the architecture names every folder of %s', (room) => {
  const folders = readdirSync(path.join(root, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !made.has(entry.name))
    .map(({ name }) => name);
  expect(folders.filter((name) => !new RegExp(String.raw`(?:src/|\`)${name}/`).test(page))).toEqual([]);
});
