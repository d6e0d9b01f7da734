import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invoiceOf } from './invoice.ts';
import { hourlyFlow } from './measurements.ts';
import { billed, people } from './people.ts';
import { towns } from './places.ts';
import { sheets } from './sheets.ts';
import type { Sheet } from './sheets/sheet.ts';

export interface WrittenFile {
  readonly name: string;
  readonly rows: number;
}

/**
 * Writes the files of a fictitious provider, named as `npm run import -- folder` expects them.
 * The same number of customers produces identical files.
 */
export async function writeProvider(folder: string, customers: number): Promise<readonly WrittenFile[]> {
  const written: WrittenFile[] = [];
  for (const { name, text, rows } of towns) {
    writeFileSync(path.join(folder, name), text);
    written.push({ name, rows });
  }
  for (const sheet of sheets) written.push(await writeSheet(folder, sheet, customers));
  mkdirSync(path.join(folder, 'bills'), { recursive: true });
  const bills = [...people(customers)].filter(billed);
  for (const person of bills) {
    writeFileSync(path.join(folder, 'bills', `${String(person.number).padStart(7, '0')}.xml`), invoiceOf(person));
  }
  mkdirSync(path.join(folder, 'measurements'), { recursive: true });
  writeFileSync(path.join(folder, 'measurements', hourlyFlow.name), hourlyFlow.text);
  return [...written, { name: 'bills', rows: bills.length }, { name: 'measurements', rows: 1 }];
}

async function writeSheet(folder: string, { name, columns, rows }: Sheet, customers: number): Promise<WrittenFile> {
  const count = { rows: 0 };
  function* lines() {
    yield `${columns.join(';')}\n`;
    let piece = '';
    for (const row of rows(customers)) {
      count.rows += 1;
      piece += `${row.join(';')}\n`;
      if (piece.length < 64 * 1024) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  }
  await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, `${name}.csv`)));
  return { name: `${name}.csv`, rows: count.rows };
}
