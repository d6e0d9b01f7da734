import { describe, expect, it } from 'vitest';
import { meetsNeeds, MODULE_NAMES, MODULE_STATES } from './modules.ts';
import type { ModuleStates } from './modules.ts';

const hidden: ModuleStates = {
  archive: 'HIDDEN',
  contracts: 'HIDDEN',
  profile: 'HIDDEN',
  support: 'HIDDEN',
  notification: 'HIDDEN',
  loyalty: 'HIDDEN',
  risolve: 'HIDDEN',
  energyControl: 'HIDDEN',
  memberGetMember: 'HIDDEN',
};

it('returns the nine modules and the five states (moduli.nomi.1, moduli.nomi.2)', () => {
  expect(MODULE_NAMES).toEqual([
    'archive',
    'contracts',
    'profile',
    'support',
    'notification',
    'loyalty',
    'risolve',
    'energyControl',
    'memberGetMember',
  ]);
  expect(MODULE_STATES).toEqual(['ACTIVE', 'DISABLED', 'HIDDEN', 'PREVIEW', 'LIGHT']);
});

describe('needs of a call (moduli.porta.1)', () => {
  it.each([
    ['ACTIVE', 'ACTIVE', true],
    ['ACTIVE', 'LIGHT', false],
    ['ACTIVE', 'PREVIEW', false],
    ['ACTIVE', 'DISABLED', false],
    ['ACTIVE', 'HIDDEN', false],
    ['LIGHT', 'ACTIVE', true],
    ['LIGHT', 'LIGHT', true],
    ['LIGHT', 'PREVIEW', false],
    ['LIGHT', 'DISABLED', false],
    ['LIGHT', 'HIDDEN', false],
    ['PREVIEW', 'ACTIVE', true],
    ['PREVIEW', 'LIGHT', true],
    ['PREVIEW', 'PREVIEW', true],
    ['PREVIEW', 'DISABLED', false],
    ['PREVIEW', 'HIDDEN', false],
  ] as const)('returns for the need %s of a module in state %s: %s', (need, state, expected) => {
    expect(meetsNeeds({ ...hidden, risolve: state }, { risolve: need })).toBe(expected);
  });

  it.each([
    ['both', { archive: 'ACTIVE', contracts: 'ACTIVE' }, true],
    ['the first', { archive: 'PREVIEW' }, true],
    ['the second', { contracts: 'ACTIVE' }, true],
    ['none', { archive: 'HIDDEN', contracts: 'PREVIEW' }, false],
    ['only another module', { support: 'ACTIVE' }, false],
  ] as const)('returns for two modules of which %s can be used: %j %s', (_what, states, expected) => {
    expect(meetsNeeds({ ...hidden, ...states }, { archive: 'PREVIEW', contracts: 'ACTIVE' })).toBe(expected);
  });

  it('returns false without a module', () => {
    expect(meetsNeeds({ ...hidden, support: 'ACTIVE' }, {})).toBe(false);
  });
});
