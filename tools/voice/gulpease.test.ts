import { expect, it } from 'vitest';
import { gulpease, wordsOf } from './gulpease.ts';

it.each([
  // 27 characters: 89 + (300 − 270) / 5
  ['Paga la bolletta entro domenica.', 5, 95],
  // 98 characters: 89 + (300 − 980) / 13
  [
    'Conformemente alle disposizioni vigenti si rappresenta che il pagamento risulta non correttamente perfezionato.',
    13,
    37,
  ],
  ['L’energia', 2, 100],
  ['', 0, 100],
])('returns for %j of %d words an index of %d', (text, words, index) => {
  expect(wordsOf(text)).toHaveLength(words);
  expect(Math.round(gulpease(text))).toBe(index);
});

it('returns less for one long sentence than for the same words in two', () => {
  const [one, two] = [
    'Il tecnico arriva alle nove e quando parte ti avvisiamo subito',
    'Il tecnico arriva alle nove. E quando parte ti avvisiamo subito',
  ];
  expect(gulpease(one)).toBeLessThan(gulpease(two));
});
