import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { benches } from './benches.ts';

const folder = import.meta.dirname;
const list = readFileSync(path.join(folder, 'benches.ts'), 'utf8');
const modules = [...list.matchAll(/import \{ \w+ \} from '\.\/(\w+\/[\w-]+)\.ts'/g)]
  .map(([, module = '']) => module)
  .filter((module) => !module.startsWith('lib/'));

test('finds the module of each benchmark', () => {
  expect(modules).toHaveLength(benches.length);
  expect(new Set(benches.map(({ name }) => name)).size).toBe(benches.length);
});

/** A benchmark measures by a function of its own or one of `lib`. */
const exportsOf = (module: string) =>
  [
    ...readFileSync(path.join(folder, `${module}.ts`), 'utf8').matchAll(
      /^import \{ (.+) \} from '\.\.\/lib|^export (?:async )?function (\w+)/gm,
    ),
  ].flatMap(([, imported, own]) => (own === undefined ? (imported ?? '').split(', ') : [own]));

test.each(modules)('runs %s in a short form, whose figures are looked at', (module) => {
  const [group = '', name = ''] = module.split('/');
  const tests = readdirSync(path.join(folder, group)).filter((file) => file.endsWith('.test.ts'));
  const own = `${name}.test.ts`;
  const found = tests.filter((file) => {
    const text = readFileSync(path.join(folder, group, file), 'utf8');
    return (
      (file === own || text.includes(`'./${name}.ts'`)) &&
      exportsOf(module).some((each) => text.includes(`await ${each}(`))
    );
  });
  expect(found, `write a short test of ${module}`).not.toEqual([]);
});
