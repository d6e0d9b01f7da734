import { SUPPORT_TYPES } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { freeCode, ownId } from '../../mechanism/ids.ts';
import { day } from '../../mechanism/wire.ts';
import { draftId, exampleDraft, exampleHold, toHold, wireHold } from './bookingDraft.ts';

/**
 * Holds a slot for ten minutes for a booking draft, replacing the one held before. If nobody can come
 * (`errorTechnicianAssignmentCode`) nothing is held.
 */
export const holdSlot = defineCall({
  id: 'holdSlot',
  backend: 'sportello',
  method: 'POST',
  path: '/prenotazioni/{id}/fascia',
  summary: 'Tiene una fascia oraria per chi sta prenotando',
  rules: ['prenotazione.fascia.2', 'prenotazione.fascia.3', 'prenotazione.chiamate.12'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  params: z.strictObject({ id: draftId }),
  body: z.strictObject({
    supportType: z.enum(SUPPORT_TYPES),
    slotId: freeCode('slot', 64),
    installationId: freeCode('installation', 64),
    idIntervento: z.optional(ownId('intervention', 64)),
    cap: z.optional(z.string().check(z.regex(/^\d{5}$/, 'CAP_NOT_VALID'))),
    companyId: z.optional(freeCode('company', 64)),
    /** Replaces `companyId`: code of the previous appointment's company. */
    codDitta: z.optional(freeCode('company', 64)),
    errorTechnicianAssignmentCode: z.optional(freeCode('reason', 64)),
    appointmentDate: z.optional(day),
  }),
  answer: z.strictObject({ fascia: z.nullable(wireHold) }),
  errors: ['NOT_FOUND', 'SLOT_TAKEN', 'CHANGED_MEANWHILE'],
  example: {
    request: {
      params: { id: exampleDraft.id },
      body: {
        supportType: 'EXIT_TECHNICAL',
        slotId: exampleHold.slotId,
        installationId: 'P01',
        cap: '20146',
        companyId: exampleHold.companyId,
        appointmentDate: '2026-12-01',
      },
    },
    answer: { fascia: exampleHold },
  },
  touches: ['bookingDraft'],
  toModel: ({ fascia }) => (fascia === null ? undefined : toHold(fascia)),
});
