import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode, ownId } from '../mechanism/ids.ts';
import { MAX_BOOKING_BYTES } from './attachment.ts';
import { bookingErrors, bookingFields, draftHeader, exampleContact, fieldsFitSupportType } from './booking.ts';
import { operationType } from './operationType.ts';

const { supportType, source, ...changeable } = bookingFields;

/**
 * Changes a booking, or books the next appointment after an accepted quote. Absent fields stay unchanged; `codDitta`
 * replaces `companyId` (prenotazione.chiamate.2).
 */
export const modifyIntervention = defineCall({
  id: 'modifyIntervention',
  backend: 'interventotecnico',
  method: 'PATCH',
  path: '/interventions/{id}',
  summary: 'Modifica di un appuntamento, o prenotazione del successivo',
  rules: ['prenotazione.chiamate.2', 'prenotazione.regole.1'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  params: z.strictObject({ id: ownId('intervention', 64) }),
  query: z.strictObject({ operationType }),
  headers: z.object(draftHeader),
  body: z
    .strictObject({
      ...z.partial(z.strictObject(changeable)).shape,
      supportType,
      source,
      privacyConsent: z.optional(z.boolean()),
      codDitta: z.optional(freeCode('company', 64)),
    })
    .check(fieldsFitSupportType),
  maxBodyBytes: MAX_BOOKING_BYTES,
  answer: z.strictObject({}),
  errors: [...bookingErrors, 'INTERVENTION_NOT_EDITABLE'],
  touches: ['interventions', 'bookingDrafts', 'interventionSlots', 'interventionDates', 'companies'],
  example: {
    request: {
      params: { id: 'I0000001' },
      query: { operationType: 'MODIFY_FIRST_APPOINTMENT' },
      headers: {},
      body: {
        supportType: 'EXIT_TECHNICAL',
        slotId: 'T2-20261203',
        userContact: exampleContact,
        source: 'WEB',
        codDitta: '017',
        appointmentDate: '2026-12-03',
      },
    },
    answer: {},
  },
  toModel: () => undefined,
});
