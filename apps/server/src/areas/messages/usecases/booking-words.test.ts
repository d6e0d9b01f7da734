import { expect, it } from 'vitest';
import { bookedWords, changedWords, type BookingFacts } from './booking-words.ts';

const told: BookingFacts = {
  product: 'Caldaia',
  isVideocall: false,
  company: '017',
  day: '2026-12-01',
  starts: '09:00',
  ends: '11:00',
  standing: 'REQUESTED',
  keepsAppointment: false,
  searchedUntil: null,
};
const searching = {
  ...told,
  company: null,
  standing: 'SEARCHING' as const,
  searchedUntil: '2026-11-21T17:00:00.000Z',
};

it.each([
  [told, 'Richiesta inviata', /deve accettare la richiesta/, /^visita chiesta per .* Da confermare\.$/],
  [
    searching,
    'Richiesta inviata: cerchiamo un tecnico',
    /entro sabato 21 novembre 2026 alle 18:00/,
    /fino al 21\/11\/26\.$/,
  ],
  [{ ...told, standing: 'AGREED' as const }, 'Il tecnico è prenotato', /^$/, /prenotata per/],
  [{ ...told, isVideocall: true }, 'La tua videochiamata è prenotata', /^$/, /prenotata per/],
])('says no more than is certain: %o', (booking, title, next, sms) => {
  const words = bookedWords(booking);
  expect(words.title).toBe(title);
  expect(words.next).toMatch(next);
  expect(words.sms).toMatch(sms);
});

it.each([
  [told, 'La tua richiesta è cambiata'],
  [searching, 'La tua richiesta è cambiata'],
  [{ ...told, standing: 'AGREED' as const }, 'Il tuo appuntamento è cambiato'],
  [{ ...told, isVideocall: true }, 'Il tuo appuntamento è cambiato'],
  [{ ...told, keepsAppointment: true }, 'I dati della tua richiesta sono aggiornati'],
  [{ ...searching, keepsAppointment: true }, 'I dati della tua richiesta sono aggiornati'],
  [{ ...told, standing: 'AGREED' as const, keepsAppointment: true }, 'I dati della tua richiesta sono aggiornati'],
])('returns the title for a change: %o', (booking, title) => {
  expect(changedWords(booking).title).toBe(title);
});
