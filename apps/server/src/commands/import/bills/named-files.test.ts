import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesNamedBy } from './named-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sportello-named-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'bills/empty'), { recursive: true });
for (const file of ['a 1.xml', 'b.xml', 'c.xml.p7m', '.hidden']) writeFileSync(path.join(folder, 'bills', file), '');
for (const file of ['[x].xml', 'd.xml']) writeFileSync(path.join(folder, file), '');
writeFileSync(path.join(folder, 'list.txt'), 'bills/b.xml\r\n\nd.xml\n');
writeFileSync(path.join(folder, 'patterns.txt'), 'bills/*.xml\n');
writeFileSync(path.join(folder, 'blank.txt'), '\n \n');

describe('the files that arguments name', () => {
  it.each([
    ['a file', ['d.xml'], ['d.xml']],
    ['a file that is missing, which the import reports', ['e.xml'], ['e.xml']],
    ['a file called like a pattern', ['[x].xml'], ['[x].xml']],
    ['a pattern, in order', ['bills/*.xml'], ['bills/a 1.xml', 'bills/b.xml']],
    ['a folder without hidden files', ['bills'], ['bills/a 1.xml', 'bills/b.xml', 'bills/c.xml.p7m', 'bills/empty']],
    ['a list of files', ['@list.txt'], ['bills/b.xml', 'd.xml']],
    ['a list of patterns', ['@patterns.txt'], ['bills/a 1.xml', 'bills/b.xml']],
    ['several, one after the other', ['d.xml', '@list.txt'], ['d.xml', 'bills/b.xml', 'd.xml']],
  ])('returns %s', async (_, args, files) => {
    expect(await filesNamedBy(args, folder)).toEqual(files.map((file) => path.join(folder, file)));
  });

  it.each([
    ['@nowhere.txt', "nowhere.txt: the list of files can't be read."],
    ['@blank.txt', 'blank.txt: the list names no file.'],
    ['bills/*.csv', 'bills/*.csv: matches no file.'],
    ['bills/empty', 'bills/empty: the folder is empty.'],
  ])('rejects %s', async (arg, message) => {
    await expect(filesNamedBy([arg], folder)).rejects.toThrow(message);
  });
});
