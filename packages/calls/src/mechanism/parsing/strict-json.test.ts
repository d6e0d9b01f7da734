import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStrictly } from './strict-json.ts';

describe('JSON is read strictly', () => {
  it.each([
    ['a key twice', '{"a":1,"a":2}'],
    ['a key twice, once escaped', '{"a":1,"\\u0061":2}'],
    ['a key twice further in', '{"x":[{"a":1},{"a":1,"b":{"c":1,"c":1}}]}'],
    ['__proto__', '{"__proto__":{}}'],
    ['__proto__, escaped', '{"\\u005f_proto__":{}}'],
    ['10,000 arrays', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['10,000 objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['half an object', '{"a":1'],
    ['nothing', ''],
    ['a colon without a key', '{:1}'],
  ])('rejects %s', (_, text) => {
    expect(() => parseStrictly(text)).toThrow(SyntaxError);
  });

  it.each([
    ['a key in two objects', '[{"a":1},{"a":2}]'],
    ['brackets and colons inside strings', '{"a":"}{:\\"[","b":"x"}'],
    ['a key that is also a value', '{"a":"b","b":"a"}'],
  ])('reads %s', (_, text) => {
    expect(parseStrictly(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['quotes in a string that does not end', '"' + '\\"'.repeat(1_000_000)],
    ['lists that do not end', '['.repeat(32) + '"\\"'.repeat(1_000_000)],
  ])('takes no time to reject %s', (_, text) => {
    const start = performance.now();
    expect(() => parseStrictly(text)).toThrow(SyntaxError);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it.each([
    ['a string of escapes', String.raw`\n`.repeat(1_000_000)],
    ['a long string', 'a'.repeat(4_000_000)],
  ])('takes no time to read %s', (_, content) => {
    const start = performance.now();
    expect(parseStrictly(`{"a":"${content}"}`)).toHaveProperty('a');
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('reads whatever JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes('__proto__'));
        expect(parseStrictly(text)).toEqual(JSON.parse(text));
      }),
    );
  });
});
