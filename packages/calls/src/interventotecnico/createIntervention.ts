import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode } from '../mechanism/ids.ts';
import { idempotencyHeaders } from '../mechanism/wire.ts';
import { MAX_BOOKING_BYTES } from './attachment.ts';
import {
  bookingErrors,
  bookingFields,
  draftHeader,
  exampleBookingAddress,
  exampleContact,
  fieldsFitSupportType,
} from './booking.ts';

const examplePicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Books an intervention. The same `idempotency-key` books only once: a retry after a lost answer must not send two
 * technicians.
 */
export const createIntervention = defineCall({
  id: 'createIntervention',
  backend: 'interventotecnico',
  method: 'POST',
  path: '/interventions',
  summary: 'Prenotazione di un intervento tecnico',
  rules: ['prenotazione.chiamate.1', 'prenotazione.regole.1'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  headers: z.extend(idempotencyHeaders, draftHeader),
  body: z
    .strictObject({
      ...bookingFields,
      /** Consent to the processing of personal data; required (prenotazione.regole.1). */
      privacyConsent: z.boolean(),
      /** Only for a visit. */
      companyId: z.optional(freeCode('company', 64)),
    })
    .check(
      fieldsFitSupportType,
      z.superRefine((body, context) => {
        const isVisit = body.supportType !== 'VIDEOCALL';
        if (isVisit && !body.address) context.addIssue({ code: 'custom', path: ['address'], message: 'MISSING' });
      }),
    ),
  maxBodyBytes: MAX_BOOKING_BYTES,
  answer: z.strictObject({ id: z.string() }),
  errors: [...bookingErrors, 'REQUEST_REPEATED_DIFFERENTLY', 'TOO_MANY_ATTEMPTS'],
  touches: [
    'interventions',
    'bookingDrafts',
    'interventionSlots',
    'interventionDates',
    'companies',
    'retrieveFreeHour',
  ],
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11' },
      body: {
        supportType: 'EXIT_TECHNICAL',
        slotId: 'T1-20261201',
        installationId: 'P01',
        macroTypeId: 'M01',
        privacyConsent: true,
        userContact: exampleContact,
        address: exampleBookingAddress,
        source: 'WEB',
        interventionNote: 'La caldaia si spegne da sola.',
        companyId: 'C017',
        appointmentDate: '2026-12-01',
        attachments: [{ file: examplePicture, fileName: 'caldaia.png' }],
      },
    },
    answer: { id: 'I0000001' },
  },
  toModel: (answer) => answer.id,
});
