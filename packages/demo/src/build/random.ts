export interface Random {
  /** Both bounds are included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/**
 * Returns the random source of one `stream`. Each persona has its own, so that changing one does not affect the
 * others.
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

/** Returns a 32-bit hash of a text (FNV-1a). */
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
  // The first outputs still correlate with the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}
