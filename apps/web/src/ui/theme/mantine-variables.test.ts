import { expect, it } from 'vitest';

// Reads the files themselves: Vitest empties style sheets, and the app's types exclude Node.
const nodeFiles: string = 'node:fs';
const files: { readFileSync(file: URL | string, encoding: 'utf8'): string } = await import(nodeFiles);
const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** Mantine itself sets this one nowhere, so that what stands around a text decides. */
const UNSET = '--mantine-text-wrap';
const defined = namesIn(/(--mantine-[\w-]+):/g, read(new URL('mantine-variables.css', import.meta.url))).add(UNSET);
const sheets = new Set(
  Object.values(sources).flatMap((code) => [...code.matchAll(/@mantine\/[\w/.-]+\.css/g)].map(String)),
);

it('reads the sheets of Mantine’s components that the app imports', () => {
  expect(sheets.size).toBeGreaterThan(10);
});

it.each([...sheets])('defines each variable of Mantine that %s reads', (sheet) => {
  const code = read(new URL(import.meta.resolve(sheet)));
  const own = namesIn(/(--mantine-[\w-]+):/g, code);
  const missing = [...namesIn(/var\((--mantine-[\w-]+)\)/g, code)].filter(
    (name) => !defined.has(name) && !own.has(name),
  );
  expect(missing).toEqual([]);
});

function read(file: URL): string {
  return files.readFileSync(file, 'utf8');
}

function namesIn(pattern: RegExp, code: string): Set<string> {
  return new Set([...code.matchAll(pattern)].map(([, name = '']) => name));
}
