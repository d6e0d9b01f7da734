import { dayInRome, promisedBy, requestStanding } from '@sportello/domain';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { findIntervention, listSlots } from '../../interventions/queries/interventions.ts';
import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import { tell } from '../../messages/usecases/send.ts';
import { factsOf } from './facts.ts';

/** Message templates by booking event. */
const letters = {
  INTERVENTION_BOOKED: 'intervention-booked',
  INTERVENTION_CHANGED: 'intervention-changed',
  INTERVENTION_CANCELLED: 'intervention-cancelled',
} as const;

interface ReportedChange {
  readonly kind: keyof typeof letters;
  readonly interventionId: string;
  readonly keepsAppointment?: boolean;
}

/**
 * Reports a booking event inside its transaction: a domain event, an in-app notification, an invalidation event for
 * other tabs and a message to the contact of the booking.
 */
export async function notifyOfBooking(
  services: Services,
  db: Database,
  actor: CustomerActor,
  { kind, interventionId, keepsAppointment = false }: ReportedChange,
  now: Date,
): Promise<void> {
  const { customerCode } = actor;
  const found = await findIntervention(db, customerCode, interventionId);
  const slots = await listSlots(db, [interventionId]);
  const [slot] = slots;
  if (!found || !slot) return;
  const { productName: product, mode, companyCode: company, email, phone } = found;
  const standing = requestStanding(factsOf(found, slots, dayInRome(now.getTime())).status);
  const until =
    standing === 'SEARCHING'
      ? promisedBy({ ...found, since: now.getTime() }, slot, services.companySearchWorkDays)
      : undefined;
  const when = {
    day: slot.day,
    starts: slot.starts,
    ends: slot.ends,
    company,
    standing,
    keepsAppointment,
    searchedUntil: until === undefined ? null : new Date(until).toISOString(),
  };
  const data = { interventionId, mode, product, ...when, changes: found.changes };
  const event = await announce(db, { kind, customerCode, data }, actor, now);
  await invalidateOpenApps(db, { customerCode, about: 'interventions' });
  const wantsSms = found.contactMode === 'SMS' && phone !== null;
  const contacts = { email: wantsSms ? null : email, mobile: phone, code: customerCode };
  const letter = { template: letters[kind], interventionId, product, isVideocall: mode === 'VIDEOCALL', ...when };
  await tell(services, db, letter, contacts, now, event);
}
