import { CONTACT_CHANNELS, type SentCode } from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../mechanism/empty.ts';
import { email, phoneNumber } from '../mechanism/identity.ts';
import { optionalText } from '../mechanism/wire.ts';

export const channel = z.enum(CONTACT_CHANNELS);

export const contactFields = {
  canale: channel,
  mail: z.optional(email),
  cellulare: z.optional(phoneNumber),
};

interface Contact {
  canale: z.output<typeof channel>;
  mail?: string | undefined;
  cellulare?: string | undefined;
}

/** Rejects the contact of the other channel, which would make the recipient ambiguous. */
export const contactOfChannel = z.superRefine<Contact>((body, context) => {
  const other = body.canale === 'E-MAIL' ? 'cellulare' : 'mail';
  if (body[other] !== undefined) context.addIssue({ code: 'custom', path: [other], message: 'NOT_EXPECTED' });
});

/** Rejects a body without the contact that its channel needs. */
export const contactGiven = z.superRefine<Contact>((body, context) => {
  const own = body.canale === 'E-MAIL' ? 'mail' : 'cellulare';
  if (body[own] === undefined) context.addIssue({ code: 'custom', path: [own], message: 'MISSING' });
});

export const oneTimeCode = z.string().check(z.regex(/^\d{6}$/));

export const wireSentCode = z.strictObject({
  /** Masked: `g***@example.it`. */
  destinatario: optionalText,
  /** Seconds rather than a time of day: the device's clock may be wrong. */
  validita: z.number().check(z.positive()),
  tentativi: z.int().check(z.positive()),
});

export const exampleSentCode = { destinatario: 'g***@example.it', validita: 600, tentativi: 3 };

export function toSentCode(wire: z.output<typeof wireSentCode>): SentCode {
  return { sentTo: present(wire.destinatario), validForSeconds: wire.validita, tries: wire.tentativi };
}
