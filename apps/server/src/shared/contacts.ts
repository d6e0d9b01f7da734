import type { ContactChannel } from '@sportello/domain';
import type { Channel, Writing } from './context.ts';

/** Where somebody is reached. */
export interface Contact {
  readonly channel: Channel;
  /** The mail address or the telephone number, as it is stored. */
  readonly recipient: string;
}

/** The contacts of a customer, as the provider has them. */
export interface Contacts {
  readonly email: string | null;
  readonly mobile: string | null;
}

const channels = { 'E-MAIL': 'MAIL', 'TELEFONO CELLULARE': 'SMS' } as const satisfies Record<ContactChannel, Channel>;

/** A channel of the wire, as messages have it. */
export function channelFrom(canale: ContactChannel): Channel {
  return channels[canale];
}

/** A channel of messages, in the word of the wire. */
export function wireChannel(channel: Channel): ContactChannel {
  return channel === 'MAIL' ? 'E-MAIL' : 'TELEFONO CELLULARE';
}

/** The customer's contact on a channel, or null. */
export function contactOn({ email, mobile }: Contacts, channel: Channel): Contact | null {
  const recipient = (channel === 'MAIL' ? email : mobile)?.trim();
  return recipient ? { channel, recipient } : null;
}

/** Where a customer can be written to here, mail first. */
export function reachable(services: Writing, contacts: Contacts): Contact[] {
  return (['MAIL', 'SMS'] as const)
    .filter((channel) => services.channels.includes(channel))
    .flatMap((channel) => contactOn(contacts, channel) ?? []);
}

/** The same for every way of writing a contact: mail in any case, a number with or without +39 and spaces. */
export function contactKey({ channel, recipient }: Contact): string {
  if (channel === 'MAIL') return recipient.trim().toLowerCase();
  const digits = recipient.trim().replace(/^\+/, '00').replace(/\D/g, '');
  return digits.startsWith('00') ? digits.replace(/^0039(?=\d{6})/, '') : digits;
}

/** Whether two contacts reach the same person (profilo.contatti.4). */
export function sameContact(one: Contact | null, other: Contact | null): boolean {
  if (one === null || other === null) return one === other;
  return one.channel === other.channel && contactKey(one) === contactKey(other);
}

/** Enough of a contact for its owner to know it, and for nobody else: `g***@example.it`, `***567`. */
export function maskContact({ channel, recipient }: Contact): string {
  if (channel === 'SMS') return `***${recipient.replace(/\D/g, '').slice(-3)}`;
  const [local = '', domain = ''] = recipient.toLowerCase().split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}
