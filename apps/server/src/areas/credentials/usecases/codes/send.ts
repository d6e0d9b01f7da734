import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../../../db/database.ts';
import { replaceCode, type CodeSubject } from '../../queries/codes.ts';
import { contactKey, maskContact, type Contact } from '../../../../shared/contacts.ts';
import type { Services } from '../../../../shared/context.ts';

const minute = 60_000;
/** Lifetime of a code (credenziali.codici.1). */
export const codeMinutes = 10;
const codeTries = 3;

/** Plain codes for the message; only their keyed hashes are stored. */
export interface MadeCode {
  readonly code: string;
  /** The code of the link: 192 bits. */
  readonly linkCode: string;
  readonly minutes: number;
}

/**
 * Creates the code that proves a contact and invalidates the previous one of its subject; call it inside a
 * transaction.
 */
export async function makeCode(
  services: Services,
  db: Database,
  of: CodeSubject,
  contact: Contact,
  now: Date,
): Promise<MadeCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const linkCode = randomSecret();
  await replaceCode(db, of, {
    channel: contact.channel,
    contact: contact.recipient,
    codeHash: services.codes.hash(`${of.subject} ${code}`),
    linkHash: of.purpose === 'RECOVERY' ? services.codes.hash(`${of.subject} ${linkCode}`) : null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeMinutes * minute),
    triesLeft: codeTries,
  });
  return { code, linkCode, minutes: codeMinutes };
}

/** Builds the answer about a sent code; the masked contact is included only if it is no secret. */
export function sentCode(to: Contact | null) {
  return { destinatario: to && maskContact(to), validita: codeMinutes * 60, tentativi: codeTries };
}

/** Returns a random secret of 192 bits. */
export function randomSecret(): string {
  return randomBytes(24).toString('base64url');
}

const hour = 60 * minute;

/** Rate limit per contact: codes disturb their owner, and an SMS costs money. */
export function sendsTo(contact: Contact) {
  return { key: `sends-to:${contactKey(contact)}`, most: 5, windowMs: hour };
}

/** Rate limit per subject in a quarter of an hour, whatever the contact. */
export function sendsFor(subject: string) {
  return { key: `sends-for:${subject}`, most: 5 };
}
