import { expect, it, vi } from 'vitest';
import { codeWords, tidyCode } from './one-time-code.ts';

// Lingui macros exist only after the build, and Node runs the sources unbuilt.
vi.mock('@lingui/core/macro', () => ({ t: String.raw, plural: () => '' }));

it.each([
  ['483 920', '483920'],
  [' 483-920\n', '483920'],
  ['abc', 'abc'],
])('normalizes the code %j to %j', (typed, expected) => {
  expect(tidyCode(typed)).toBe(expected);
});

it.each([
  ['', 'Scrivi il codice che ti abbiamo mandato.'],
  [' - ', 'Scrivi il codice che ti abbiamo mandato.'],
  ['12345', 'Sono 6 cifre: controlla il messaggio che hai ricevuto.'],
  ['12345x', 'Sono 6 cifre: controlla il messaggio che hai ricevuto.'],
  ['1234567', 'Sono 6 cifre: controlla il messaggio che hai ricevuto.'],
  [' 483 920 ', undefined],
])('validates the code %j: %j', (typed, words) => {
  expect(codeWords(typed)).toBe(words);
});
