import { GREY, INK, LINE, PAGE, type Sheet, type Style } from './sheet.ts';

/** A table column; `share` is its fraction of the width. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface Row {
  readonly cells: readonly string[];
  readonly kind?: 'plain' | 'detail' | 'strong';
}

const PADDING = 3.4;

export const FOOT = PAGE.height - 62;

/** Draws a table across as many pages as it needs. The header is repeated on each page but tagged once. */
export function table(sheet: Sheet, x: number, width: number, columns: readonly Column[], rows: readonly Row[]): void {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const places = columns.map((column, index) => ({
    ...column,
    x: x + (width * columns.slice(0, index).reduce((sum, { share }) => sum + share, 0)) / total,
    // Every column but the last leaves a gap on its right.
    width: (width * column.share) / total - (index < columns.length - 1 ? 6 : 0),
  }));
  const rule = (colour: string, y: number) =>
    sheet.decorate((pdf) =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(colour),
    );

  sheet.group('Table', () => {
    const heads: Style = { size: 8, weight: 'bold', colour: GREY };
    const headHeight = Math.max(...places.map(({ title, width: room }) => sheet.heightOf(title, room, heads)));
    sheet.group('TR', () => {
      for (const { title, x: at, width: room, align = 'left' } of places) {
        sheet.write('TH', title, at, sheet.y, room, { ...heads, align });
      }
    });
    sheet.y += headHeight + PADDING;
    rule(INK, sheet.y);
    for (const [index, { cells, kind = 'plain' }] of rows.entries()) {
      if (index > 0 && kind !== 'detail') rule(LINE, sheet.y);
      const style: Style = styles[kind];
      const height = Math.max(...cells.map((cell, at) => sheet.heightOf(cell, places[at]?.width ?? 0, style)));
      if (sheet.y + height + 2 * PADDING > FOOT) {
        sheet.addPage();
        sheet.decorate(() => {
          for (const { title, x: at, width: room, align = 'left' } of places) {
            sheet.pdf.font('bold').fontSize(8).fillColor(GREY).text(title, at, sheet.y, { width: room, align });
          }
        });
        sheet.y += headHeight + PADDING;
        rule(INK, sheet.y);
      }
      const top = sheet.y + PADDING;
      sheet.group('TR', () => {
        for (const [at, cell] of cells.entries()) {
          const place = places[at];
          if (place === undefined) continue;
          const indent = kind === 'detail' && at === 0 ? 10 : 0;
          const { align = 'left' } = place;
          sheet.write('TD', cell, place.x + indent, top, place.width - indent, { ...style, align });
        }
      });
      sheet.y = top + height + PADDING;
    }
    rule(LINE, sheet.y);
  });
}

const styles: Readonly<Record<NonNullable<Row['kind']>, Style>> = {
  plain: { size: 9 },
  detail: { size: 8.2, colour: GREY },
  strong: { size: 10, weight: 'bold' },
};
