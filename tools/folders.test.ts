import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

// A folder that explains the product has few files, and one with a single file explains nothing.

const root = path.join(import.meta.dirname, '..');
const MOST = 25;

/** Folders that hold one file because a tool or a protocol asks for that path. */
const single = new Set(['.ci', 'docs/screenshots']);
/** The folders of content are the paths of pages. */
const isOfContent = (folder: string) => folder.startsWith('content/');
/** Drizzle numbers all migrations in one folder, rules have a page an area, and decisions are numbered in order. */
const crowded = new Set(['apps/server/src/db/migrations', 'docs/rules', 'docs/adr']);

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const counts = new Map<string, number>();
for (const file of files) counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
const beneath = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`)).length;

it('counts the folders of the repository', () => {
  expect(counts.size).toBeGreaterThan(200);
});

it('finds no folder with more than 25 files', () => {
  expect([...counts].filter(([folder, count]) => count > MOST && !crowded.has(folder))).toEqual([]);
});

it('finds no folder with a single file and nothing else', () => {
  expect(
    [...counts].filter(
      ([folder, count]) => count === 1 && beneath(folder) === 1 && !single.has(folder) && !isOfContent(folder),
    ),
  ).toEqual([]);
});
