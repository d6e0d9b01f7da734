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
  ] as const)('returns for question %j after %s whether it is asked: %s', (question, mode, isAsked) => {
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
  ] as const)('returns the errors of the answers %j to the questions A and B', (answered, faults) => {
    expect(feedbackFaults(['A', 'B'], answered)).toEqual(faults);
  });
});

it.each([
  [[], [], []],
  [[], ['A'], [{ at: 0, code: 'NOT_EXPECTED' }]],
  [['A'], [], [{ code: 'MISSING' }]],
  [
    ['A', 'B'],
    ['A', 'A'],
    [{ at: 1, code: 'REPEATED' }, { code: 'MISSING' }],
  ],
  [['A'], ['C', 'C'], [{ at: 0, code: 'NOT_EXPECTED' }, { at: 1, code: 'REPEATED' }, { code: 'MISSING' }]],
  [
    ['A'],
    ['A', 'A', 'A'],
    [
      { at: 1, code: 'REPEATED' },
      { at: 2, code: 'REPEATED' },
    ],
  ],
])('returns for the questions %j and answers %j the errors %j (intervento.feedback.3)', (asked, answered, errors) => {
  expect(feedbackFaults(asked, answered)).toEqual(errors);
});

it('returns the questions of a mode in order (intervento.feedback.3)', () => {
  const questions = [
    { question: '1', system: here, modes: ['VIDEOCALL' as const] },
    { question: '2', system: here },
    { question: '3', system: [] },
    { question: '4', system: here, modes: [] },
    { question: '5', system: here, modes: ['TECHINICIAN_EXIT' as const] },
  ];
  const of = (mode: 'VIDEOCALL' | 'TECHINICIAN_EXIT' | undefined) =>
    askedQuestions(questions, mode).map(({ question }) => question);
  expect(of('VIDEOCALL')).toEqual(['1', '2']);
  expect(of('TECHINICIAN_EXIT')).toEqual(['2', '5']);
  expect(of(undefined)).toEqual(['2']);
});
