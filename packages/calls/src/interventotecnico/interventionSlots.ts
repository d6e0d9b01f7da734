import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode, ownId } from '../mechanism/ids.ts';
import { draftHeader } from './booking.ts';
import { day } from '../mechanism/wire.ts';
import { exampleSlot, toSlot, wireSlot } from './slot.ts';
import { wireSupportType } from './supportType.ts';

/**
 * Free slots; `{id}` is the installation for a first booking, the intervention afterwards (prenotazione.chiamate.6).
 */
export const interventionSlots = defineCall({
  id: 'interventionSlots',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/{id}/slots',
  summary: 'Fasce orarie libere per un intervento',
  rules: ['prenotazione.chiamate.6'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('intervention-or-installation', 64) }),
  query: z.strictObject({
    supportType: wireSupportType,
    codDitta: z.optional(freeCode('company', 64)),
    date: z.optional(day),
  }),
  /** Slots reserved by this draft count as free. */
  headers: z.object(draftHeader),
  answer: z.strictObject({ slots: z.array(wireSlot) }),
  errors: ['NOT_FOUND', 'S-001'],
  example: {
    request: { headers: {}, params: { id: 'P01' }, query: { supportType: 'EXIT_TECHNICAL', date: '2026-12-01' } },
    answer: { slots: [{ ...exampleSlot, state: 'NONE', isAppointmentConfirmed: null }] },
  },
  toModel: (answer) => answer.slots.map(toSlot),
});
