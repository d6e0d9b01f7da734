import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fontOf } from './fonts.ts';

const FEATURES = ['kern', 'tnum'];

const font = fontOf('regular');
const advances = (text: string, of = font) => of.layout(text, FEATURES).positions.map(({ xAdvance }) => xAdvance);

describe('a font that all documents share', () => {
  it('lays out words like a font of its own', () => {
    const file = import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf');
    const own = create(readFileSync(fileURLToPath(file)));
    if (!('layout' in own)) throw new Error('not one font');
    for (const text of ['Totale', '1.234,56 €', 'AVviso', '']) {
      expect(advances(text)).toEqual(advances(text, own));
      expect(font.layout(text, FEATURES).glyphs.map(({ id }) => id)).toEqual(
        own.layout(text, FEATURES).glyphs.map(({ id }) => id),
      );
      expect(font.layout(text, FEATURES).advanceWidth).toBe(own.layout(text, FEATURES).advanceWidth);
    }
  });

  it('returns positions that the scaling of an earlier document left alone', () => {
    const before = advances('Totale');
    for (const position of font.layout('Totale', FEATURES).positions) position.xAdvance *= 1000;
    expect(advances('Totale')).toEqual(before);
  });

  it('returns digits of one width only where that is asked for', () => {
    expect(advances('1')).toEqual(advances('0'));
    expect(font.layout('1').advanceWidth).not.toBe(font.layout('1', FEATURES).advanceWidth);
  });

  // A glyph keeps the first character that asked for it, so the bytes of a paper would depend on those before it.
  it.each(['regular', 'bold', 'code'] as const)('keeps a glyph of its own for each character in %s', (weight) => {
    const shared = fontOf(weight);
    const glyphs = shared.characterSet.map((character) => shared.glyphForCodePoint(character).id);
    expect(glyphs.length).toBeGreaterThan(100);
    expect(new Set(glyphs).size).toBe(glyphs.length);
  });
});
