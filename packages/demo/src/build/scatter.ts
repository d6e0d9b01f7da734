/**
 * Returns a random-looking number of `digits` digits that is unique per `index` and differs by seed.
 * Random draws would need to remember taken numbers, and a new persona would change the numbers of all
 * later ones.
 */
export function scatteredDigits(index: number, digits: number, seed: number): string {
  const size = 10n ** BigInt(digits);
  const offset = BigInt(seed) * 2_654_435_761n;
  // Each step maps the numbers below `size` one to one, because the factor is coprime to ten. Reversing
  // the digits in between mixes in the last ones, which a product leaves unchanged.
  const first = (BigInt(index) * FACTOR + offset) % size;
  const turned = BigInt(Array.from(padded(first, digits)).toReversed().join(''));
  return padded((turned * FACTOR + offset) % size, digits);
}

const FACTOR = 7_368_787n;

function padded(value: bigint, digits: number): string {
  return String(value).padStart(digits, '0');
}
