import { describe, expect, it } from 'vitest';
import { MODULE_NAMES } from './modules.ts';
import type { ModuleName } from './modules.ts';
import { moduleStates, withDisabledModules } from './module-states.ts';
import { USER_TYPES } from './user-type.ts';
import type { UserType } from './user-type.ts';

/** The sentences of Spec 1 §4 for residential customers, as lists; every other type is `rest`. */
const SENTENCES: [ModuleName, { active: string; preview: string; rest: string }][] = [
  ['energyControl', { active: 'FULL LUCE GAS DUAL VAS FIBRA MISTO', preview: 'PROSPECT SWITCH_OUT', rest: 'HIDDEN' }],
  ['loyalty', { active: 'FULL VAS LUCE GAS DUAL MISTO PROSPECT', preview: 'SWITCH_OUT', rest: 'HIDDEN' }],
  ['memberGetMember', { active: 'FULL LUCE GAS DUAL FIBRA VAS MISTO SWITCH_OUT', preview: '', rest: 'HIDDEN' }],
  ['risolve', { active: 'FULL LUCE GAS DUAL MISTO', preview: 'VAS FIBRA PROSPECT SWITCH_OUT', rest: 'HIDDEN' }],
];
const COMMON: ModuleName[] = ['archive', 'contracts', 'profile'];

describe('residential customers', () => {
  const cells = SENTENCES.flatMap(([name, { active, preview, rest }]) =>
    USER_TYPES.map((type): [UserType, ModuleName, string] => {
      if (active.split(' ').includes(type)) return [type, name, 'ACTIVE'];
      return [type, name, preview.split(' ').includes(type) ? 'PREVIEW' : rest];
    }),
  );
  it.each(cells)('%s has %s %s', (type, name, state) => {
    expect(moduleStates('RESIDENZIALE', type)[name]).toBe(state);
  });

  it('have all modules active when the type is not known', () => {
    expect(new Set(Object.values(moduleStates('RESIDENZIALE', undefined)))).toEqual(new Set(['ACTIVE']));
  });
});

describe.each(['RESIDENZIALE', 'AMMINISTRATORE', 'PMI'] as const)('%s', (segment) => {
  it.each(USER_TYPES)('of type %s has archive, contracts and profile', (type) => {
    const states = moduleStates(segment, type);
    const expected = type === 'PROSPECT' ? 'PREVIEW' : 'ACTIVE';
    expect(COMMON.map((name) => states[name])).toEqual([expected, expected, expected]);
    expect(states.notification).toBe('ACTIVE');
    expect(states.support).toBe('ACTIVE');
  });
});

describe.each(['AMMINISTRATORE', 'PMI'] as const)('%s', (segment) => {
  it.each([...USER_TYPES, undefined])('of type %s has a light risolve and no more', (type) => {
    expect(moduleStates(segment, type)).toMatchObject({
      energyControl: 'HIDDEN',
      loyalty: 'HIDDEN',
      memberGetMember: 'HIDDEN',
      risolve: 'LIGHT',
    });
  });
});

it.each(['OPERATORE', 'MANUTENTORE', 'SCONOSCIUTO'] as const)('%s has all nine hidden', (segment) => {
  const states = moduleStates(segment, 'FULL');
  expect(Object.keys(states).toSorted()).toEqual(MODULE_NAMES.toSorted());
  expect(new Set(Object.values(states))).toEqual(new Set(['HIDDEN']));
});

it('configuration disables what is visible and leaves hidden what is hidden', () => {
  const states = moduleStates('RESIDENZIALE', 'FIBRA');
  expect(withDisabledModules(states, ['risolve', 'loyalty', 'archive'])).toEqual({
    ...states,
    risolve: 'DISABLED',
    archive: 'DISABLED',
  });
});
