import { describe, expect, it } from 'vitest';
import { pastAppointment } from './past-appointment.ts';
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
