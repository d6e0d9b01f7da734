import { describe, expect, it } from 'vitest';
import { askedQuestions, feedbackFaults } from './feedback.ts';

const here = ['AREA_PRIVATA', 'APP'];

describe('what is asked (intervento.feedback.3)', () => {
  it.each([
    [{ question: 'Q', system: here }, 'TECHINICIAN_EXIT', true],
    [{ question: 'Q', system: here }, 'VIDEOCALL', true],
    [{ question: 'Q', system: here }, undefined, true],
    [{ question: 'Q', system: here, modes: ['TECHINICIAN_EXIT'] }, 'TECHINICIAN_EXIT', true],
    [{ question: 'Q', system: here, modes: ['TECHINICIAN_EXIT'] }, 'VIDEOCALL', false],
    [{ question: 'Q', system: here, modes: ['VIDEOCALL', 'TECHINICIAN_EXIT'] }, 'VIDEOCALL', true],
    [{ question: 'Q', system: here, modes: ['TECHINICIAN_EXIT'] }, undefined, false],
    [{ question: 'Q', system: ['APP'] }, 'TECHINICIAN_EXIT', false],
  ] as const)('%j after %s: %s', (question, mode, isAsked) => {
    expect(askedQuestions([question], mode)).toEqual(isAsked ? [question] : []);
  });
});

describe('what was answered (intervento.feedback.3)', () => {
  it.each([
    [['A', 'B'], []],
    [['B', 'A'], []],
    [['A'], [{ code: 'MISSING' }]],
    [['A', 'B', 'A'], [{ at: 2, code: 'REPEATED' }]],
    [['A', 'B', 'C'], [{ at: 2, code: 'NOT_EXPECTED' }]],
    [
      ['C', 'A'],
      [{ at: 0, code: 'NOT_EXPECTED' }, { code: 'MISSING' }],
    ],
    [
      ['a', 'B'],
      [{ at: 0, code: 'NOT_EXPECTED' }, { code: 'MISSING' }],
    ],
  ] as const)('%j', (answered, faults) => {
    expect(feedbackFaults(['A', 'B'], answered)).toEqual(faults);
  });
});
