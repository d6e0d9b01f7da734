import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { licencesPage, type Lockfile } from './page.ts';

const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/licences.md'), 'utf8');

it('keeps docs/licences.md as `npm run -s licences` would write it', () => {
  const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  expect(page).toBe(licencesPage(lockfile));
  expect(page).not.toContain('unknown');
});

it('prints the parts as CycloneDX by the command of the page', () => {
  const command = /```sh\n(.+)\n```/.exec(page)?.[1] ?? '';
  const sbom = JSON.parse(execFileSync('sh', ['-c', command], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })) as {
    bomFormat: string;
    components: { name: string }[];
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  expect(sbom.components.map(({ name }) => name)).toContain('fastify');
});
