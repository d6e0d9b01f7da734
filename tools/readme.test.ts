import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// The README must tell the truth.

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const readme = read('README.md');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

describe('the README', () => {
  it('begins with what it is, a picture and the two commands', () => {
    const [, picture = ''] = /!\[[^\]]+\]\(([^)]+)\)/.exec(readme) ?? [];
    expect(existsSync(root + picture)).toBe(true);
    expect(readme.indexOf(picture)).toBeLessThan(readme.indexOf('npm start'));
    expect(readme.indexOf('npm start')).toBeLessThan(readme.indexOf('npm test'));
  });

  it.each([
    ...new Set(
      [...readme.matchAll(/npm (?:run ([a-z-]+)|(start|test)\b)/g)].map(([, named, plain]) => named ?? plain ?? ''),
    ),
  ])('names npm %s, which exists', (name) => {
    expect(Object.keys(scripts)).toContain(name);
  });

  it('lists every setting of the server, and no other', () => {
    const settings = [
      ...['config', 'database']
        .map((part) => read(`apps/server/src/config/${part}.ts`))
        .join('\n')
        .matchAll(/^ {2}([A-Z][A-Z_]+): (?:z|flag|secret|web|trust)/gm),
    ].map(([, name = '']) => name);
    const table = readme.slice(readme.indexOf('## Configuration'), readme.indexOf('## In front'));
    const listed = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
    );
    expect(listed.sort()).toEqual(settings.filter((name) => name !== 'NODE_ENV').sort());
  });

  it('points to pages that exist', () => {
    for (const [, page = ''] of readme.matchAll(/`(docs\/[\w./-]+|CONTRIBUTING\.md|LICENSE)`/g)) {
      expect(existsSync(root + page), page).toBe(true);
    }
  });
});
