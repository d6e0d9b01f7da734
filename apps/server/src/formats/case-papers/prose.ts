import { PAGE, WIDTH, type Sheet, type Style } from '../bill-pdf/sheet.ts';
import { FOOT } from '../bill-pdf/table.ts';

const style: Style = { size: 10 };
const LINE_HEIGHT = 15;
const GAP = 5;

/** Draws a text of several lines across as many pages as it needs; pdfkit would start pages without their frame. */
export function prose(sheet: Sheet, text: string): void {
  for (const paragraph of drawable(sheet, text).split('\n')) {
    let rest = paragraph.trim();
    while (rest !== '') {
      if (sheet.y + LINE_HEIGHT > FOOT) sheet.addPage();
      const part = fitting(sheet, rest, FOOT - sheet.y);
      sheet.y += sheet.write('P', part, PAGE.margin, sheet.y, WIDTH, style) + GAP;
      rest = rest.slice(part.length).trim();
    }
  }
}

/** Returns the longest beginning of a text that fits, at least a character; it ends with a word where one ends. */
function fitting(sheet: Sheet, text: string, room: number): string {
  const fits = (length: number) => sheet.heightOf(text.slice(0, length), WIDTH, style) <= room;
  if (fits(text.length)) return text;
  let [least, most] = [1, text.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  const end = text.lastIndexOf(' ', least);
  return text.slice(0, end > 0 ? end : least);
}

/** Replaces characters that the font lacks, such as emoji: PDF/A allows no missing glyph. */
export function drawable({ pdf }: Sheet, text: string): string {
  // pdfkit's types hide the font that it holds.
  const { _font } = pdf.font('regular') as unknown as { readonly _font: { readonly font: Glyphs } };
  return text.replace(/[^\n]/gu, (each) => (_font.font.hasGlyphForCodePoint(codeOf(each)) ? each : '?'));
}

interface Glyphs {
  hasGlyphForCodePoint(code: number): boolean;
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;
