import { CONTACT_CHANNELS, type SentCode } from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../mechanism/empty.ts';
import { email, phoneNumber } from '../mechanism/identity.ts';
import { optionalText } from '../mechanism/wire.ts';

// How one-time codes are asked for and announced: registration, recovery and contact change alike.

export const channel = z.enum(CONTACT_CHANNELS);

/** A channel and the contact on it. */
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

/** Refuses the contact of the other channel: nobody could tell where the code should go. */
export const contactOfChannel = z.superRefine<Contact>((body, context) => {
  const other = body.canale === 'E-MAIL' ? 'cellulare' : 'mail';
  if (body[other] !== undefined) context.addIssue({ code: 'custom', path: [other], message: 'NOT_EXPECTED' });
});

/** Refuses a body without the contact that its channel needs. */
export const contactGiven = z.superRefine<Contact>((body, context) => {
  const own = body.canale === 'E-MAIL' ? 'mail' : 'cellulare';
  if (body[own] === undefined) context.addIssue({ code: 'custom', path: [own], message: 'MISSING' });
});

/** The code that was typed from the message: 6 digits. */
export const oneTimeCode = z.string().check(z.regex(/^\d{6}$/));

/** A code on its way: where to, for how many seconds it works, and how often it can be tried. */
export const wireSentCode = z.strictObject({
  /** Masked: `g***@example.it`. */
  destinatario: optionalText,
  /** Seconds, not an hour of the clock: the device's may be wrong. */
  validita: z.number().check(z.positive()),
  tentativi: z.int().check(z.positive()),
});

export const exampleSentCode = { destinatario: 'g***@example.it', validita: 600, tentativi: 3 };

export function toSentCode(wire: z.output<typeof wireSentCode>): SentCode {
  return { sentTo: present(wire.destinatario), validForSeconds: wire.validita, tries: wire.tentativi };
}
