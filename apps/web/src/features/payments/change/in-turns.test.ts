import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('asks for all, so many at once, and answers in their order', async () => {
  let underWay = 0;
  let most = 0;
  const answers = await inTurns([3, 1, 2, 5, 4], 2, async (item) => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve, item));
    underWay -= 1;
    return item * 10;
  });
  expect(answers).toEqual([30, 10, 20, 50, 40]);
  expect(most).toBe(2);
});

it('fails with the first that fails', async () => {
  await expect(inTurns([1, 2], 6, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(inTurns([], 6, () => Promise.resolve(1))).resolves.toEqual([]);
});
