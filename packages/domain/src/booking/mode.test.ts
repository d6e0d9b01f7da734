import { expect, it } from 'vitest';
import { APPOINTMENT_MODES, appointmentMode, SUPPORT_TYPES, supportType } from './mode.ts';

it('returns both spellings of the modes (intervento.modello.6)', () => {
  expect(APPOINTMENT_MODES).toEqual(['VIDEOCALL', 'TECHINICIAN_EXIT']);
  expect(SUPPORT_TYPES).toEqual(['VIDEOCALL', 'EXIT_TECHNICAL']);
});

it.each([
  ['VIDEOCALL', 'VIDEOCALL'],
  ['TECHINICIAN_EXIT', 'TECHINICIAN_EXIT'],
  ['EXIT_TECHNICAL', 'TECHINICIAN_EXIT'],
  ['TECHNICIAN_EXIT', undefined],
  ['videocall', undefined],
  ['', undefined],
  [undefined, undefined],
])('maps the name %j to the appointment mode %s (intervento.modello.6)', (name, mode) => {
  expect(appointmentMode(name)).toBe(mode);
});

it.each([
  ['VIDEOCALL', 'VIDEOCALL'],
  ['TECHINICIAN_EXIT', 'EXIT_TECHNICAL'],
] as const)('maps the appointment mode %s to the support type %s (intervento.modello.6)', (mode, type) => {
  expect(supportType(mode)).toBe(type);
});
