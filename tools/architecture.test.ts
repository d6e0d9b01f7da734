import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

/** The folders whose own folders the page names. */
const rooms = ['apps/server/src', 'apps/server/src/plugins', 'apps/web/src', 'apps/web/src/shared'];

it.each(rooms)('the page on the architecture names every folder of %s', (room) => {
  const folders = readdirSync(path.join(root, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !new RegExp(String.raw`(?:src/|\`)${name}/`).test(page))).toEqual([]);
});
