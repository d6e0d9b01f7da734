import { describe, expect, it } from 'vitest';
import { readContent } from './read.ts';
import * as contentUses from './all-uses.ts';
import { contentPath, contentUseOf, pagesOf } from './uses.ts';

describe('the pages of the content', () => {
  it.each([
    [contentPath(contentUses.interventionProducts), '/intervento-tecnico/prodotti'],
    [contentPath(contentUses.interventionLanding, 'ora-gratis'), '/intervento-tecnico/landing/ora-gratis'],
    [contentPath(contentUses.vasList, 'pmi', 'servizi'), '/vas/pmi/lista/servizi'],
    [contentPath(contentUses.vasDetails, 'residenziale', 'prodotti'), '/vas/residenziale/dettaglio/prodotti'],
    [
      contentPath(contentUses.banners, 'residenziale-senza-mercato-libero'),
      '/banner/residenziale-senza-mercato-libero',
    ],
  ])('builds the content path %s', (path, expected) => {
    expect(path).toBe(expected);
    expect(contentUseOf(path)).toBeDefined();
  });

  it('lists a page for each segment, level, category and variant', () => {
    expect(pagesOf(contentUses.vasList)).toHaveLength(6);
    expect(pagesOf(contentUses.banners)).toHaveLength(3);
    expect(pagesOf(contentUses.faq)).toEqual(['/faq/residenziale', '/faq/amministratore', '/faq/pmi']);
  });

  it.each(['/faq/nessuno', '/faq', '/constructor'])('finds no content for the path %s', (path) => {
    expect(contentUseOf(path)).toBeUndefined();
  });
});

it('drops unknown fields of a page, and sets invalid items aside', () => {
  const good = {
    system: ['AREA_PRIVATA'],
    id: 'a',
    topic: 'Bollette',
    question: 'Come pago?',
    answer: 'Con **carta**.',
  };
  const { items, setAside } = readContent(contentUses.faq, [
    { ...good, author: 'Redazione' },
    { ...good, question: 7 },
  ]);
  expect(items).toEqual([good]);
  expect(setAside).toMatchObject([{ list: 'items', index: 1 }]);
});
