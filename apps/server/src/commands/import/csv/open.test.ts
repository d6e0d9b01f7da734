import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from '../../../errors/start-error.ts';
import { openCsv, type CsvRow, type HeaderRule } from './open.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sportello-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rule: HeaderRule = { required: ['codice', 'nome'], optional: ['nota'] };
let files = 0;

function fileOf(content: string | Buffer): string {
  files += 1;
  const file = path.join(folder, `${files}.csv`);
  writeFileSync(file, content);
  return file;
}

async function all(rows: AsyncIterable<CsvRow>): Promise<CsvRow[]> {
  const found: CsvRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

async function read(content: string | Buffer): Promise<CsvRow[]> {
  const file = await openCsv(fileOf(content), rule);
  return all(file.rows());
}

describe('rows', () => {
  it.each([
    ['commas', 'codice,nome\n1,Rossi\n'],
    ['semicolons', 'codice;nome\n1;Rossi\n'],
    ['the mark that Excel writes', '\uFEFFcodice;nome\r\n1;Rossi\r\n'],
    ['lines that end as on Windows', 'codice,nome\r\n1,Rossi\r\n'],
    ['no end of line at the end', 'codice,nome\n1,Rossi'],
    ['blank lines', 'codice,nome\n\n1,Rossi\n\n'],
    ['spaces in the header', ' codice , nome \n1,Rossi\n'],
    ['quotation marks around all', '"codice","nome"\n"1","Rossi"\n'],
  ])('reads rows with %s', async (_, content) => {
    const rows = await read(content);
    expect(rows.map((row) => 'fields' in row && row.fields)).toEqual([{ codice: '1', nome: 'Rossi' }]);
  });

  it('keeps separators, quotation marks and line ends inside quotation marks', async () => {
    const [row] = await read('codice;nome\n1;"Rossi; detto ""il Lungo""\ndi Asti"\n');
    expect(row).toEqual({ line: 2, fields: { codice: '1', nome: 'Rossi; detto "il Lungo"\ndi Asti' } });
  });

  it('returns the line on which each row begins', async () => {
    const rows = await read('codice,nome\n1,"a\nb"\n\n2,c\n3\n4,d\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 5, 6, 7]);
  });

  it('reports rows of another length than the header', async () => {
    const rows = await read('codice,nome\n1\n2,b,c\n3,d\n');
    expect(rows).toEqual([
      { line: 2, problem: 'has 1 fields instead of 2' },
      { line: 3, problem: 'has 3 fields instead of 2' },
      { line: 4, fields: { codice: '3', nome: 'd' } },
    ]);
  });

  it('reads rows twice, and reports how many bytes were read', async () => {
    const content = 'codice,nome\n1,Rossi\n';
    const file = await openCsv(fileOf(content), rule);
    const seen: number[] = [];
    await all(file.rows((bytes) => seen.push(bytes)));
    expect([file.bytes, seen.at(-1)]).toEqual([content.length, content.length]);
    expect(await all(file.rows())).toHaveLength(1);
  });
});

describe('a file that is not what it should be is rejected in one line', () => {
  it.each([
    ['empty', '', /is empty/],
    ['without a column', 'codice\n1\n', /missing columns: nome/],
    ['with a column that nobody knows', 'codice,nome,colore\n1,a,b\n', /unknown columns: colore/],
    ['with a column without a name', 'codice,nome,\n1,a,b\n', /unknown columns: \(no name\)/],
    ['with a column twice', 'codice,nome,nome\n1,a,b\n', /columns given twice: nome/],
    ['in an old encoding', Buffer.from('codice,nome\n1,Agli\xE8\n', 'latin1'), /is not in UTF-8/],
    ['in UTF-16', Buffer.from('\uFEFFcodice,nome\n1,a\n', 'utf16le'), /is not in UTF-8/],
    [
      'with a quotation mark never closed',
      'codice,nome\n1,"a\n2,b\n',
      /line \d+: a quotation mark is opened and never closed/,
    ],
    ['with a quotation mark inside', 'codice,nome\n1,a "b" c\n', /line 2: a quotation mark stands inside a field/],
  ])('rejects a CSV file that is invalid: %s', async (_, content, message) => {
    const attempt = read(content);
    await expect(attempt).rejects.toThrow(StartError);
    await expect(attempt).rejects.toThrow(message);
  });

  it('rejects a long file whose quotation mark is never closed', async () => {
    const content = `codice,nome\n1,"a\n${'2,b\n'.repeat(100_000)}`;
    await expect(read(content)).rejects.toThrow(/never closed/);
  });

  it.each([
    ['missing', path.join(folder, 'none.csv'), /does not exist/],
    ['a folder', path.join(folder, 'folder'), /is a folder/],
  ])('rejects a path to a file that is %s', async (_, file, message) => {
    mkdirSync(path.join(folder, 'folder'), { recursive: true });
    await expect(openCsv(file, rule)).rejects.toThrow(message);
  });
});
