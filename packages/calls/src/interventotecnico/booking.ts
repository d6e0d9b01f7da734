import { MOST_BOOKING_FILES, LINK_CHANNELS } from '@sportello/domain';
import * as z from 'zod/mini';
import { freeCode } from '../mechanism/ids.ts';
import { day, line, lines } from '../mechanism/wire.ts';
import { wireUpload } from './attachment.ts';
import { toSupportType, wireSupportType } from './supportType.ts';

const userContact = z.strictObject({
  email: z.optional(line(254)),
  phoneNumber: z.optional(line(30)),
});

const address = z.strictObject({
  street: line(200),
  zipCode: line(10),
  province: line(40),
  city: line(100),
  country: z.optional(line(60)),
  note: z.optional(lines(500)),
});

/** Fields common to creating and modifying a booking (prenotazione.chiamate.1). */
export const bookingFields = {
  supportType: wireSupportType,
  slotId: freeCode('slot', 64),
  installationId: freeCode('installation', 64),
  macroTypeId: freeCode('macro-type', 64),
  userContact,
  address: z.optional(address),
  source: z.literal('WEB'),
  interventionNote: z.optional(lines(2000)),
  /** Only for a video call: channel on which its link is sent. */
  linkReceptionMode: z.optional(z.enum(LINK_CHANNELS)),
  /** Only for a visit: the code from the list of companies that explains why none could be chosen. */
  errorTechnicianAssignmentCode: z.optional(freeCode('reason', 64)),
  /** Only for a visit. */
  appointmentDate: z.optional(day),
  /** Only for a visit. */
  attachments: z.optional(z.array(wireUpload).check(z.maxLength(MOST_BOOKING_FILES, 'TOO_MANY'))),
};

/** Draft of the booking, which holds its files and its reserved slot. */
export const draftHeader = { 'x-bozza': z.optional(freeCode('sent-booking-draft', 64)) };

const visitOnly = ['errorTechnicianAssignmentCode', 'companyId', 'codDitta', 'appointmentDate', 'attachments'] as const;

type Booking = Partial<Record<(typeof visitOnly)[number], unknown>> & {
  supportType: string;
  linkReceptionMode?: string | undefined;
  userContact?: { email?: string | undefined; phoneNumber?: string | undefined } | undefined;
};

/**
 * Rejects fields of a visit in a video call and vice versa; the link of a video call needs the e-mail or number that
 * it is sent to (prenotazione.chiamate.1).
 */
export const fieldsFitSupportType = z.superRefine<Booking>((body, context) => {
  const isVideocall = toSupportType(body.supportType) === 'VIDEOCALL';
  for (const field of isVideocall ? visitOnly : (['linkReceptionMode'] as const)) {
    if (body[field] !== undefined) context.addIssue({ code: 'custom', path: [field], message: 'NOT_EXPECTED' });
  }
  const needed = body.linkReceptionMode === 'SMS' ? 'phoneNumber' : 'email';
  if (isVideocall && body.linkReceptionMode && body.userContact && body.userContact[needed] === undefined) {
    context.addIssue({ code: 'custom', path: ['userContact', needed], message: 'MISSING' });
  }
});

export const bookingErrors = ['NOT_FOUND', 'SLOT_TAKEN', 'NO_COMPANY_IN_AREA', 'NO_COMPANY_ON_DATE', 'S-001'] as const;

export const exampleContact = { email: 'giulia.ferri@example.it', phoneNumber: '+393331234567' };

export const exampleBookingAddress = {
  street: 'Via Roma 1',
  zipCode: '10121',
  province: 'TO',
  city: 'Torino',
  country: 'IT',
  note: 'Citofono Ferri',
};
