import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readAhead, type GivenInvoice, type Reader } from './read-ahead.ts';

const small = new Uint8Array(3000);
const large = new Uint8Array(1_100_000);

async function* given(invoices: readonly Uint8Array[]): AsyncGenerator<GivenInvoice> {
  for (const [index, bytes] of invoices.entries()) yield { name: `${index}.xml`, at: index + 1, bytes };
}

async function isReadAhead(first: readonly Uint8Array[]): Promise<boolean> {
  let count = 0;
  const read: Reader = async () => {
    count += 1;
    await turn();
    return [];
  };
  const handfuls = readAhead(given([...first, small]), read);
  expect((await handfuls.next()).value).toHaveLength(first.length);
  for (let turns = 0; turns < 10; turns += 1) await turn();
  const isAhead = count > first.length;
  expect((await handfuls.next()).value).toHaveLength(1);
  expect((await handfuls.next()).done).toBe(true);
  return isAhead;
}

it('reads the next invoices while a batch is in progress', async () => {
  expect(await isReadAhead(Array.from({ length: 100 }, () => small))).toBe(true);
});

it('reads nothing ahead after a large invoice until it is done', async () => {
  expect(await isReadAhead([large])).toBe(false);
});
