import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

// What a first look costs on the wire: the JS and CSS that the page needs before it works, in Brotli,
// as the server sends it. What comes later, on demand or ahead of a step, is not in it, nor is what only
// a demo shows. `npm run bench -- weight` measures the same in a browser.

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const dist = path.join(import.meta.dirname, '../../apps/web/dist');

/** The files of the app itself and of these routes, with all that they import at once. */
function filesOf(routes: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const keys = Object.keys(manifest);
  const split = (route: string) => keys.filter((key) => key.startsWith(`${route}?tsr-split=component`));
  const missing = routes.filter((route) => split(route).length === 0);
  expect(missing, 'routes without a chunk of their own').toEqual([]);

  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  ['index.html', ...routes.flatMap(split)].forEach(visit);
  // The calls of the home, which its code asks for together with its chunk.
  if (routes.includes('src/routes/my-edison.tsx')) keys.filter((key) => key.includes('gateway-')).forEach(visit);
  return [...files];
}

/** Kilobytes, of a thousand; a file too small to be packed goes as it is. */
function weigh(routes: readonly string[]): number {
  const sizes = filesOf(routes).map((file) => {
    const packed = path.join(dist, `${file}.br`);
    return statSync(existsSync(packed) ? packed : path.join(dist, file)).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test('the login weighs at most 140 kB', () => {
  expect(weigh(['src/routes/login.tsx'])).toBeLessThanOrEqual(140);
});

test('the home weighs at most 200 kB', () => {
  expect(weigh(['src/routes/my-edison.tsx', 'src/routes/my-edison/index.tsx'])).toBeLessThanOrEqual(200);
});
