import { describe, expect, it } from 'vitest';
import { isAppointmentOver, pastAppointment } from './past-appointment.ts';
import { SLOT_STATES } from '../booking/slot.ts';
import { INTERVENTION_STATUSES, type InterventionStatus } from './status/status.ts';

const slot = { id: 's', date: '2026-12-01', start: '09:00', end: '11:00', state: 'SCHEDULED' } as const;
const visit = { id: '2', name: 'TECHINICIAN_EXIT' } as const;
const call = { id: '1', name: 'VIDEOCALL' } as const;
const given = (status: InterventionStatus) => ({
  status,
  appointmentMode: visit,
  timeSlots: [slot],
  isGeolocalizationActive: false,
});
const kinds: Partial<Record<InterventionStatus, string>> = {
  CREATO: 'REQUESTED',
  CREATO_SENZA_TECNICO: 'REQUESTED',
  CONFERMATO: 'AGREED',
  OGGI: 'AGREED',
};
const END = Date.parse('2026-12-01T10:00:00Z');

describe('an appointment that has passed without an outcome (intervento.passato.1)', () => {
  it.each(INTERVENTION_STATUSES)('%s', (status) => {
    expect(pastAppointment(given(status), END)).toBeUndefined();
    expect(pastAppointment(given(status), END + 1)?.kind).toBe(kinds[status]);
    expect(pastAppointment({ ...given(status), timeSlots: [] }, END + 1)).toBeUndefined();
  });

  it.each(SLOT_STATES)('with a slot in state %s', (state) => {
    const isOpen = ['NONE', 'SCHEDULED', 'CONFIRMED'].includes(state);
    const past = pastAppointment({ ...given('OGGI'), timeSlots: [{ ...slot, state }] }, END + 1);
    expect(past).toEqual(isOpen ? { kind: 'AGREED', day: slot.date, start: '09:00', end: '11:00' } : undefined);
  });

  it('is none while a technician is seen on the way', () => {
    expect(pastAppointment({ ...given('OGGI'), isGeolocalizationActive: true }, END + 1)).toBeUndefined();
  });

  it.each([
    ['OGGI', 30],
    ['CONFERMATO', 30],
    ['CREATO', 0],
  ] as const)('of a video call that is %s begins %i minutes after its end', (status, minutes) => {
    const closes = END + minutes * 60_000;
    const videocall = { ...given(status), appointmentMode: call };
    expect(pastAppointment(videocall, closes)).toBeUndefined();
    expect(pastAppointment(videocall, closes + 1)).toBeDefined();
  });
});

describe('isAppointmentOver (intervento.videochiamata.1)', () => {
  const HALF_HOUR = 30 * 60_000;
  it.each([
    ['a visit that is OGGI', given('OGGI'), 0],
    ['a visit that is CREATO', given('CREATO'), 0],
    ['a visit that is IN_CORSO', given('IN_CORSO'), 0],
    ['a mode without a name', { ...given('OGGI'), appointmentMode: { id: '9' } }, 0],
    ['a video call that is CREATO', { ...given('CREATO'), appointmentMode: call }, 0],
    ['a video call that is CREATO_SENZA_TECNICO', { ...given('CREATO_SENZA_TECNICO'), appointmentMode: call }, 0],
    ['a video call that is OGGI', { ...given('OGGI'), appointmentMode: call }, HALF_HOUR],
    ['a video call that is CONFERMATO', { ...given('CONFERMATO'), appointmentMode: call }, HALF_HOUR],
  ])('returns true only after the end of %s', (_what, dated, open) => {
    expect(isAppointmentOver(dated, END + open)).toBe(false);
    expect(isAppointmentOver(dated, END + open + 1)).toBe(true);
  });

  it('returns false without a slot, and uses the first of several', () => {
    expect(isAppointmentOver({ ...given('OGGI'), timeSlots: [] }, END + 1)).toBe(false);
    const timeSlots = [slot, { ...slot, date: '2026-12-09' }];
    expect(isAppointmentOver({ ...given('OGGI'), timeSlots }, END + 1)).toBe(true);
  });
});

it.each([
  ['CREATO', 'REQUESTED'],
  ['CREATO_SENZA_TECNICO', 'REQUESTED'],
  ['CONFERMATO', 'AGREED'],
  ['OGGI', 'AGREED'],
] as const)('returns the past appointment of %s as %s (intervento.passato.1)', (status, kind) => {
  expect(pastAppointment(given(status), END + 1)).toEqual({ kind, day: '2026-12-01', start: '09:00', end: '11:00' });
});
