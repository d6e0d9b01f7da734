import { describe, expect, it } from 'vitest';
import { INTERVENTION_QUEUES, INTERVENTION_QUEUE_LABELS, INTERVENTION_QUEUE_STATES, MOST_AREAS } from './queue.ts';

it('returns the queues in processing order (operatore.centrale.2)', () => {
  const queues = ['DA_ASSEGNARE', 'DA_CONCORDARE', 'CONCORDATI', 'IN_CORSO', 'IN_ATTESA', 'DA_FATTURARE', 'CHIUSI'];
  expect(INTERVENTION_QUEUES).toEqual(queues);
  expect(Object.keys(INTERVENTION_QUEUE_STATES)).toEqual(queues);
});

it.each([
  ['DA_ASSEGNARE', 'Da assegnare'],
  ['DA_CONCORDARE', 'Da concordare'],
  ['CONCORDATI', 'Concordati'],
  ['IN_CORSO', 'In corso'],
  ['IN_ATTESA', 'In attesa'],
  ['DA_FATTURARE', 'Da fatturare'],
  ['CHIUSI', 'Chiusi'],
] as const)('maps queue %s to the label %s', (queue, label) => {
  expect(INTERVENTION_QUEUE_LABELS[queue]).toBe(label);
});

describe('the states of a queue (operatore.centrale.2)', () => {
  it.each([
    ['DA_ASSEGNARE', [{ state: 'New' }]],
    ['DA_CONCORDARE', [{ state: 'Assigned', subStates: ['', 'TO_ACCEPT', 'ACCEPTED'] }]],
    ['CONCORDATI', [{ state: 'Assigned', subStates: ['APPOINTMENT_AGREED'] }]],
    ['IN_CORSO', [{ state: 'In Progress', subStates: ['', 'INTERVENTION_IN_PROGRESS'] }]],
    [
      'IN_ATTESA',
      [
        {
          state: 'In Progress',
          subStates: [
            'AWAITING_QUOTE',
            'QUOTE_AWAITING_APPROVAL',
            'AWAITING_PAYMENT_VERIFICATION',
            'AWAITING_MATERIAL',
            'AWAITING_CUSTOMER_DECISION',
            'AWAITING_COMPLAINT_HANDLING',
            'QUOTE_APPROVED_AWAITING_WORKS',
          ],
        },
      ],
    ],
    [
      'DA_FATTURARE',
      [{ state: 'Completed' }, { state: 'Consuntivato' }, { state: 'Canceled', subStates: ['CANCEL_WITH_BILLING'] }],
    ],
    [
      'CHIUSI',
      [
        { state: 'Fatturato' },
        {
          state: 'Canceled',
          subStates: [
            '',
            'CUSTOMER_FAULT_RETURNED',
            'CUSTOMER_FIXED_PRIVATELY',
            'CUSTOMER_OTHER',
            'INTERNAL_DECISION',
            'NON_PAYMENT_OR_CONTRACT_PROBLEMS',
            'OPENED_BY_MISTAKE',
            'VIDEOCALL_CUSTOMER_ABSENT',
            'NOT_COVERED',
          ],
        },
        { state: 'Repudiation Intervento' },
      ],
    ],
  ] as const)('maps %s to %j', (queue, states) => {
    expect(INTERVENTION_QUEUE_STATES[queue]).toEqual(states);
  });
});

it('returns ten thousand postal codes as the most of a company', () => {
  expect(MOST_AREAS).toBe(10_000);
});
