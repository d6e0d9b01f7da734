import {
  BOOKING_FLOWS,
  type BookingDraft,
  type BookingFields,
  type SlotHold,
  SUPPORT_TYPES,
  LINK_CHANNELS,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { freeCode, ownId } from '../../mechanism/ids.ts';
import { day, instant, line, lines, optionalText } from '../../mechanism/wire.ts';

export const draftId = ownId('booking-draft', 64);

/** Id of a new draft, chosen by the client; it must be unguessable. */
export const newDraftId = freeCode('new-booking-draft', z.string().check(z.regex(/^[\w-]{16,64}$/, 'NOT_AN_ID')));

/** Partial input of a booking; validated only when the booking is sent. */
export const bookingDraftFields = z.strictObject({
  supportType: z.optional(z.enum(SUPPORT_TYPES)),
  macroTypeId: z.optional(freeCode('macro-type', 64)),
  installationId: z.optional(freeCode('installation', 64)),
  interventionNote: z.optional(lines(2000)),
  street: z.optional(line(200)),
  zipCode: z.optional(line(10)),
  city: z.optional(line(100)),
  province: z.optional(line(40)),
  addressNote: z.optional(lines(500)),
  appointmentDate: z.optional(day),
  slotId: z.optional(freeCode('slot', 64)),
  companyId: z.optional(freeCode('company', 64)),
  companyCode: z.optional(freeCode('company', 64)),
  errorTechnicianAssignmentCode: z.optional(freeCode('reason', 64)),
  email: z.optional(line(254)),
  phoneNumber: z.optional(line(30)),
  linkReceptionMode: z.optional(z.enum(LINK_CHANNELS)),
  privacyConsent: z.optional(z.boolean()),
});

export const wireHold = z.strictObject({ slotId: z.string(), companyId: z.string(), scade: instant });

export const wireDraft = z.strictObject({
  id: z.string(),
  flusso: z.enum(BOOKING_FLOWS),
  idIntervento: optionalText,
  campi: bookingDraftFields,
  aggiornata: instant,
  file: z.array(z.strictObject({ posizione: z.int(), nome: z.string(), byte: z.int() })),
  fascia: z.nullable(wireHold),
  /** Start and end of the chosen slot, times of day in Rome. */
  orario: z.nullable(z.strictObject({ inizio: z.string(), fine: z.string() })),
});

export const exampleHold = { slotId: 'T1-20261201', companyId: 'C017', scade: '2026-11-20T09:10:00Z' };

export const exampleDraft = {
  id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11',
  flusso: 'InterventoTecnico' as const,
  idIntervento: null,
  campi: { supportType: 'EXIT_TECHNICAL' as const, macroTypeId: 'M01', installationId: 'P01', zipCode: '20146' },
  aggiornata: '2026-11-20T09:00:00Z',
  file: [{ posizione: 1, nome: 'caldaia.jpg', byte: 48_211 }],
  fascia: exampleHold,
  orario: null,
};

export function toDraft(wire: z.output<typeof wireDraft>): BookingDraft {
  return {
    id: wire.id,
    flow: wire.flusso,
    interventionId: wire.idIntervento ?? undefined,
    fields: wire.campi satisfies BookingFields,
    updatedAt: Date.parse(wire.aggiornata),
    files: wire.file.map(({ posizione, nome, byte }) => ({ position: posizione, name: nome, bytes: byte })),
    hold: wire.fascia === null ? undefined : toHold(wire.fascia),
    window: wire.orario === null ? undefined : { starts: wire.orario.inizio, ends: wire.orario.fine },
  };
}

export function toHold({ scade, ...hold }: z.output<typeof wireHold>): SlotHold {
  return { ...hold, until: Date.parse(scade) };
}
