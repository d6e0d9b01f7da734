import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../src');

it('uses only classes that their style sheet has', () => {
  const missing: string[] = [];
  let checked = 0;
  for (const file of globSync('**/*.tsx', { cwd: root })) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, name, sheet = ''] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
      const rules = readFileSync(path.join(root, path.dirname(file), sheet), 'utf8');
      const used = [...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(([, each = '']) => each);
      checked += used.length;
      missing.push(...used.filter((each) => !new RegExp(`\\.${each}\\b`).test(rules)).map((each) => `${file} ${each}`));
    }
  }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(500);
});
