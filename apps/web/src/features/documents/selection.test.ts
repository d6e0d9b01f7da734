import { MOST_DOCUMENTS_IN_ARCHIVE } from '@sportello/domain';
import { expect, it } from 'vitest';
import { allState, selectAll, selectedOf, toggled, tooMany } from './selection.ts';

const few = ['D1', 'D2', 'D3'];
const many = Array.from({ length: 60 }, (_, index) => `D${index}`);

it('picks one, and lets it go', () => {
  const one = toggled(new Set(), 'D2');
  expect([...one]).toEqual(['D2']);
  expect([...toggled(one, 'D2')]).toEqual([]);
});

it('keeps the order of the list, and forgets what is not in it any more', () => {
  expect(selectedOf(few, new Set(['D3', 'D9', 'D1']))).toEqual(['D1', 'D3']);
});

it.each([
  [few, [], 'none'],
  [few, ['D9'], 'none'],
  [few, ['D1'], 'some'],
  [few, few, 'all'],
  [many, many.slice(0, 49), 'some'],
  [many, many.slice(0, 50), 'all'],
  [[], [], 'none'],
] as const)('returns how much of %j is selected with %j: case %#', (docNumbers, picked, expected) => {
  expect(allState(docNumbers, new Set(picked))).toBe(expected);
});

it('picks all, or as many as one archive holds', () => {
  expect([...selectAll(few)]).toEqual(few);
  expect(selectAll(many).size).toBe(MOST_DOCUMENTS_IN_ARCHIVE);
  expect([0, 50, 51, 60].map(tooMany)).toEqual([0, 0, 1, 10]);
});
