import type { PrivacyLevel } from '@sportello/domain';
import { expect, it } from 'vitest';
import { changedChoices } from './choices.ts';

const level = (code: PrivacyLevel['code'], isGiven: boolean | undefined): PrivacyLevel => ({
  code,
  description: code,
  isGiven,
  policyVersion: '2026-11',
  history: [],
});
const levels = [level('MARKETING', true), level('PROFILAZIONE', undefined), level('SCONOSCIUTO', true)];

it.each([
  ['nothing', {}, []],
  ['what is so already', { MARKETING: true, PROFILAZIONE: false }, []],
  ['a consent taken back', { MARKETING: false }, ['MARKETING false 2026-11']],
  ['a consent given', { PROFILAZIONE: true }, ['PROFILAZIONE true 2026-11']],
  ['a consent that the gateway doesn’t know', { TERZI: true }, []],
])('returns the changed choices: %s', (_what, choices, expected) => {
  const said = changedChoices(levels, choices);
  expect(said.map((each) => `${each.codice} ${each.concesso} ${each.versioneInformativa}`)).toEqual(expected);
});
