import { expect, it } from 'vitest';
import { createKeyReader, isSearchKey } from './keys.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, isComposing: false };
const press = (key: string, changes = {}) => ({ ...plain, key, timeStamp: 0, ...changes });

it.each([
  ['Ctrl+K', WINDOWS, { ctrlKey: true }, true],
  ['⌘K', MAC, { metaKey: true }, true],
  ['Ctrl+K, which cuts a line on a Mac', MAC, { ctrlKey: true }, false],
  ['the Windows key with K', WINDOWS, { metaKey: true }, false],
  ['Ctrl+Shift+K, a tool of the browser', WINDOWS, { ctrlKey: true, shiftKey: true }, false],
  ['K alone', WINDOWS, {}, false],
])('returns whether %s opens the search (pagine.ricerca.1)', (_, userAgent, changes, isSearch) => {
  expect(isSearchKey(press('k', changes), userAgent)).toBe(isSearch);
});

it.each([
  ['?', [press('?', { shiftKey: true })], 'SHEET'],
  ['/ with shift, as on Italian keyboards', [press('/', { shiftKey: true })], 'FIND'],
  ['g and b', [press('g'), press('b', { timeStamp: 1500 })], 'b'],
  ['g and b after too long', [press('g'), press('b', { timeStamp: 1501 })], undefined],
  ['g and b with another key between', [press('g'), press('x'), press('b')], undefined],
  ['g, twice, and h', [press('g'), press('g'), press('h')], 'h'],
  ['g and ?', [press('g'), press('Shift'), press('?')], 'SHEET'],
  ['capitals, where caps lock is on', [press('G'), press('H')], 'h'],
  ['b alone', [press('b')], undefined],
  ['g and a key without a place', [press('g'), press('z')], undefined],
  ['a key with Ctrl', [press('g'), press('h', { ctrlKey: true })], undefined],
  ['a key with Alt', [press('?', { altKey: true })], undefined],
  ['a key held down', [press('?', { repeat: true })], undefined],
  ['a key of an input method', [press('?', { isComposing: true })], undefined],
])('returns the shortcut of %s (pagine.tasti.1)', (_, keys, pressed) => {
  const read = createKeyReader();
  expect(keys.map(read).at(-1)).toBe(pressed);
});
