import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';
import type { Cell, Table } from './table.ts';
import { writeXlsx } from './xlsx.ts';

const tableOf = (...rows: Cell[][]): Table => ({
  title: 'Bollette',
  columns: [
    { title: 'Nome', width: 20 },
    { title: 'Importo', width: 10 },
    { title: 'Giorno', width: 10 },
  ],
  rows,
});

const row: Cell[] = ['Casa; "al mare"', { cents: -123_456 }, { day: '2026-03-01' }];

/** Each is run as a formula by a spreadsheet that takes it for one. */
const formulas = ['=HYPERLINK("http://x")', '+39', '-1+1', '@SUM(A1)', '\t=1', '\r=1'];

describe('CSV (bolletta.archivio.4)', () => {
  it('returns semicolons, decimal commas and a byte order mark', () => {
    expect(Buffer.from(writeCsv(tableOf(row, [null, { cents: 5 }, null]))).toString('utf8')).toBe(
      '\uFEFFNome;Importo;Giorno\r\n"Casa; ""al mare""";-1234,56;01/03/2026\r\n;0,05;\r\n',
    );
  });

  it.each(formulas)('returns %j as a text', (text) => {
    const [, line = ''] = strFromU8(writeCsv(tableOf([text, null, null]))).split(/\r\n(?=["'])/);
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  });
});

describe('XLSX (bolletta.archivio.4)', () => {
  const sheetOf = async (table: Table) => {
    const files = unzipSync(await writeXlsx(table));
    return { sheet: textOf(files['xl/worksheets/sheet1.xml']), strings: textOf(files['xl/sharedStrings.xml']) };
  };

  it('returns texts, figures and days as what they are', async () => {
    const { sheet, strings } = await sheetOf(tableOf(row));
    expect(`${strings}${sheet}`).toContain('Casa; ');
    expect(sheet).toContain('<v>-1234.56</v>');
    // Excel counts days from 30 December 1899.
    expect(sheet).toContain('<v>46082</v>');
  });

  it.each(formulas)('returns %j as a text', async (text) => {
    const { sheet } = await sheetOf(tableOf([text, null, null]));
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<c r="A2"[^>]* t="(?:s|inlineStr)"/);
  });
});

function textOf(file: Uint8Array | undefined): string {
  return file === undefined ? '' : strFromU8(file);
}
