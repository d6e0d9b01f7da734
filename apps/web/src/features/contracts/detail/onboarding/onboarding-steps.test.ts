import type { Onboarding } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { trackingOf } from './onboarding-steps.ts';

const onboarding = (more: Partial<Onboarding>): Onboarding => ({
  status: 'IN_ATTIVAZIONE',
  statusId: '20',
  defaulting: false,
  ...more,
});
const states = (more: Partial<Onboarding>) => trackingOf(onboarding(more)).steps.map(({ state }) => state);

describe('the steps of an activation', () => {
  it.each([
    ['the step that the provider says', { stepId: '3', progress: 10 }, 'done done current ahead'],
    ['an unknown step, by the progress', { stepId: '17', progress: 60 }, 'done done current ahead'],
    ['no progress yet', {}, 'current ahead ahead ahead'],
    ['the last quarter', { progress: 80 }, 'done done done current'],
    ['more than all', { progress: 120 }, 'done done done current'],
    ['one that was cancelled', { status: 'ANNULLATO', stepId: '2', progress: 0 }, 'done stopped ahead ahead'],
  ] as const)('returns the states of the activation steps: %s', (_, more, expected) => {
    expect(states(more).join(' ')).toBe(expected);
  });
});

it('says why it goes no further', () => {
  expect(trackingOf(onboarding({ status: 'ANNULLATO', cancellationReason: 'Annullata dal cliente' }))).toMatchObject({
    cancellation: 'Annullata dal cliente',
    inadmissibility: undefined,
  });
  expect(trackingOf(onboarding({ inadmissibilityReason: 'Manca un documento' })).inadmissibility).toBe(
    'Manca un documento',
  );
});

it('waits for a payment only while it goes on', () => {
  expect(trackingOf(onboarding({ defaulting: true })).isWaitingForPayment).toBe(true);
  expect(trackingOf(onboarding({ defaulting: true, status: 'ANNULLATO' })).isWaitingForPayment).toBe(false);
});

it.each([
  ['ZQAT', true],
  [undefined, true],
  ['ZM71', false],
])('tells a switch from work on the meter: %s', (type, isSwitch) => {
  expect(trackingOf(onboarding({ type })).isSwitch).toBe(isSwitch);
});
