import * as z from 'zod/mini';
import { defineFileCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';

/** Calendar file of an intervention's appointment; a newer one replaces an older. */
export const appointmentCalendar = defineFileCall({
  id: 'appointmentCalendar',
  backend: 'sportello',
  method: 'GET',
  path: '/interventi/{id}/appuntamento.ics',
  summary: 'L’appuntamento per il calendario',
  rules: ['prenotazione.calendario.1', 'prenotazione.chiamate.12'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('intervention', 64) }),
  answers: 'file',
  types: ['text/calendar'],
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: 'I0000001' } } },
});
