import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A package without a recorded hash could be replaced. Choose versions that the registry has for every platform,
// because npm omits the hash of one that it cannot find.

interface Entry {
  readonly integrity?: string;
  readonly link?: boolean;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>;
};
const installed = Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);

test('contains a hash for every package of the lockfile', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
});

test('contains every platform of a package, which npm ci needs there', () => {
  const named = Object.values(packages).flatMap((entry) =>
    Object.keys((entry as { optionalDependencies?: object }).optionalDependencies ?? {}),
  );
  expect(named.filter((name) => !installed.some(([folder]) => folder.endsWith(`node_modules/${name}`)))).toEqual([]);
});
