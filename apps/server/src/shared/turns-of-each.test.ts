import { BulkheadRejectedError } from 'cockatiel';
import { expect, it } from 'vitest';
import { turnsOfEach } from './turns-of-each.ts';

const gate = () => Promise.withResolvers<void>();

it('does one piece at a time of each key, and those of other keys beside it', async () => {
  const inTurn = turnsOfEach(2);
  const [first, other] = [gate(), gate()];
  const begun: string[] = [];
  const work =
    (name: string, until = Promise.resolve()) =>
    () => (begun.push(name), until);
  const all = [
    inTurn('one', work('first', first.promise)),
    inTurn('one', work('second')),
    inTurn('other', work('other', other.promise)),
  ];
  await Promise.resolve();
  expect(begun).toEqual(['first', 'other']);
  first.resolve();
  other.resolve();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'other', 'second']);
});

it('does one at a time whenever the next comes after one that gave up', async () => {
  for (let moments = 0; moments < 12; moments += 1) {
    const inTurn = turnsOfEach(3);
    let underWay = 0;
    let most = 0;
    const work = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      for (let moment = 0; moment < 20; moment += 1) await Promise.resolve();
      underWay -= 1;
    };
    const first = gate();
    const left = new AbortController();
    const all = [inTurn('one', () => first.promise), inTurn('one', work, left.signal), inTurn('one', work)];
    left.abort();
    first.resolve();
    for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
    all.push(inTurn('one', work));
    await Promise.allSettled(all);
    expect(most, `after ${moments} moments`).toBe(1);
  }
});

it('lets a piece know if others wait, and rejects more than may', async () => {
  const inTurn = turnsOfEach(1);
  const first = gate();
  const seen: boolean[] = [];
  const one = inTurn('one', async (isAwaited) => {
    await first.promise;
    seen.push(isAwaited());
  });
  const two = inTurn('one', async (isAwaited) => void seen.push(isAwaited()));
  await expect(inTurn('one', async () => undefined)).rejects.toThrow(BulkheadRejectedError);
  first.resolve();
  await Promise.all([one, two]);
  expect(seen).toEqual([true, false]);
});
