import { describe, expect, it } from 'vitest';
import { appointmentAction, CHANGE_LEAD_HOURS, changeableUntil, isAppointmentEditable } from './appointment.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const slot = { date: '2026-11-24', start: '09:00', state: 'SCHEDULED' } as const;
const visit = { status: 'CREATO', mode: 'TECHINICIAN_EXIT', timeSlots: [slot] } as const;
const UNTIL = Date.parse('2026-11-23T08:00:00Z');

it('returns a lead of 2 hours for a video call and 24 for a visit (prenotazione.modifica.1)', () => {
  expect(CHANGE_LEAD_HOURS).toEqual({ VIDEOCALL: 2, TECHINICIAN_EXIT: 24 });
});

describe('appointments that can be changed (prenotazione.modifica.1)', () => {
  it.each([
    ['NONE', UNTIL],
    ['SCHEDULED', UNTIL],
    ['CONFIRMED', UNTIL],
    ['COMPLETED', undefined],
    ['CANNOT COMPLETE', undefined],
    ['IN_PROGRESS', undefined],
    ['CANCELLED', undefined],
    ['SCONOSCIUTO', undefined],
  ] as const)('returns for a first slot in state %s the deadline %s', (state, until) => {
    const facts = { ...visit, timeSlots: [{ ...slot, state }, slot] };
    expect(changeableUntil(facts)).toBe(until);
    expect(isAppointmentEditable(facts, NOW)).toBe(until !== undefined);
  });

  it('returns no deadline without slots', () => {
    expect(changeableUntil({ ...visit, timeSlots: [] })).toBeUndefined();
  });

  it.each([
    ['CREATO', true],
    ['CREATO_SENZA_TECNICO', true],
    ['CONFERMATO', true],
    ['OGGI', true],
    ['IN_CORSO', false],
    ['ANNULLATO', false],
    ['CONCLUSO', false],
    ['IN_ATTESA_PREVENTIVO', false],
    ['PREVENTIVO_DISPONIBILE', false],
    ['ACCETTATO_FISSA_APPUNTAMENTO', false],
    ['IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO', false],
    ['LASCIA_FEEDBACK', false],
    ['ANNULLATO_DAL_CLIENTE', false],
    ['NON_SUPPORTATO', false],
    ['IN_ATTESA_GESTIONE_RICHIESTA', false],
    ['IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA', false],
    ['SCONOSCIUTO', false],
  ] as const)('returns for status %s, with and without a slot, %s', (status, expected) => {
    expect(isAppointmentEditable({ ...visit, status }, UNTIL)).toBe(expected);
    expect(isAppointmentEditable({ ...visit, status, timeSlots: [] }, UNTIL + 1)).toBe(expected);
  });
});

describe('appointment actions (prenotazione.modifica.2)', () => {
  const past = (state: 'COMPLETED' | 'CANNOT COMPLETE' | 'CANCELLED' | 'SCONOSCIUTO') =>
    ({ date: '2026-11-10', start: '09:00', state }) as const;

  it.each([
    ['COMPLETED', 'MODIFY_NEXT_APPOINTMENT'],
    ['CANNOT COMPLETE', 'MODIFY_NEXT_APPOINTMENT'],
    ['CANCELLED', 'MODIFY_FIRST_APPOINTMENT'],
    ['SCONOSCIUTO', 'MODIFY_FIRST_APPOINTMENT'],
  ] as const)('returns after an earlier slot in state %s the action %s', (state, action) => {
    expect(appointmentAction({ ...visit, timeSlots: [slot, past(state)] }, NOW)).toBe(action);
  });

  it.each([
    ['on the deadline', 'MODIFY_FIRST_APPOINTMENT', UNTIL],
    ['after the deadline', undefined, UNTIL + 1],
  ] as const)('returns %s the action %s', (_what, action, now) => {
    expect(appointmentAction(visit, now)).toBe(action);
  });

  it.each([
    ['without slots', []],
    ['after a completed visit', [past('COMPLETED')]],
    ['after the deadline of a planned visit', [slot]],
  ] as const)('returns the booking of the next appointment %s while the status waits for it', (_what, timeSlots) => {
    const facts = { ...visit, status: 'ACCETTATO_FISSA_APPUNTAMENTO', timeSlots } as const;
    expect(appointmentAction(facts, UNTIL + 1)).toBe('BOOK_NEXT_APPOINTMENT');
  });

  it('returns no action without slots in a status that allows no change', () => {
    expect(appointmentAction({ ...visit, status: 'CONCLUSO', timeSlots: [] }, NOW)).toBeUndefined();
  });
});
