import { MESSAGE_CHANNELS } from '../db/schema/columns.ts';
import type { ContactChannel } from '@sportello/domain';
import type { Channel, Writing } from './context.ts';

export interface Contact {
  readonly channel: Channel;
  readonly recipient: string;
}

export interface Contacts {
  readonly email: string | null;
  readonly mobile: string | null;
}

const channels = { 'E-MAIL': 'MAIL', 'TELEFONO CELLULARE': 'SMS' } as const satisfies Record<ContactChannel, Channel>;

export function channelFrom(canale: ContactChannel): Channel {
  return channels[canale];
}

export function wireChannel(channel: Channel): ContactChannel {
  return channel === 'MAIL' ? 'E-MAIL' : 'TELEFONO CELLULARE';
}

export function contactOn({ email, mobile }: Contacts, channel: Channel): Contact | null {
  const recipient = (channel === 'MAIL' ? email : mobile)?.trim();
  return recipient ? { channel, recipient } : null;
}

/** Returns the contacts that can receive messages here, mail first. */
export function reachable(services: Writing, contacts: Contacts): Contact[] {
  return MESSAGE_CHANNELS.filter((channel) => services.channels.includes(channel)).flatMap(
    (channel) => contactOn(contacts, channel) ?? [],
  );
}

/** Normalizes a contact: mail case-insensitively, numbers without +39 and spaces. */
export function contactKey({ channel, recipient }: Contact): string {
  if (channel === 'MAIL') return recipient.trim().toLowerCase();
  const digits = recipient.trim().replace(/^\+/, '00').replace(/\D/g, '');
  return digits.startsWith('00') ? digits.replace(/^0039(?=\d{6})/, '') : digits;
}

/** Compares normalized contacts (profilo.contatti.4). */
export function sameContact(one: Contact | null, other: Contact | null): boolean {
  if (one === null || other === null) return one === other;
  return one.channel === other.channel && contactKey(one) === contactKey(other);
}

/** Masks a contact so that only its owner recognises it: `g***@example.it`, `***567`. */
export function maskContact({ channel, recipient }: Contact): string {
  if (channel === 'SMS') return `***${recipient.replace(/\D/g, '').slice(-3)}`;
  const [local = '', domain = ''] = recipient.toLowerCase().split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}
