import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allTexts } from './texts.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../docs/voice.md'), 'utf8');

const [, ...rows] = [...page.matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]*)\|$/gm)];
const terms = rows.flatMap(([, term = '', not = '']) =>
  not
    .split(',')
    .map((word) => word.trim())
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => ({ term: term.trim(), word })),
);

// The provider's documents give these word by word (errore.codici.1).
const given = /Lo username (inserito non è disponibile|non può essere vuoto)\./g;
const texts = allTexts().map(({ origin, text }) => ({ origin, text: text.replaceAll(given, '') }));

it('reads the table of docs/voice.md and the texts', () => {
  expect(terms).toContainEqual({ term: 'nome utente', word: 'username' });
  expect(texts.length).toBeGreaterThan(2000);
});

it.each(terms)('returns no text that says “$word” for “$term”', ({ word }) => {
  const asWord = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
  expect(texts.filter(({ text }) => asWord.test(text))).toEqual([]);
});
