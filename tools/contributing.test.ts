import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

const examples = [...page.matchAll(/^```tsx? (\S+)\n(.*?)^```$/gms)].map(([, file = '', code = '']) => ({
  file,
  code,
}));

it('shows examples', () => expect(examples.length).toBeGreaterThan(4));

it.each(examples)('shows the example from $file as the code that there is', ({ file, code }) => {
  expect(bare(readFileSync(path.join(root, file), 'utf8'))).toContain(bare(code));
});

function bare(code: string): string {
  return code.replaceAll(/^\s+/gm, '');
}
