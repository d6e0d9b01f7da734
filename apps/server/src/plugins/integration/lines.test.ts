import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';

async function read(chunks: readonly (string | Buffer)[], longest = 10) {
  const body = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const found: (string | undefined)[] = [];
  for await (const lines of linesOf(body, longest)) found.push(...lines);
  return found;
}

describe('lines of a stream', () => {
  it.each([
    ['nothing', [], []],
    ['one that does not end', ['ab', 'cd'], ['abcd']],
    ['some in a piece, one over several', ['a\nb', 'c', 'd\n\ne\n'], ['a', 'bcd', '', 'e']],
    ['a letter in two pieces', [Buffer.from([0xc3]), Buffer.from([0xa8, 0x0a])], ['è']],
    ['the longest', ['12345', '67890\n'], ['1234567890']],
    ['one that is too long, among others', ['a\n12345', '678901', '2\nb'], ['a', undefined, 'b']],
    ['one that is too long in its piece', ['12345678901\nb\n'], [undefined, 'b']],
  ])('splits a stream into lines: %s', async (_, chunks, lines) => {
    expect(await read(chunks)).toEqual(lines);
  });

  it('rejects a stream that breaks off as REQUEST_NOT_VALID', async () => {
    const body = new PassThrough();
    body.write('a\nb');
    const reading = (async () => {
      for await (const _lines of linesOf(body, 10));
    })();
    body.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    await expect(reading).rejects.toMatchObject({ code: 'REQUEST_NOT_VALID' });
  });

  it('lets other work run between lines', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    let seen = 0;
    for await (const lines of linesOf(Readable.from([Buffer.alloc(50_000, 0x0a)]), 10)) {
      seen += lines.length;
      const until = performance.now() + 2;
      while (performance.now() < until);
    }
    clearInterval(timer);
    expect(seen).toBe(50_000);
    expect(turns).toBeGreaterThan(10);
  });
});
