import { expect, it } from 'vitest';
import { randomOf } from './random.ts';

it('repeats itself for the same seed and stream, and only then', () => {
  const draw = (seed: number, stream: string) => Array.from({ length: 8 }, randomly(seed, stream));
  expect(draw(1, 'full')).toEqual(draw(1, 'full'));
  expect(draw(1, 'full')).not.toEqual(draw(2, 'full'));
  expect(draw(1, 'full')).not.toEqual(draw(1, 'gas'));
});

it('reaches every number between the two, and no other', () => {
  const die = randomOf(5, 'die');
  const count = new Map<number, number>();
  for (let roll = 0; roll < 6000; roll += 1) {
    const value = die.int(1, 6);
    count.set(value, (count.get(value) ?? 0) + 1);
  }
  expect(new Set(count.keys())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const times of count.values()) expect(times).toBeGreaterThan(850);
});

function randomly(seed: number, stream: string): () => number {
  const random = randomOf(seed, stream);
  return () => random.int(0, 1_000_000);
}
