import { expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

it('returns what a text gave before, but works anew for null and for a text that it has dropped', () => {
  const work = vi.fn((text: string) => (text === 'wrong' ? null : { text }));
  const read = remember(work, 2);
  const texts = ['a', 'wrong', 'a', 'wrong', 'b', 'c', 'c', 'b', 'a'];
  expect(texts.map((text) => read(text)?.text ?? 'wrong')).toEqual(texts);
  expect(work.mock.calls.flat()).toEqual(['a', 'wrong', 'wrong', 'b', 'c', 'a']);
});
