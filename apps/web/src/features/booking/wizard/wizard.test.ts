import { describe, expect, it } from 'vitest';
import { answeredWith, askedSteps, isInOrder, openStep, progressAt, stepBefore, type WizardStep } from './wizard.ts';

interface Answers {
  readonly what?: string;
  readonly how?: string;
  readonly when?: string;
  readonly who?: string;
}

const missing =
  (name: keyof Answers): WizardStep<Answers>['errors'] =>
  (answers) =>
    answers[name] === undefined ? { [name]: 'MISSING' } : {};

const steps: readonly WizardStep<Answers>[] = [
  { id: 'what', fields: ['what'], errors: missing('what') },
  { id: 'how', fields: ['how'], hangsOn: ['what'], errors: missing('how') },
  { id: 'when', fields: ['when'], hangsOn: ['how'], errors: missing('when') },
  { id: 'who', fields: ['who'], hangsOn: ['when'], isAsked: ({ how }) => how !== 'alone', errors: missing('who') },
  { id: 'end', fields: [], errors: () => ({}) },
];

describe('a wizard', () => {
  it.each<[Answers, string]>([
    [{}, 'what'],
    [{ what: 'a' }, 'how'],
    [{ what: 'a', when: 'c' }, 'how'],
    [{ what: 'a', how: 'b', when: 'c' }, 'who'],
    [{ what: 'a', how: 'alone', when: 'c' }, 'end'],
    [{ what: 'a', how: 'b', when: 'c', who: 'd' }, 'end'],
  ])('opens for the answers %j the step %s', (answers, expected) => {
    expect(openStep(steps, answers)?.id).toBe(expected);
  });

  it('shows what was answered and the first that is open, nothing behind it', () => {
    const answers: Answers = { what: 'a' };
    expect(steps.map(({ id }) => isInOrder(steps, id, answers))).toEqual([true, true, false, false, false]);
    expect(isInOrder(steps, 'nothing', answers)).toBe(false);
  });

  const alone: Answers = { how: 'alone' };

  it('counts only what is asked', () => {
    expect(progressAt(steps, 'end', alone)).toEqual({ at: 4, of: 4 });
    expect(progressAt(steps, 'when', {})).toEqual({ at: 3, of: 5 });
    expect(askedSteps(steps, alone).map(({ id }) => id)).toEqual(['what', 'how', 'when', 'end']);
  });

  it('returns the question before among those that are asked', () => {
    expect(stepBefore(steps, 'end', alone)?.id).toBe('when');
    expect(stepBefore(steps, 'what', {})).toBeUndefined();
  });

  it('forgets what hangs on another answer, and all that hangs on that', () => {
    const all: Answers = { what: 'a', how: 'b', when: 'c', who: 'd' };
    expect(answeredWith(steps, all, { what: 'z' })).toEqual({ what: 'z' });
    expect(answeredWith(steps, all, { what: 'a' })).toEqual(all);
    expect(answeredWith(steps, all, { when: 'x', who: 'y' })).toEqual({ ...all, when: 'x', who: 'y' });
    expect(answeredWith(steps, all, { how: 'alone' })).toEqual({ what: 'a', how: 'alone' });
  });
});
