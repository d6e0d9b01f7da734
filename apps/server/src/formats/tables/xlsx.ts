import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import type { Cell, Table } from './table.ts';

/** Returns a table as an Excel workbook: texts stay texts, also those that look like a formula (bolletta.archivio.4). */
export async function writeXlsx({ title, columns, rows }: Table): Promise<Uint8Array<ArrayBuffer>> {
  const head = columns.map((column): CellObject => ({ type: String, value: column.title, fontWeight: 'bold' }));
  const buffer = await writeExcelFile([head, ...rows.map((row) => row.map(written))], {
    sheet: title,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  return Uint8Array.from(buffer);
}

function written(cell: Cell): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'string') return { type: String, value: cell };
  if ('day' in cell) return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'dd/mm/yyyy' };
  return { type: Number, value: cell.cents / 100, format: '#,##0.00\\ "€"' };
}
