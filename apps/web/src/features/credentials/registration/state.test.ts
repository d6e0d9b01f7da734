import { describe, expect, it } from 'vitest';
import { nextStep, placeOf, shownStep, STEPS, type Registration, type StepId } from './state.ts';

const who = { segment: 'Residenziale', identifier: 'FRRGLI85M41F205V', customerCode: '1' } as const;
const start = { registrationId: 'reg_1', contacts: [] };
const consents = { MARKETING: false, PROFILAZIONE: false, TERZI: false };
const contact = { channel: 'E-MAIL' } as const;
const sent = { sentTo: undefined, validForSeconds: 600, tries: 3 };

const whole: Registration = { who, start, username: 'giulia', password: 'x', consents, contact, sent };

describe('the screen that is shown', () => {
  it.each<[StepId, Registration, StepId]>([
    ['chi-sei', {}, 'chi-sei'],
    ['codice', {}, 'chi-sei'],
    ['accesso', { who }, 'chi-sei'],
    ['accesso', { who, start }, 'accesso'],
    ['codice', { who, start, username: 'giulia' }, 'accesso'],
    ['consensi', { who, start, username: 'giulia', password: 'x' }, 'consensi'],
    ['codice', { ...whole, consents: undefined } as unknown as Registration, 'consensi'],
    ['codice', { who, start, username: 'giulia', password: 'x', consents, contact }, 'contatto'],
    ['codice', whole, 'codice'],
    ['chi-sei', whole, 'chi-sei'],
    // A reload loses the password, whatever else is stored.
    ['codice', { who, start, username: 'giulia', consents, contact, sent }, 'accesso'],
  ])('shows for step %s with %j the step %s', (asked, registration, expected) => {
    expect(shownStep(asked, registration)).toBe(expected);
  });
});

it('orders the steps of the registration', () => {
  expect(STEPS.map(({ id }) => placeOf(id))).toEqual([1, 2, 3, 4, 5]);
  expect(nextStep('chi-sei')).toBe('accesso');
  expect(nextStep('codice')).toBe('codice');
});
