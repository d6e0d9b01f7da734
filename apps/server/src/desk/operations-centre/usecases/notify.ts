import { dayInRome, instantInRome, visitMoment, type VisitStage } from '@sportello/domain';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import {
  findIntervention,
  listSlots,
  type InterventionRow,
  type SlotRow,
} from '../../../areas/interventions/queries/interventions.ts';
import type { Database } from '../../../db/database.ts';
import type { Writing } from '../../../shared/context.ts';
import { factsOf } from '../../../areas/booking/usecases/facts.ts';
import { opposedPurposes } from '../../../areas/profile/usecases/oppositions.ts';
import { announce } from '../../../events/announce.ts';
import type { Doer, EventKind } from '../../../events/event.ts';
import type { StepFacts } from '../../../areas/messages/usecases/step-words.ts';
import { tell } from '../../../areas/messages/usecases/send.ts';

interface Told {
  readonly interventionId: string;
  readonly step: StepFacts['step'];
  readonly reason: string | null;
  /** The technician on the way, and the arrival time, `HH:mm`. */
  readonly technician?: string;
  readonly arrives?: string;
}

/**
 * Notifies the customer of a step inside its transaction: in-app, by invalidation event, and by mail or SMS as the
 * booking selects (operatore.centrale.6).
 */
export async function notifyOfStep(
  services: Writing,
  db: Database,
  doer: Doer & { readonly customerCode: string },
  { interventionId, step, reason, ...way }: Told,
  now: Date,
): Promise<void> {
  const { customerCode } = doer;
  const found = await findIntervention(db, customerCode, interventionId);
  const slots = await listSlots(db, [interventionId]);
  const [slot] = slots;
  if (!found) return;
  const { productName: product, mode, companyCode: company, email, phone, state, subState } = found;
  const when = { day: slot?.day ?? null, starts: slot?.starts ?? null, ends: slot?.ends ?? null };
  const asksOpinion = step !== 'COMPLETA' || !(await opposedPurposes(db, customerCode)).has('RICERCHE');
  const isFixedByCompany = found.companyLicence === false;
  const facts = {
    interventionId,
    mode,
    product,
    company,
    ...when,
    step,
    reason,
    ...way,
    asksOpinion,
    isFixedByCompany,
    stage: stageOf(found, slots, now),
    isSearched: mode === 'TECHINICIAN_EXIT' && state === 'New',
  };
  const kind: EventKind = 'INTERVENTION_MOVED';
  const data = { ...facts, state, subState, changes: found.changes };
  const event = await announce(db, { kind, customerCode, data }, doer, now);
  await invalidateOpenApps(db, { customerCode, about: 'interventions' });
  const wantsSms = found.contactMode === 'SMS' && phone !== null;
  const contacts = { email: wantsSms ? null : email, mobile: phone, code: customerCode };
  // A reminder that arrives after the appointment began would only confuse.
  const life = step === 'PROMEMORIA' && slot ? { minutes: minutesUntil(slot, now) } : {};
  await tell(services, db, { template: 'intervention-moved', ...facts, ...life }, contacts, now, event);
}

function minutesUntil({ day, starts }: SlotRow, now: Date): number {
  return Math.floor((instantInRome(day, starts) - now.getTime()) / 60_000);
}

function stageOf(row: InterventionRow, slots: readonly SlotRow[], now: Date): VisitStage | undefined {
  const { status, timeSlots } = factsOf(row, slots, dayInRome(now.getTime()));
  const intervention = {
    status,
    timeSlots,
    appointmentMode: { name: row.mode },
    isGeolocalizationActive: row.geolocationActive,
  };
  return visitMoment(intervention, now.getTime())?.stage;
}
