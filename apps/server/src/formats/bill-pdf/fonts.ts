import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, type GlyphRun } from 'fontkit';

export type Weight = 'regular' | 'bold' | 'code';

const files: Readonly<Record<Weight, string>> = {
  regular: import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
  code: import.meta.resolve('./ocr-b/OCRB.otf'),
};

/** More words than a thousand bills have. */
const MOST_LAYOUTS = 20_000;

const opened = new Map<Weight, Font>();

/** Returns a font for pdfkit, opened once for all documents: reading its tables would be half of a bill's time. */
export function fontOf(weight: Weight): Font {
  const font = opened.get(weight) ?? openFont(files[weight]);
  opened.set(weight, font);
  return font;
}

function openFont(url: string): Font {
  const font = create(readFileSync(fileURLToPath(url)));
  if (!('characterSet' in font)) throw new Error(`${url} is a collection of fonts`);
  return withLayoutCache(font);
}

/** Pdfkit lays out each word twice, to measure and to write it, and bills repeat their words. */
function withLayoutCache(font: Font): Font {
  const known = new Map<string, GlyphRun>();
  const layout: Font['layout'] = (text, features, ...rest) => {
    const key = `${text}\n${JSON.stringify(features)}`;
    const run = known.get(key) ?? font.layout(text, features, ...rest);
    if (known.size >= MOST_LAYOUTS) known.clear();
    known.set(key, run);
    // Pdfkit scales the positions that it gets, so it gets copies.
    return copyOf(run);
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}

function copyOf(run: GlyphRun): GlyphRun {
  const copy = Object.create(Object.getPrototypeOf(run) as object) as GlyphRun;
  return Object.assign(copy, run, { positions: run.positions.map((position) => ({ ...position })) });
}
