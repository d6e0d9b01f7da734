import { tellHint } from '../../db/hints.ts';
import { findIntervention, listSlots } from '../../db/queries/interventions.ts';
import type { Database } from '../../db/database.ts';
import type { CustomerActor, Services } from '../context.ts';
import { announce } from '../events/announce.ts';
import { tell } from '../messages/tell.ts';

/** What can be told of a booking, and in which letter. */
const letters = {
  INTERVENTION_BOOKED: 'intervention-booked',
  INTERVENTION_CHANGED: 'intervention-changed',
  INTERVENTION_CANCELLED: 'intervention-cancelled',
} as const;

/**
 * Tells what became of a booking, inside its transaction: the provider's systems, the customer in the
 * area, their other tabs, and a letter to the contact that the booking names.
 */
export async function tellOfBooking(
  services: Services,
  db: Database,
  actor: CustomerActor,
  { kind, interventionId }: { readonly kind: keyof typeof letters; readonly interventionId: string },
  now: Date,
): Promise<void> {
  const { customerCode } = actor;
  const found = await findIntervention(db, customerCode, interventionId);
  const [slot] = await listSlots(db, [interventionId]);
  if (!found || !slot) return;
  const { productName: product, mode, companyCode: company, email, phone } = found;
  const when = { day: slot.day, starts: slot.starts, ends: slot.ends };
  const data = { interventionId, mode, product, company, ...when, changes: found.changes };
  const event = await announce(db, { kind, customerCode, data }, actor, now);
  await tellHint(db, { customerCode, about: 'interventions' });
  const wantsSms = found.contactMode === 'SMS' && phone !== null;
  const contacts = { email: wantsSms ? null : email, mobile: phone, code: customerCode };
  const letter = { template: letters[kind], interventionId, product, isVideocall: mode === 'VIDEOCALL', ...when };
  await tell(services, db, letter, contacts, now, event);
}
