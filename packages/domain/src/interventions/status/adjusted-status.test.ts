import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interventionStatus } from './adjusted-status.ts';
import type { InterventionFacts } from './adjusted-status.ts';
import { SLOT_STATES } from '../../booking/slot.ts';
import type { SlotState } from '../../booking/slot.ts';
import { INTERVENTION_STATUSES } from './status.ts';
import type { InterventionStatus } from './status.ts';

const TODAY = '2026-11-21';
const LATER = '2026-11-25';

const slot = (state: SlotState, date = LATER) => ({ state, date });

function facts(over: Partial<InterventionFacts>): InterventionFacts {
  return {
    status: 'CREATO',
    mode: 'TECHINICIAN_EXIT',
    company: { code: 'D1' },
    timeSlots: [slot('SCHEDULED')],
    isFeedbackLeft: true,
    ...over,
  };
}

describe('adjustment 1: a visit without company (intervento.stato.3)', () => {
  const STAYS = new Set<InterventionStatus>([
    'ANNULLATO',
    'ANNULLATO_DAL_CLIENTE',
    'NON_SUPPORTATO',
    'CONCLUSO',
    'SCONOSCIUTO',
  ]);
  const given = INTERVENTION_STATUSES.filter((status) => status !== 'OGGI' && status !== 'LASCIA_FEEDBACK');

  it.each(given)('%s', (status) => {
    const expected = STAYS.has(status) ? status : 'CREATO_SENZA_TECNICO';
    expect(interventionStatus(facts({ status, company: undefined }), TODAY)).toBe(expected);
    expect(interventionStatus(facts({ status, company: { code: '' } }), TODAY)).toBe(expected);
  });

  it.each(given)('a video call that is %s has no company', (status) => {
    const call = facts({ status, mode: 'VIDEOCALL', company: undefined });
    expect(interventionStatus(call, TODAY)).toBe(status);
  });
});

it.each<[boolean | undefined, InterventionStatus]>([
  [false, 'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA'],
  [true, 'ACCETTATO_FISSA_APPUNTAMENTO'],
  [undefined, 'ACCETTATO_FISSA_APPUNTAMENTO'],
])('adjusts a visit waiting for a booking by its company’s licence: %s (intervento.stato.4)', (license, expected) => {
  const company = license === undefined ? { code: 'D1' } : { code: 'D1', license };
  const given = facts({ status: 'ACCETTATO_FISSA_APPUNTAMENTO', company });
  expect(interventionStatus(given, TODAY)).toBe(expected);
});

it('leaves CREATO unchanged with a company without licence', () => {
  const company = { code: 'D1', license: false };
  expect(interventionStatus(facts({ status: 'CREATO', company }), TODAY)).toBe('CREATO');
});

describe('adjustment 3: several slots, one completed (intervento.stato.5)', () => {
  it.each<[SlotState, InterventionStatus]>([
    ['NONE', 'CREATO'],
    ['SCHEDULED', 'CREATO'],
    ['CONFIRMED', 'CONFERMATO'],
    ['IN_PROGRESS', 'IN_CORSO'],
    ['CANCELLED', 'ANNULLATO'],
    ['COMPLETED', 'IN_ATTESA_PREVENTIVO'],
    ['CANNOT COMPLETE', 'IN_ATTESA_PREVENTIVO'],
    ['SCONOSCIUTO', 'IN_ATTESA_PREVENTIVO'],
  ])('maps a first slot %s to %s where a later slot is completed', (state, expected) => {
    const timeSlots = [slot(state), slot('CANCELLED'), slot('COMPLETED')];
    const given = facts({ status: 'IN_ATTESA_PREVENTIVO', timeSlots });
    expect(interventionStatus(given, TODAY)).toBe(expected);
  });

  it.each<[string, SlotState[]]>([
    ['one slot', ['SCHEDULED']],
    ['no slot', []],
    ['none completed', ['SCHEDULED', 'CANCELLED']],
  ])('leaves the status alone with %s', (_what, states) => {
    const timeSlots = states.map((state) => slot(state));
    const given = facts({ status: 'IN_CORSO', timeSlots });
    expect(interventionStatus(given, TODAY)).toBe('IN_CORSO');
  });

  it.each(['ANNULLATO', 'ANNULLATO_DAL_CLIENTE', 'NON_SUPPORTATO'] as const)('does not reopen %s', (status) => {
    const timeSlots = [slot('SCHEDULED'), slot('COMPLETED')];
    expect(interventionStatus(facts({ status, timeSlots }), TODAY)).toBe(status);
  });

  it('comes after adjustment 1', () => {
    const timeSlots = [slot('SCHEDULED'), slot('COMPLETED')];
    expect(interventionStatus(facts({ company: undefined, timeSlots }), TODAY)).toBe('CREATO');
  });
});

it.each([
  ['CONFERMATO', TODAY, 'OGGI'],
  ['CONFERMATO', LATER, 'CONFERMATO'],
  ['CONFERMATO', '2026-11-20', 'CONFERMATO'],
  ['CREATO', TODAY, 'CREATO'],
] as const)('maps %s with first slot on %s to %s (intervento.stato.6)', (status, date, expected) => {
  const given = facts({ status, timeSlots: [slot('CONFIRMED', date)] });
  expect(interventionStatus(given, TODAY)).toBe(expected);
});

it('applies adjustment 4 after adjustment 3 (intervento.stato.8)', () => {
  const timeSlots = [slot('CONFIRMED', TODAY), slot('COMPLETED')];
  expect(interventionStatus(facts({ status: 'IN_CORSO', timeSlots }), TODAY)).toBe('OGGI');
});

it.each([
  [true, 'CONFERMATO'],
  [false, 'CREATO'],
])(
  'adjusts the status of a scheduled slot with appointment confirmed %s (intervento.stato.7)',
  (isAppointmentConfirmed, expected) => {
    const timeSlots = [{ ...slot('SCHEDULED'), isAppointmentConfirmed }, slot('COMPLETED')];
    expect(interventionStatus(facts({ status: 'IN_CORSO', timeSlots }), TODAY)).toBe(expected);
  },
);

it.each([
  [false, 'LASCIA_FEEDBACK'],
  [true, 'CONCLUSO'],
])('maps CONCLUSO with feedback left %s to %s (intervento.stato.9)', (isFeedbackLeft, expected) => {
  expect(interventionStatus(facts({ status: 'CONCLUSO', isFeedbackLeft }), TODAY)).toBe(expected);
});

it('does not change a cancelled or unsupported intervention, whatever else is known', () => {
  const slots = fc.array(
    fc.record({
      state: fc.constantFrom(...SLOT_STATES),
      date: fc.constantFrom(TODAY, LATER),
      isAppointmentConfirmed: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom<InterventionStatus>('ANNULLATO', 'ANNULLATO_DAL_CLIENTE', 'NON_SUPPORTATO'),
      slots,
      fc.constantFrom(undefined, { code: 'D1', license: false }),
      fc.boolean(),
      (status, timeSlots, company, isFeedbackLeft) => {
        const given = facts({ status, timeSlots, company, isFeedbackLeft });
        expect(interventionStatus(given, TODAY)).toBe(status);
      },
    ),
  );
});

it.each<[InterventionStatus, InterventionFacts['mode'], InterventionFacts['company'], InterventionStatus]>([
  ['CREATO', undefined, undefined, 'CREATO'],
  ['CREATO', 'TECHINICIAN_EXIT', {}, 'CREATO_SENZA_TECNICO'],
  ['ACCETTATO_FISSA_APPUNTAMENTO', 'TECHINICIAN_EXIT', { license: false }, 'CREATO_SENZA_TECNICO'],
  [
    'ACCETTATO_FISSA_APPUNTAMENTO',
    'VIDEOCALL',
    { license: false },
    'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA',
  ],
  ['ACCETTATO_FISSA_APPUNTAMENTO', 'VIDEOCALL', undefined, 'ACCETTATO_FISSA_APPUNTAMENTO'],
])('maps %s in mode %s with company %j to %s (intervento.stato.8)', (status, mode, company, expected) => {
  expect(interventionStatus(facts({ status, mode, company }), TODAY)).toBe(expected);
});

it('returns the status unchanged unless a later slot is completed (intervento.stato.5)', () => {
  const timeSlots = [slot('SCHEDULED'), slot('CANNOT COMPLETE')];
  expect(interventionStatus(facts({ status: 'IN_CORSO', timeSlots }), TODAY)).toBe('IN_CORSO');
  const completed = [slot('COMPLETED'), slot('SCHEDULED')];
  expect(interventionStatus(facts({ status: 'IN_CORSO', timeSlots: completed }), TODAY)).toBe('IN_CORSO');
});

it.each([
  ['SCHEDULED', true, 'OGGI'],
  ['SCHEDULED', false, 'CREATO'],
  ['CANCELLED', true, 'ANNULLATO'],
] as const)(
  'maps a first slot %s of today, confirmed %s, after a completed one to %s (intervento.stato.8)',
  (state, isAppointmentConfirmed, expected) => {
    const timeSlots = [{ ...slot(state, TODAY), isAppointmentConfirmed }, slot('COMPLETED')];
    expect(interventionStatus(facts({ status: 'IN_CORSO', timeSlots }), TODAY)).toBe(expected);
  },
);

it('returns CONFERMATO without slots (intervento.stato.6)', () => {
  expect(interventionStatus(facts({ status: 'CONFERMATO', timeSlots: [] }), TODAY)).toBe('CONFERMATO');
});
