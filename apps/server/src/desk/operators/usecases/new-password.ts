import { randomInt } from 'node:crypto';
import { PASSWORD_SPECIAL_CHARACTERS } from '@sportello/domain';

const kinds = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnpqrstuvwxyz',
  '23456789',
  PASSWORD_SPECIAL_CHARACTERS.replace(/[^!-~]/g, ''),
];

/** Returns twenty characters that satisfy every rule, without look-alikes: about 110 bits. */
export function newPassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const all = kinds.join('');
  const characters = [...kinds.map(pick), ...Array.from({ length: 16 }, () => pick(all))];
  return characters
    .map((character) => ({ character, order: randomInt(2 ** 32) }))
    .sort((a, b) => a.order - b.order)
    .map(({ character }) => character)
    .join('');
}
