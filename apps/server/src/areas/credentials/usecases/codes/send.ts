import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../../../db/database.ts';
import { replaceCode, type CodeSubject } from '../../queries/codes.ts';
import { contactKey, maskContact, type Contact } from '../../../../shared/contacts.ts';
import type { Services } from '../../../../shared/context.ts';

const minute = 60_000;
/** For how long a code works (credenziali.codici.1). */
export const codeMinutes = 10;
/** How often a code can be typed wrong. */
const codeTries = 3;

/** What goes into the message; nothing of it is kept but keyed hashes. */
export interface MadeCode {
  /** Six digits. */
  readonly code: string;
  /** The longer one for a link: 192 bits. */
  readonly linkCode: string;
  readonly minutes: number;
}

/** Makes the code that proves a contact; the one that its subject had works no more. Inside a transaction. */
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

/** What a client is told of a code on its way; to whom, only if that is no secret. */
export function sentCode(to: Contact | null) {
  return { destinatario: to && maskContact(to), validita: codeMinutes * 60, tentativi: codeTries };
}

/** Text that nobody guesses: 192 bits. */
export function randomSecret(): string {
  return randomBytes(24).toString('base64url');
}

const hour = 60 * minute;

/** How many codes go to one contact: each costs somebody's attention, and an SMS money. */
export function sendsTo(contact: Contact) {
  return { key: `sends-to:${contactKey(contact)}`, most: 5, windowMs: hour };
}

/** How many codes are sent for one subject in a quarter of an hour, whatever the contact. */
export function sendsFor(subject: string) {
  return { key: `sends-for:${subject}`, most: 5 };
}
