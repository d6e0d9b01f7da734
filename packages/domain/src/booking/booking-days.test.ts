import { describe, expect, it } from 'vitest';
import { appointmentAction, changeableUntil, isAppointmentEditable } from './appointment.ts';
import {
  areTooNear,
  BOOKABLE_WORK_DAYS,
  BOOKING_LEAD_MINUTES,
  bookableDays,
  dayFault,
  isBookable,
  technicianDays,
} from './booking-days.ts';
import { readSlotId, slotId } from './slot-id.ts';

const at = (moment: string) => Date.parse(moment);
const now = at('2026-11-20T09:00:00Z');

describe('what can be booked at a moment (prenotazione.capienza.2)', () => {
  it('returns 10 working days for calls from today on, and 45 for visits', () => {
    const days = bookableDays('VIDEOCALL', now);
    expect(days).toHaveLength(10);
    expect([days[0], days[1], days[2]]).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
    expect(bookableDays('EXIT_TECHNICAL', now)).toHaveLength(45);
  });

  it.each([
    ['VIDEOCALL', '2026-11-20', '10:30', true],
    ['VIDEOCALL', '2026-11-20', '10:00', false],
    ['EXIT_TECHNICAL', '2026-11-20', '22:00', true],
    ['EXIT_TECHNICAL', '2026-11-20', '18:00', false],
  ] as const)('returns for %s on %s at %s whether it is bookable: %s', (type, day, starts, expected) => {
    expect(isBookable(type, day, starts, now)).toBe(expected);
  });

  // One minute before midnight in Rome, which is two hours ahead of UTC in summer.
  it.each([
    ['2026-07-15T21:59:00Z', '2026-07-15'],
    ['2026-07-15T22:00:00Z', '2026-07-16'],
    ['2026-12-01T22:59:00Z', '2026-12-01'],
    ['2026-12-01T23:00:00Z', '2026-12-02'],
  ])('starts the bookable days at %s with %s', (moment, today) => {
    expect(bookableDays('VIDEOCALL', at(moment))[0]).toBe(today);
  });

  // The Monday after the clock change: 9:00 in Rome is 8:00 UTC, before it 7:00.
  it.each([
    ['2026-10-26', '2026-10-25T20:00:00Z'],
    ['2026-03-30', '2026-03-29T19:00:00Z'],
  ])('accepts the first visit of %s until twelve hours before, by the clock of that day', (day, last) => {
    expect(isBookable('EXIT_TECHNICAL', day, '09:00', at(last))).toBe(true);
    expect(isBookable('EXIT_TECHNICAL', day, '09:00', at(last) + 1)).toBe(false);
  });

  it.each([
    ['2026-11-19', 'DAY_IN_PAST'],
    ['2026-12-08', 'DAY_NOT_WORKING'],
    ['2026-11-22', 'DAY_NOT_WORKING'],
    ['2027-03-01', 'DAY_TOO_FAR'],
    ['2026-11-20', 'TOO_LATE'],
    ['2026-11-23', undefined],
  ])('returns for a visit on %s at nine the fault %s', (day, expected) => {
    expect(dayFault('EXIT_TECHNICAL', day, '09:00', now)).toBe(expected);
  });
});

describe('windows that nobody can be at both of (prenotazione.capienza.3)', () => {
  const nine = { starts: '09:00', ends: '11:00' };
  const eleven = { starts: '11:00', ends: '13:00' };
  const two = { starts: '14:00', ends: '16:00' };
  it.each([
    [nine, eleven, 30, true],
    [eleven, nine, 30, true],
    [nine, eleven, 0, false],
    [eleven, two, 60, false],
    [eleven, two, 61, true],
    [nine, nine, 0, true],
  ])('returns for %j and %j with %i minutes between whether they are too near: %s', (one, other, minutes, expected) => {
    expect(areTooNear(one, other, minutes)).toBe(expected);
  });
});

it.each([
  ['T1-20261201', { windowId: 'T1', day: '2026-12-01' }],
  ['A-B-20261201', { windowId: 'A-B', day: '2026-12-01' }],
  ['T1-20261331', undefined],
  ['T1', undefined],
  ['', undefined],
])('reads the slot id %j as %j (prenotazione.capienza.1)', (id, expected) => {
  expect(readSlotId(id)).toEqual(expected);
  if (expected) expect(slotId(expected)).toBe(id);
});

describe('changing an appointment (prenotazione.modifica.1, prenotazione.modifica.2)', () => {
  const slot = { date: '2026-11-24', start: '09:00', state: 'SCHEDULED' } as const;
  const visit = { status: 'CREATO', mode: 'TECHINICIAN_EXIT', timeSlots: [slot] } as const;
  const done = { date: '2026-11-10', start: '09:00', state: 'COMPLETED' } as const;

  it.each([
    ['TECHINICIAN_EXIT', '2026-11-23T08:00:00Z'],
    ['VIDEOCALL', '2026-11-24T06:00:00Z'],
  ] as const)('allows to change an appointment in mode %s until %s', (mode, until) => {
    const facts = { ...visit, mode };
    expect(changeableUntil(facts)).toBe(at(until));
    expect(isAppointmentEditable(facts, at(until))).toBe(true);
    expect(isAppointmentEditable(facts, at(until) + 1)).toBe(false);
  });

  it.each([
    ['the first, while nothing was done', visit, 'MODIFY_FIRST_APPOINTMENT'],
    ['the next, afterwards', { ...visit, timeSlots: [slot, done] }, 'MODIFY_NEXT_APPOINTMENT'],
    [
      'the next is booked where the status waits for it',
      { ...visit, status: 'ACCETTATO_FISSA_APPUNTAMENTO', timeSlots: [done] },
      'BOOK_NEXT_APPOINTMENT',
    ],
    [
      'not with a company without licence, which fixes it itself',
      { ...visit, status: 'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA', timeSlots: [done] },
      undefined,
    ],
    ['the first is booked where there is none', { ...visit, timeSlots: [] }, 'BOOK_FIRST_APPOINTMENT'],
    ['nothing while it is under way', { ...visit, status: 'IN_CORSO' }, undefined],
    ['nothing once it is cancelled', { ...visit, status: 'ANNULLATO' }, undefined],
    ['nothing once it is done', { ...visit, timeSlots: [done] }, undefined],
  ] as const)('returns the appointment action: %s', (_, facts, expected) => {
    expect(appointmentAction(facts, now)).toBe(expected);
  });
});

it('returns 10 and 45 days, 30 minutes and 12 hours as the limits of booking (prenotazione.capienza.2)', () => {
  expect(BOOKABLE_WORK_DAYS).toEqual({ VIDEOCALL: 10, EXIT_TECHNICAL: 45 });
  expect(BOOKING_LEAD_MINUTES).toEqual({ VIDEOCALL: 30, EXIT_TECHNICAL: 720 });
});

it.each([
  ['VIDEOCALL', '2026-11-19', '10:30', 'DAY_IN_PAST'],
  ['VIDEOCALL', '2026-11-15', '10:30', 'DAY_IN_PAST'],
  ['VIDEOCALL', '2026-11-20', '10:29', 'TOO_LATE'],
  ['VIDEOCALL', '2026-11-20', '10:30', undefined],
  ['VIDEOCALL', '2026-11-22', '10:30', 'DAY_NOT_WORKING'],
  ['VIDEOCALL', '2026-12-01', '10:30', undefined],
  ['VIDEOCALL', '2026-12-02', '10:30', 'DAY_TOO_FAR'],
  ['VIDEOCALL', '2026-12-06', '10:30', 'DAY_NOT_WORKING'],
  ['EXIT_TECHNICAL', '2026-11-20', '21:59', 'TOO_LATE'],
  ['EXIT_TECHNICAL', '2026-11-20', '22:00', undefined],
  ['EXIT_TECHNICAL', '2027-01-16', '09:00', undefined],
  ['EXIT_TECHNICAL', '2027-01-17', '09:00', 'DAY_NOT_WORKING'],
  ['EXIT_TECHNICAL', '2027-01-18', '09:00', 'DAY_TOO_FAR'],
] as const)('returns for %s on %s at %s the fault %s (prenotazione.capienza.2)', (type, day, starts, fault) => {
  expect(dayFault(type, day, starts, now)).toBe(fault);
});

it.each([
  ['no offered day', [], 3, []],
  ['the earliest day, offered last', ['2026-12-05', '2026-12-04'], 3, ['2026-12-04', '2026-12-05', '2026-12-07']],
  ['the earliest day, offered first', ['2026-12-09', '2026-12-10'], 2, ['2026-12-09', '2026-12-10']],
  ['a holiday', ['2026-12-08'], 1, ['2026-12-09']],
  ['a count of zero', ['2026-12-04'], 0, []],
])('returns the working days of a technician from %s (prenotazione.regole.3)', (_what, offered, count, days) => {
  expect(technicianDays(offered, count)).toEqual(days);
});

it.each([
  'a\nT1-20261201',
  'T1-202612011',
  'T1-2026120',
  'T1-20261201 ',
  'T1-2026-12-01',
  'T1_20261201',
  '-20261201',
  'T1-20260230',
  'T1-00001201',
])('rejects the slot id %j (prenotazione.capienza.1)', (id) => {
  expect(readSlotId(id)).toBeUndefined();
});

it.each([
  ['09:00-11:00', '11:30-13:00', 30, false],
  ['11:30-13:00', '09:00-11:00', 30, false],
  ['09:00-11:00', '11:30-13:00', 31, true],
  ['11:30-13:00', '09:00-11:00', 31, true],
  ['09:00-11:00', '10:59-13:00', 0, true],
  ['10:59-13:00', '09:00-11:00', 0, true],
])(
  'returns for windows %s and %s with %i minutes of travel: %s (prenotazione.capienza.3)',
  (one, other, travel, near) => {
    const windowOf = (text: string) => ({ starts: text.slice(0, 5), ends: text.slice(6) });
    expect(areTooNear(windowOf(one), windowOf(other), travel)).toBe(near);
  },
);
