import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeProvider } from './write.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

async function digests(customers: number): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sportello-provider-'));
  folders.push(folder);
  const written = await writeProvider(folder, customers);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(files.length).toBeGreaterThanOrEqual(written.length);
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

it('writes identical files for the same number of customers', async () => {
  const [once, again] = [await digests(90), await digests(90)];
  expect(Object.keys(once).length).toBeGreaterThan(100);
  expect(again).toEqual(once);
});

it('writes the same bills for earlier customers when there are more customers', async () => {
  const [few, more] = [await digests(10), await digests(11)];
  expect(more[path.join('bills', '0000010.xml')]).toBe(few[path.join('bills', '0000010.xml')]);
  expect(more['customers.csv']).not.toBe(few['customers.csv']);
});
