import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode, ownId } from '../mechanism/ids.ts';
import { lines } from '../mechanism/wire.ts';

/** Cancels an intervention; some reasons need notes (prenotazione.regole.4). */
export const cancelIntervention = defineCall({
  id: 'cancelIntervention',
  backend: 'interventotecnico',
  method: 'POST',
  path: '/interventions/{id}/cancel',
  summary: 'Annullamento di un intervento',
  rules: ['prenotazione.chiamate.4', 'prenotazione.regole.4'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  params: z.strictObject({ id: ownId('intervention', 64) }),
  body: z.strictObject({ reasonCode: freeCode('reason', 64), notes: z.optional(lines(2000)) }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CANCELLATION_NOTES_REQUIRED', 'INTERVENTION_NOT_EDITABLE', 'S-001'],
  touches: [
    'interventions',
    'bookingDrafts',
    'interventionSlots',
    'interventionDates',
    'companies',
    'retrieveFreeHour',
    'interventionStory',
  ],
  example: {
    request: { params: { id: 'I0000001' }, body: { reasonCode: 'R99', notes: 'Cambio casa.' } },
    answer: {},
  },
  toModel: () => undefined,
});
