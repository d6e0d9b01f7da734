import { describe, expect, it } from 'vitest';
import { INVITATION_ALPHABET, INVITATION_CODE, INVITATION_REWARD_CENTS, INVITATION_STATES } from './invitations.ts';

it('returns a reward of 30 euros (invito.premio.1)', () => {
  expect(INVITATION_REWARD_CENTS).toBe(3000);
});

it('returns the two states of a friend (invito.stato.1)', () => {
  expect(INVITATION_STATES).toEqual(['REGISTRATO', 'CLIENTE']);
});

describe('invitation codes (invito.codice.1)', () => {
  it('returns thirty characters that are not easily confused', () => {
    expect(INVITATION_ALPHABET).toBe('23456789ABCDEFGHJKMNPQRSTVWXYZ');
  });

  it.each('23456789ABCDEFGHJKMNPQRSTVWXYZ'.split(''))('returns true for a code of the character %s', (character) => {
    expect(INVITATION_CODE.test(character.repeat(8))).toBe(true);
  });

  it.each('01ILOUabz -_À'.split(''))('rejects a code with the character %j', (character) => {
    expect(INVITATION_CODE.test(`ABCD${character}FGH`)).toBe(false);
  });

  it.each(['', 'A', 'ABCD234', 'ABCD23456', ' ABCD2345', 'ABCD2345 ', '-ABCD2345', 'ABCD2345\n'])(
    'rejects the code %j',
    (code) => {
      expect(INVITATION_CODE.test(code)).toBe(false);
    },
  );
});
