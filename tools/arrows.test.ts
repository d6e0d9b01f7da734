import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// Imports go one way (docs/architecture.md). Each folder names what it may import from inside the
// house; what it does not name, it must not.

const root = fileURLToPath(new URL('..', import.meta.url));

interface Arrow {
  /** The folder that imports. */
  readonly from: string;
  /** The folders it may import, beside itself. */
  readonly to: readonly string[];
  /** Packages of npm that it must not import. */
  readonly never?: RegExp;
}

const server = 'apps/server/src';
const web = 'apps/web/src';
const anyFramework = /^(react|fastify|@tanstack|@mantine|drizzle-orm|pg|node:)/;

const arrows: readonly Arrow[] = [
  { from: 'packages/domain/src', to: [], never: /./ },
  { from: 'packages/calls/src', to: ['packages/domain/src'], never: anyFramework },
  { from: 'packages/demo/src', to: ['packages/calls/src', 'packages/domain/src'], never: anyFramework },
  {
    from: `${server}/routes`,
    to: [`${server}/usecases`, `${server}/errors`, 'packages/calls/src'],
    never: /^(drizzle-orm|pg)/,
  },
  {
    from: `${server}/usecases`,
    to: [
      `${server}/db`,
      `${server}/ports`,
      `${server}/secrets`,
      `${server}/errors`,
      'packages/calls/src',
      'packages/domain/src',
    ],
    never: /^(drizzle-orm|pg$|fastify)/,
  },
  {
    from: `${server}/db`,
    to: ['packages/calls/src', `${server}/errors`, `${server}/config`],
    never: /^fastify/,
  },
  { from: `${server}/ports`, to: [`${server}/errors`, 'packages/calls/src'], never: /^(drizzle-orm|pg$|fastify)/ },
  { from: `${server}/errors`, to: ['packages/calls/src'] },
  { from: `${server}/secrets`, to: [] },
  {
    from: `${server}/config`,
    to: [`${server}/errors`, 'packages/calls/src', 'packages/demo/src', 'packages/domain/src'],
  },
  {
    from: `${web}/features`,
    to: [`${web}/shared`, `${web}/ui`, `${web}/api`, `${web}/session`, 'packages/calls/src', 'packages/domain/src'],
  },
  {
    from: `${web}/shared`,
    to: [`${web}/ui`, `${web}/api`, `${web}/session`, 'packages/calls/src', 'packages/domain/src'],
  },
  { from: `${web}/ui`, to: ['packages/domain/src'], never: /^@tanstack/ },
  { from: `${web}/api`, to: [`${web}/session`, 'packages/calls/src', 'packages/domain/src'] },
  { from: `${web}/session`, to: [`${web}/api`, 'packages/calls/src', 'packages/domain/src'] },
  { from: 'e2e', to: [] },
  { from: 'bench', to: [] },
];

const aliases: Readonly<Record<string, string>> = {
  '@sportello/domain': 'packages/domain/src',
  '@sportello/calls': 'packages/calls/src',
  '@sportello/demo': 'packages/demo/src',
};

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules'));
}

/** What a file imports: files of the house by their path, packages by their name. */
function importsOf(file: string): { inside: string[]; outside: string[] } {
  const text = readFileSync(path.join(root, file), 'utf8');
  const inside: string[] = [];
  const outside: string[] = [];
  for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
    if (specifier.startsWith('.')) inside.push(path.join(path.dirname(file), specifier));
    else if (aliases[specifier]) inside.push(aliases[specifier]);
    else outside.push(specifier);
  }
  return { inside, outside };
}

function isBelow(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

describe('imports go one way', () => {
  it.each(arrows)('$from', ({ from, to, never }) => {
    const wrong = sources(from).flatMap((file) => {
      const { inside, outside } = importsOf(file);
      return [
        ...inside.filter((target) => ![from, ...to].some((folder) => isBelow(target, folder))),
        ...outside.filter((name) => never?.test(name)),
      ].map((target) => `${file} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('features never import each other', () => {
    const features = `${web}/features`;
    const wrong = sources(features).flatMap((file) => {
      const own = file
        .split('/')
        .slice(0, features.split('/').length + 1)
        .join('/');
      return importsOf(file)
        .inside.filter((target) => isBelow(target, features) && !isBelow(target, own))
        .map((target) => `${file} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('only the server’s use cases speak to the rules', () => {
    const wrong = [`${server}/routes`, `${server}/plugins`]
      .flatMap(sources)
      .filter((file) => importsOf(file).inside.some((target) => isBelow(target, 'packages/domain/src')));
    expect(wrong).toEqual([]);
  });
});
