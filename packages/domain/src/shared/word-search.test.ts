import { expect, it } from 'vitest';
import { searchByWords } from './word-search.ts';

const pages = [
  { label: 'Le tue richieste', rest: ['assistenza'] },
  { label: 'Bollette', rest: [] },
  { label: 'Programma fedeltà', rest: ['punti', undefined] },
  { label: 'Consensi', rest: ['stato, bollette e dati'] },
];
const found = (search: string) => searchByWords(pages, (page) => page, search).map(({ label }) => label);

it.each([
  ['accents and case are ignored', ' FEDELTA ', ['Programma fedeltà']],
  ['the rest of the texts counts', 'punti', ['Programma fedeltà']],
  ['every word must be there', 'fedeltà dati', []],
  ['words may stand in any order', 'richieste tue', ['Le tue richieste']],
  ['a label that begins so comes first', 'bolle', ['Bollette', 'Consensi']],
  ['the beginning of a word comes before its middle', 'st', ['Consensi', 'Le tue richieste']],
])('returns what is sought: %s', (_, search, labels) => {
  expect(found(search)).toEqual(labels);
});

it('returns all where nothing was typed', () => {
  expect(found('  ')).toHaveLength(pages.length);
});
