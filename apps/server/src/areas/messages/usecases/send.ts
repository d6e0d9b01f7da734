import { findAllChosenChannels } from '../queries/chosen-channels.ts';
import type { Database } from '../../../db/database.ts';
import { reachable, type Contacts } from '../../../shared/contacts.ts';
import type { Channel, Writing } from '../../../shared/context.ts';
import { post, postAll } from './post.ts';
import type { ChosenMessage, MandatoryMessage, StaffMessage } from './templates/index.ts';

type Told = Contacts & { readonly code: string };

/** A mandatory message and its event. */
export interface Owed {
  readonly letter: MandatoryMessage;
  readonly customer: Told;
  readonly eventId: bigint;
}

/**
 * Sends a mandatory message whatever the preferences, by mail or else by SMS; a customer without contacts gets none.
 */
export async function tell(
  services: Writing,
  db: Database,
  letter: MandatoryMessage,
  customer: Told,
  at: Date,
  eventId: bigint,
): Promise<void> {
  await notifyAll(services, db, [{ letter, customer, eventId }], at);
}

/** Batch version of `tell`. */
export async function notifyAll(services: Writing, db: Database, owed: readonly Owed[], at: Date): Promise<void> {
  const posts = owed.flatMap(({ letter, customer, eventId }) => {
    const [contact] = reachable(services, customer);
    return contact ? [{ letter, to: { ...contact, customerCode: customer.code }, eventId }] : [];
  });
  await postAll(services, db, posts, at);
}

/** Sends a mail to a staff member, if an address is known. */
export async function sendToStaff(
  services: Writing,
  db: Database,
  letter: StaffMessage,
  email: string | null,
  at: Date,
): Promise<void> {
  if (email === null || !services.channels.includes('MAIL')) return;
  await post(services, db, letter, { channel: 'MAIL', recipient: email, customerCode: null }, at);
}

interface Choice {
  /** The channel selected in the request itself. */
  readonly channel: Channel | null;
  /** The contract whose preference applies if the request selects no channel. */
  readonly contractCode: string | null;
}

/** A message that customers can switch off, with its event. */
export interface Chosen {
  readonly letter: ChosenMessage;
  readonly customer: Told;
  readonly choice: Choice;
  readonly eventId: bigint;
}

/**
 * Sends a message by each channel the customer chose, by none if they chose none: the in-app notification exists
 * anyway. If no choice was made, or none of the chosen channels has a contact, it is sent like any other message.
 */
export async function sendByChosenChannel(
  services: Writing,
  db: Database,
  letter: ChosenMessage,
  customer: Told,
  choice: Choice,
  at: Date,
  eventId: bigint,
): Promise<void> {
  await sendAllByChosenChannel(services, db, [{ letter, customer, choice, eventId }], at);
}

/** Batch version of `sendByChosenChannel`. */
export async function sendAllByChosenChannel(
  services: Writing,
  db: Database,
  all: readonly Chosen[],
  at: Date,
): Promise<void> {
  const contracts = all.flatMap(({ customer, choice: { channel, contractCode } }) =>
    channel === null && contractCode !== null ? [{ customerCode: customer.code, contractCode }] : [],
  );
  const channelsOf = await findAllChosenChannels(db, contracts);
  const posts = all.flatMap(({ letter, customer, choice: { channel, contractCode }, eventId }) => {
    const asked = channel === null ? undefined : [channel];
    const chosen =
      asked ?? (contractCode === null ? undefined : channelsOf({ customerCode: customer.code, contractCode }));
    const ways = reachable(services, customer);
    const wanted = ways.filter((way) => chosen?.includes(way.channel));
    const isNoneChosen = chosen?.length === 0;
    const used = wanted.length > 0 || isNoneChosen ? wanted : ways.slice(0, 1);
    return used.map((way) => ({ letter, to: { ...way, customerCode: customer.code }, eventId }));
  });
  await postAll(services, db, posts, at);
}
