import { describe, expect, it } from 'vitest';
import { REJECTION_CODES, rejectionOf, REJECTION_STEP_LABELS, REJECTION_STEPS, REJECTIONS } from './rejections.ts';

describe('rejections (pratica.rifiuti.1)', () => {
  it('defines a rejection for each code, and a label for each next step', () => {
    expect(Object.keys(REJECTIONS)).toEqual(REJECTION_CODES);
    expect(Object.keys(REJECTION_STEP_LABELS)).toEqual(REJECTION_STEPS);
  });

  it.each(REJECTION_CODES)('%s is a sentence for the customer', (code) => {
    const { words, next } = REJECTIONS[code];
    expect(words).toMatch(/^\p{Lu}.*\.$/u);
    expect(REJECTION_STEPS).toContain(next);
  });
});

it.each([
  ['MOROSITA', REJECTIONS.MOROSITA],
  ['morosita', undefined],
  ['Il POD non esiste', undefined],
  [undefined, undefined],
])('returns for the reason %j of an activation its rejection (pratica.rifiuti.2)', (reason, expected) => {
  expect(rejectionOf(reason)).toEqual(expected);
});
