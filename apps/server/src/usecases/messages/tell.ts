import type { Database } from '../../db/database.ts';
import { reachable, type Contacts } from '../contacts.ts';
import type { Services } from '../context.ts';
import { post } from './post.ts';
import type { Letter } from './templates/index.ts';

/** Tells a customer of a fact where they are reached: by mail, else by SMS; whoever has neither is not told. */
export async function tell(
  services: Services,
  db: Database,
  letter: Letter,
  customer: Contacts & { readonly code: string },
  at: Date,
  eventId: bigint,
): Promise<void> {
  const [contact] = reachable(services, customer);
  if (contact) await post(services, db, letter, { ...contact, customerCode: customer.code }, at, eventId);
}
