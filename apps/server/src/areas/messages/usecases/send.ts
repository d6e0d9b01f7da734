import { findChosenChannels } from '../queries/chosen-channels.ts';
import type { Database } from '../../../db/database.ts';
import { reachable, type Contacts } from '../../../shared/contacts.ts';
import type { Channel, Writing } from '../../../shared/context.ts';
import { post, postAll } from './post.ts';
import type { ChosenMessage, MandatoryMessage, StaffMessage } from './templates/index.ts';

type Told = Contacts & { readonly code: string };

/** What is owed to a customer, and the event that it tells of. */
export interface Owed {
  readonly letter: MandatoryMessage;
  readonly customer: Told;
  readonly eventId: bigint;
}

/**
 * Tells a customer what is owed to them, whatever they chose: where they are reached, by mail, else
 * by SMS; whoever has neither is not told.
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

/** The same of many letters at once. */
export async function notifyAll(services: Writing, db: Database, owed: readonly Owed[], at: Date): Promise<void> {
  const posts = owed.flatMap(({ letter, customer, eventId }) => {
    const [contact] = reachable(services, customer);
    return contact ? [{ letter, to: { ...contact, customerCode: customer.code }, eventId }] : [];
  });
  await postAll(services, db, posts, at);
}

/** Tells one of the provider's own people by mail; whoever has none is not told. */
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

/** What a letter is about, and how its customer asked to hear of it. */
interface Choice {
  /** The way asked for with the request itself. */
  readonly channel: Channel | null;
  /** The contract that it is about, whose preference counts where nothing was asked for. */
  readonly contractCode: string | null;
}

/**
 * Tells a customer by the channels that they chose, each once; by none if they chose none: it stands
 * in the area in any case. Who never chose, or is reached no more by what was chosen, is told as
 * with any other letter.
 */
export async function sendByChosenChannel(
  services: Writing,
  db: Database,
  letter: ChosenMessage,
  customer: Told,
  { channel, contractCode }: Choice,
  at: Date,
  eventId: bigint,
): Promise<void> {
  const asked = channel === null ? undefined : [channel];
  const chosen =
    asked ?? (contractCode === null ? undefined : await findChosenChannels(db, customer.code, contractCode));
  const ways = reachable(services, customer);
  const wanted = ways.filter((way) => chosen?.includes(way.channel));
  const isNoneChosen = chosen?.length === 0;
  const used = wanted.length > 0 || isNoneChosen ? wanted : ways.slice(0, 1);
  for (const way of used) {
    await post(services, db, letter, { ...way, customerCode: customer.code }, at, eventId);
  }
}
