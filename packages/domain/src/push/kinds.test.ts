import { expect, it } from 'vitest';
import { PUSH_KINDS, pushLifetime } from './kinds.ts';

it.each([
  ['BOLLETTA', 72],
  ['SCADENZA', 24],
  ['ADDEBITO', 72],
  ['VISITA', 24],
  ['PREVENTIVO', 72],
  ['LETTURA', 24],
  ['SOGLIA', 72],
  ['MODIFICA', 72],
] as const)('returns for %s a lifetime of %i hours, and of two where it is urgent (push.invio.3)', (kind, hours) => {
  expect(pushLifetime(kind, false)).toBe(hours * 3600);
  expect(pushLifetime(kind, true)).toBe(2 * 3600);
});

it('returns the kinds of push.tipi.1', () => {
  expect(PUSH_KINDS).toHaveLength(8);
});
