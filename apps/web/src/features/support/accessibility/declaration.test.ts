import { isDay } from '@sportello/domain';
import { expect, it, vi } from 'vitest';
import { conformityOf, declaration } from './declaration.ts';

// Lingui macros exist only after the build, and Node runs the sources unbuilt.
vi.mock('@lingui/core/macro', () => ({ msg: (texts: TemplateStringsArray) => ({ id: texts.join('') }) }));

it.each([
  [0, 'FULL'],
  [1, 'PARTIAL'],
] as const)('returns for %i barriers the state %s (assistenza.accessibilita.1)', (count, state) => {
  expect(conformityOf({ barriers: declaration.barriers.slice(0, count) })).toBe(state);
});

it('returns a day of evaluation and barriers that are told apart', () => {
  expect(isDay(declaration.evaluatedOn)).toBe(true);
  const ids = declaration.barriers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
