/** A source of choices that are the same for the same seed. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One of a list that has at least one element. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True this often: 0 never, 1 always. */
  chance(probability: number): boolean;
}

/**
 * A source for one purpose, named by `stream`: each persona has its own, so that a change of one
 * leaves the others as they were.
 */
export function randomOf(seed: number, stream: string): Random {
  const next = sfc32(hash(`${seed}/${stream}`));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}

/** A number of 32 bits for a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  return value >>> 0;
}

/** Small fast counter, a generator that passes PractRand; numbers from 0 to below 1. */
function sfc32(seed: number): () => number {
  let [a, b, c, counter] = [seed, 0x9e_37_79_b9, 0x24_3f_6a_88, 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first outputs still show the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}
