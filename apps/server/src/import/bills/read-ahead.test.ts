import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { invoiceOf } from '../../../../../tools/provider/invoice.ts';
import { people } from '../../../../../tools/provider/people.ts';
import { readAhead } from './read-ahead.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sportello-bills-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [person] = people(1);
if (person === undefined) throw new Error('There is nobody.');
const invoice = invoiceOf(person);
/** The same with a long comment: what counts is how large the file is. */
const large = invoice.replace('<FatturaElettronicaHeader>', `<!-- ${'x'.repeat(1_100_000)} -->$&`);

/** Whether the second file is read before the work on the first handful is done. */
async function isReadAhead(first: readonly string[]): Promise<boolean> {
  const files = [...first, invoice].map((content, at) => {
    const file = path.join(folder, `${at}.xml`);
    writeFileSync(file, content);
    return file;
  });
  const read = readAhead(files, undefined);
  expect((await read.next()).value).toHaveLength(first.length);
  await wait(300);
  rmSync(files.at(-1) ?? '');
  const [last] = (await read.next()).value ?? [];
  expect((await read.next()).done).toBe(true);
  return last !== undefined && 'documents' in last.invoice;
}

it('the next invoices are read while a handful is worked on', async () => {
  expect(await isReadAhead(Array.from({ length: 100 }, () => invoice))).toBe(true);
});

it('after a large one nothing is read until it is done with', async () => {
  expect(await isReadAhead([large])).toBe(false);
});
