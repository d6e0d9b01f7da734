import { MODULE_NAMES, MODULE_STATES, moduleStates, type ModuleName, type ModuleStates } from '@sportello/domain';
import { expect, it, vi } from 'vitest';
import { MODULE_PLACES, offeredPlaces } from './module-places.ts';

// Lingui macros exist only after the build, and Node runs the sources unbuilt.
vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray) => ({ id: texts.join(''), message: texts.join('') }),
}));

const offered = (modules: ModuleStates) => offeredPlaces(modules).map(({ module }) => module);

it('defines one place with its own path for each module', () => {
  expect(MODULE_PLACES.map(({ module }) => module).toSorted()).toEqual(MODULE_NAMES.toSorted());
  expect(new Set(MODULE_PLACES.map(({ path }) => path)).size).toBe(MODULE_NAMES.length);
});

it('puts four places in the bar of a phone', () => {
  expect(MODULE_PLACES.filter(({ inBar }) => inBar)).toHaveLength(4);
});

it.each(MODULE_STATES)('a module in state %s', (state) => {
  const all = Object.fromEntries(MODULE_NAMES.map((name) => [name, state])) as Record<ModuleName, typeof state>;
  expect(offered(all)).toHaveLength(state === 'HIDDEN' ? 0 : 9);
});

it('offers staff nothing', () => {
  expect(offered(moduleStates('OPERATORE', 'FULL'))).toEqual([]);
});
