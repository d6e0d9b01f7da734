import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from '../../errors/start-error.ts';
import { readProvider } from '../provider.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sportello-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(path.join(import.meta.dirname, '../../../test/brand'), folder, { recursive: true });

const svg = (content: string, box = '0 0 100 40') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33c00' } })
    .png()
    .toBuffer();

function read(brand: object) {
  const file = path.join(folder, 'given.json');
  writeFileSync(file, JSON.stringify({ brand }));
  return readProvider(file);
}

function problemsOf(brand: object): readonly string[] {
  try {
    read(brand);
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.lines;
    throw error;
  }
}

describe('pictures of the brand (fornitore.marchio.2)', () => {
  it('returns those of the sample brand with type and size', () => {
    const { pictures } = readProvider(path.join(folder, 'provider.json'));
    expect(pictures.logo?.light).toMatchObject({ type: 'image/svg+xml', width: 200, height: 48 });
    expect(pictures.logo?.dark).toMatchObject({ type: 'image/svg+xml', width: 200, height: 48 });
    expect(pictures.favicon).toMatchObject({ width: 64, height: 64 });
    expect(pictures.illustration).toMatchObject({ width: 720, height: 460 });
  });

  it('returns none without a file, and none of the illustration that is switched off', () => {
    expect(readProvider(undefined).pictures).toEqual({ icons: {} });
    expect(read({ illustration: false }).pictures).toEqual({ icons: {}, illustration: false });
  });

  it('returns the type by the content, whatever the name', async () => {
    writeFileSync(path.join(folder, 'wrong-name.svg'), await png(200, 80));
    expect(read({ logo: 'wrong-name.svg' }).pictures.logo?.light).toMatchObject({ kind: 'png', width: 200 });
    for (const encoding of [{ lossless: true }, { lossless: false }, { alphaQuality: 50 }]) {
      const picture = sharp({ create: { width: 800, height: 500, channels: 4, background: '#a33c0080' } });
      writeFileSync(path.join(folder, 'view.webp'), await picture.webp(encoding).toBuffer());
      expect(read({ illustration: 'view.webp' }).pictures.illustration).toMatchObject({ width: 800, height: 500 });
    }
  });

  it('returns an SVG of a drawing program, with prolog, doctype and comments', () => {
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    const drawing = svg('<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9"/><use href="#a"/>');
    const text = `<?xml version="1.0"?>\n<!-- <script> -->\n${doctype}\n${drawing}`;
    writeFileSync(path.join(folder, 'drawn.svg'), text);
    expect(problemsOf({ logo: 'drawn.svg' })).toEqual([]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'has a script'],
    ['a script with a prefix', '<svg:script>alert(1)</svg:script>', 'has a script'],
    ['an event handler', '<path onload="alert(1)"/>', 'has an event handler, which is a script'],
    ['a link that is a script', '<a href="javascript:alert(1)"/>', 'has a link that is a script'],
    ['HTML', '<foreignObject><body/></foreignObject>', 'has foreignObject, which is no drawing'],
    ['a picture from elsewhere', '<image href="https://x.example/a.png"/>', 'refers to something outside of it'],
    ['a picture by an old link', `<image xlink:href='a.png'/>`, 'refers to something outside of it'],
    ['a typeface from elsewhere', '<style>@import "a.css"</style>', 'refers to something outside of it'],
    ['a paint from elsewhere', '<path fill="url(a.svg#b)"/>', 'refers to something outside of it'],
  ])('rejects an SVG with %s', (_name, content, problem) => {
    writeFileSync(path.join(folder, 'bad.svg'), svg(content));
    expect(problemsOf({ logo: 'bad.svg' })).toEqual([
      `PROVIDER_FILE: brand › logo: ${path.join(folder, 'bad.svg')} ${problem}.`,
    ]);
  });

  it.each<[string, object, string | Promise<Buffer>, string]>([
    ['a missing file', { favicon: 'missing.png' }, '', "brand › favicon: can't be read (ENOENT"],
    ['a file that is no picture', { logo: 'bad' }, '<html></html>', 'bad must be SVG or PNG'],
    ['an SVG without a view box', { logo: 'bad' }, '<svg width="9" height="9"/>', 'bad must be SVG or PNG'],
    ['a file that is too large', { logo: 'bad' }, svg(`<!--${'x'.repeat(100_000)}-->`), 'has 101 kB, and may have 100'],
    ['a logo with few pixels', { logo: 'bad' }, png(100, 40), 'is 100 × 40 pixels; the shorter side must have 80'],
    ['a logo that is too wide', { logo: 'bad' }, svg('', '0 0 900 100'), 'must be between 0.8 and 8 times its height'],
    ['an icon that is not square', { icons: { any: 'bad' } }, svg(''), 'brand › icons › any: '],
    ['a small icon', { icons: { maskable: 'bad' } }, png(256, 256), 'the shorter side must have 512'],
    ['a small icon for iOS', { icons: { appleTouch: 'bad' } }, png(120, 120), 'the shorter side must have 180'],
    ['an illustration that is huge', { illustration: 'bad' }, png(5000, 2500), 'no side may have more than 4096'],
    ['a PNG that ends early', { logo: 'bad' }, png(200, 80).then((all) => all.subarray(0, 20)), 'is damaged'],
    ['a dark logo of another shape', { logo: { light: 'logo.svg', dark: 'mark.svg' } }, '', 'must have the shape'],
    ['a path that is a number', { logo: 7 }, '', 'must be a file, or { "light": …, "dark": … }'],
    ['an illustration that is true', { illustration: true }, '', 'must be a file or false'],
  ])('rejects %s', async (_name, brand, content, problem) => {
    writeFileSync(path.join(folder, 'bad'), await content);
    const problems = problemsOf(brand);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it('returns what the example of docs/brand.md says, whose table has all fields', () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../../../docs/brand.md'), 'utf8');
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    const { brand } = JSON.parse(example) as { brand: object };
    expect(Object.keys(read(brand).pictures)).toEqual(['icons', 'logo', 'favicon', 'illustration']);
    const [table = ''] = page.split('## URLs');
    const fields = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
    expect(new Set(fields)).toEqual(new Set([...Object.keys(brand), 'icons']));
  });

  it('rejects all that is wrong at once', () => {
    expect(problemsOf({ logo: 'a.svg', favicon: 'b.svg', illustration: 'c.svg' })).toHaveLength(3);
  });
});
