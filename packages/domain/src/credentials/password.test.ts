import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD_SPECIAL_CHARACTERS, passwordProblems } from './password.ts';
import type { PasswordOwner, PasswordProblem } from './password.ts';

const owner: PasswordOwner = {
  name: 'Maria Grazia',
  surname: "D'Amico",
  companyName: 'Luce Azzurra Gea Srl',
  fiscalCode: 'DMCMGR85T50A562Q',
  username: 'mgda',
  email: 'mg.damico77@example.it',
  phoneNumber: '+39 333 123 4567',
};

describe('a password that breaks one rule (credenziali.password.7)', () => {
  it.each<[string, PasswordProblem]>([
    ['Ab1-xyz', 'PWDP002'],
    ['Ab1-xyzzzzz', 'PWDP003'],
    ['ab1-xyzw', 'PWDP004'],
    ['AB1-XYZW', 'PWDP005'],
    ['Abc-xyzw', 'PWDP006'],
    ['Abc1xyzw', 'PWDP007'],
    ['Abc1xyz%', 'PWDP007'],
    ['ù1abcdef-', 'PWDP004'],
    ['Maria-2026', 'PWDP008'],
    ['xGRAZIA-2026x', 'PWDP008'],
    ['Maria-Grazia1', 'PWDP008'],
    ['Damico-2026', 'PWDP008'],
    ["D'amico-2026", 'PWDP008'],
    ['LuceAzzurra-1', 'PWDP008'],
    ['Gea-2026xyzw', 'PWDP008'],
    ['Azzurra-2026', 'PWDP008'],
    ['Dmcmgr85t50a562q-', 'PWDP008'],
    ['xMGDA-2026x', 'PWDP009'],
    ['P-3331234567x', 'PWDP009'],
    ['P-333-1234567x', 'PWDP009'],
  ])('rejects the password %j with %s alone', (password, problem) => {
    expect(passwordProblems(password, owner)).toEqual([problem]);
  });
});

it.each([
  ['Sportello-2026', 'the demo password'],
  ['Ab1-xyzw', 'eight characters'],
  ['Ab1-xyzzzz', 'the same character four times in a row'],
  ['Ab1-zazbzczdze', 'the same character five times, not in a row'],
  ['Ab1-xyz%&"\' w', 'other characters too'],
  ['De-2026xyzw', 'a word of two letters'],
  ['Srl-2026xyzw', "the legal form in a company's name"],
  ['È1abcdef', 'an accented capital, which is special as well'],
])('accepts the password %j: %s', (password) => {
  expect(passwordProblems(password, owner)).toEqual([]);
});

it.each(Array.from(PASSWORD_SPECIAL_CHARACTERS))('%s counts as special', (special) => {
  expect(passwordProblems(`Abcd123${special}`, {})).toEqual([]);
  expect(passwordProblems(`Abcd123${special}`.normalize('NFD'), {})).toEqual([]);
});

it('lists exactly the special characters of credenziali.password.4', () => {
  expect(Array.from(PASSWORD_SPECIAL_CHARACTERS)).toEqual('[ ] ! @ # ^ ( ) + = È É À Ù Ò _ - * $'.split(' '));
});

it('names every broken rule, in order', () => {
  expect(passwordProblems('', owner)).toEqual(['PWDP002', 'PWDP004', 'PWDP005', 'PWDP006', 'PWDP007']);
  expect(passwordProblems('mg.damico77@example.it', owner)).toEqual(['PWDP004', 'PWDP008', 'PWDP009']);
});

it('finds a name wherever it stands', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(passwordProblems(`${before}grazia${after}`, owner)).toContain('PWDP008');
    }),
  );
});

it('asks for nothing personal when nothing is known', () => {
  fc.assert(
    fc.property(fc.string(), (password) => {
      const problems = passwordProblems(password, { name: '', email: ' ', phoneNumber: '' });
      expect(problems).not.toContain('PWDP008');
      expect(problems).not.toContain('PWDP009');
    }),
  );
});
