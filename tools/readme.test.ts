import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

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

  it('contains at most 900 words', () => {
    expect(readme.match(/\S+/g)?.length).toBeLessThanOrEqual(900);
  });

  it('points to pages that exist', () => {
    const pages = [...readme.matchAll(/\]\(((?!https?:)[^)#]+)\)/g)].map(([, page = '']) => page);
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.filter((page) => !existsSync(root + page))).toEqual([]);
  });

  it('links every page of docs', () => {
    const pages = readdirSync(`${root}docs`).filter((name) => name.endsWith('.md'));
    expect(pages.filter((name) => !readme.includes(`](docs/${name})`))).toEqual([]);
  });
});

describe('docs/settings.md', () => {
  const page = read('docs/settings.md');
  const [variables = '', fields = ''] = page.split("## The provider's file");
  const named = (text: string) =>
    [...text.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
  const declared = (pattern: RegExp, ...files: string[]) =>
    files
      .flatMap((file) => [...read(`apps/server/src/config/${file}.ts`).matchAll(pattern)])
      .map(([, name = '']) => name);

  it('lists every setting of the server, and no other', () => {
    const settings = declared(/^ {2}([A-Z][A-Z0-9_]+): (?:z|flag|secret|web|trust)/gm, 'config', 'database', 'push');
    expect(named(variables).sort()).toEqual(settings.filter((name) => name !== 'NODE_ENV').sort());
  });

  it("lists every field of the provider's file, and no other", () => {
    expect(named(fields).sort()).toEqual(
      declared(/^ {2}([a-z]\w+): (?:z$|z\.|webUrl|retention|case|notice|request)/gm, 'provider').sort(),
    );
  });
});
