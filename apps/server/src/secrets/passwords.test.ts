import { expect, it } from 'vitest';
import { hashPassword, isVerifyingBusy, verifyPassword } from './passwords.ts';

it('verifies few passwords at once, in order, and says when too many wait', async () => {
  const hash = await hashPassword('Campo-Di-Grano-1');
  expect(isVerifyingBusy()).toBe(false);
  const done: number[] = [];
  const all = Array.from({ length: 20 }, async (_, n) => {
    const isRight = await verifyPassword(hash, n === 7 ? 'Campo-Di-Grano-1' : 'wrong');
    done.push(n);
    return isRight;
  });
  expect(isVerifyingBusy()).toBe(true);
  await all[0];
  // With all at once, the order of their ends would be any, and the last not far from the first.
  expect(done.length).toBeLessThan(6);
  expect((await Promise.all(all)).flatMap((isRight, n) => (isRight ? [n] : []))).toEqual([7]);
  expect(isVerifyingBusy()).toBe(false);
});
