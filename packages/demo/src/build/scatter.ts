/**
 * Numbers of so many digits that look drawn at random and are never drawn twice: each `index`
 * gets one of its own, another one for each seed. Random draws would need a memory of what is
 * taken, and one persona more would change the numbers of all that come after it.
 */
export function scatteredDigits(index: number, digits: number, seed: number): string {
  const size = 10n ** BigInt(digits);
  const offset = BigInt(seed) * 2_654_435_761n;
  // Every step maps the numbers below `size` one to one: the factor is coprime to ten. Turning
  // the digits round in between lets the last ones, which a product leaves alone, take part.
  const first = (BigInt(index) * FACTOR + offset) % size;
  const turned = BigInt(Array.from(padded(first, digits)).toReversed().join(''));
  return padded((turned * FACTOR + offset) % size, digits);
}

const FACTOR = 7_368_787n;

function padded(value: bigint, digits: number): string {
  return String(value).padStart(digits, '0');
}
