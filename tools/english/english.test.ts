import { describe, expect, it } from 'vitest';
import { compare, countsOf, folderOf, lower } from './ratchet.ts';
import { scan } from './scan.ts';

const patternsOf = (source: string) => scan(source).map(({ pattern }) => pattern);

describe('scan', () => {
  it.each([
    ['// Whether a bill is due.', 'opening'],
    ['/** Of two bills, the later. */', 'opening'],
    ['/**\n * Where a link leads.\n */', 'opening'],
    ['/* How wide a card is. */', 'opening'],
    ['send(); // What is left.', 'opening'],
    ['// Returns 404 as a refusal.', 'refusal'],
    ['// Makes room for rows.', 'room'],
    ['function tellHouse() {}', 'tell'],
    ['const heardOutcomes = [];', 'hear'],
    ['interface Shape {\n  readonly leaveDoor: boolean;\n}', 'door'],
    ['test(\x27is rejected\x27, () => {});', 'title'],
    ['it.each([1])(\x27of %i is nothing\x27, () => {});', 'title'],
  ])('finds the pattern of %j', (source, pattern) => {
    expect(patternsOf(source)).toEqual([pattern]);
  });

  it.each([
    ['an opening on a later line of a comment', '// Returns the card,\n// Whether paid or not.'],
    ['a quoted name', '// Throws `Refusal`.'],
    ['strings', "const text = 'Told at the door // What';"],
    ['an address', 'const link = `https://Where.example`;'],
    ['a name that is only used', 'tellHint(refusal);'],
    ['a word within a word', 'const household = narrowest;'],
    ['a capital letter', '// Begins with a capital letter.'],
    ['a title that begins with a verb', "it('rejects what is old', () => {});"],
    ['a title of a describe block', 'describe.each([1])(\x27the page of %i\x27, () => {});'],
  ])('ignores %s', (_, source) => {
    expect(patternsOf(source)).toEqual([]);
  });

  it('returns the line that a comment begins on', () => {
    expect(scan('const one = 1;\n\n/**\n * Who pays.\n */')).toEqual([
      { pattern: 'opening', line: 3, text: 'Who pays.' },
    ]);
  });
});

describe('the ratchet', () => {
  it('counts by package, app or top folder', () => {
    expect(['apps/web/src/a.ts', 'packages/calls/a.ts', 'tools/lib/a.mjs'].map(folderOf)).toEqual([
      'apps/web',
      'packages/calls',
      'tools',
    ]);
    const place = { file: 'tools/a.ts', pattern: 'say', line: 1, text: '' };
    expect(countsOf([place, { ...place, line: 2 }])).toEqual({ tools: { say: 2 } });
  });

  it('rejects a count above the baseline, and one of a folder without a baseline', () => {
    expect(compare({ tools: { say: 3 }, bench: { tell: 1 } }, { tools: { say: 2 } }).excesses).toEqual([
      { folder: 'tools', pattern: 'say', count: 3, allowed: 2 },
      { folder: 'bench', pattern: 'tell', count: 1, allowed: 0 },
    ]);
  });

  it('returns how many fewer there are than allowed', () => {
    expect(compare({ tools: { say: 1 } }, { tools: { say: 2, hear: 3 } })).toEqual({ excesses: [], fewer: 4 });
  });

  it('lowers a baseline and never raises it', () => {
    expect(lower({ tools: { say: 1, tell: 9 } }, { tools: { say: 2, tell: 5, hear: 3 } })).toEqual({
      tools: { say: 1, tell: 5 },
    });
  });
});
