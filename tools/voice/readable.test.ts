import { describe, expect, it } from 'vitest';
import { gulpease, wordsOf } from './gulpease.ts';
import { proseOfContent, proseOfMails, proseOfScreens } from './texts.ts';

const hardOf = (texts: readonly (readonly [name: string, text: string])[], least: number) =>
  texts.map(([name, text]) => ({ name, index: Math.round(gulpease(text)) })).filter(({ index }) => index < least);

describe.each([
  { kind: 'screen', texts: [...proseOfScreens()], fewest: 40 },
  { kind: 'page of content', texts: [...proseOfContent()], fewest: 10 },
  { kind: 'mail', texts: [...proseOfMails()], fewest: 10 },
])('the prose of every $kind (aspetto.voce.1)', ({ texts, fewest }) => {
  it('reaches a Gulpease index of at least 55 where it is long enough to measure', () => {
    const measured = texts.filter(([, text]) => wordsOf(text).length >= 40);
    expect(measured.length).toBeGreaterThan(fewest);
    expect(hardOf(measured, 55)).toEqual([]);
  });

  it('contains no paragraph with an index below 45, which its easy neighbours would hide', () => {
    const paragraphs = texts
      .flatMap(([name, text]) => text.split('\n').map((each) => [`${name}: ${each}`, each] as const))
      .filter(([, each]) => wordsOf(each).length >= 12);
    expect(hardOf(paragraphs, 45)).toEqual([]);
  });
});
