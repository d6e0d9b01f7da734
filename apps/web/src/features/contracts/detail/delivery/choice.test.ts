import { expect, it } from 'vitest';
import { areSameChoices, choiceOf, chosenOver, nothingChosen, preferenceOf } from './choice.ts';

const said = { isPaperBill: false, isWebBill: false, isNotificationSms: false };

it.each([
  [
    { ...said, isWebBill: true, isNotificationMail: true },
    { bill: 'web', sms: false, mail: true },
  ],
  [
    { ...said, isPaperBill: true, isNotificationSms: true },
    { bill: 'paper', sms: true, mail: false },
  ],
  // Paper wins because it costs money.
  [
    { ...said, isPaperBill: true, isWebBill: true },
    { bill: 'paper', sms: false, mail: false },
  ],
  [said, { bill: undefined, sms: false, mail: false }],
])('shows %j as %j', (preference, choice) => {
  expect(choiceOf(preference)).toEqual(choice);
});

it('saves what was chosen', () => {
  expect(preferenceOf({ bill: 'web', sms: true, mail: false })).toEqual({
    isPaperBill: false,
    isWebBill: true,
    isNotificationSms: true,
    isNotificationMail: false,
  });
});

it.each([
  [{}, { bill: 'paper', sms: true, mail: false }],
  [{ flagBollettaWeb: 'web' }, { bill: 'web', sms: true, mail: false }],
  [
    { flagNotificaSms: false, flagNotificaMail: true },
    { bill: 'paper', sms: false, mail: true },
  ],
])('applies the new choice %j over the old one to give %j', (anew, choice) => {
  expect(chosenOver({ bill: 'paper', sms: true, mail: false }, { ...nothingChosen, ...anew })).toEqual(choice);
});

it('tells choices apart', () => {
  const one = { bill: 'web', sms: true, mail: false } as const;
  expect(areSameChoices(one, { ...one })).toBe(true);
  expect(areSameChoices(one, { ...one, bill: 'paper' })).toBe(false);
});
