import type { AnswerOf, Catalogue } from '@sportello/calls';
import { ATTACHMENT_TYPE_LABELS, dayInRome, INTERVENTION_WINDOW_YEARS, isAppointmentEditable } from '@sportello/domain';
import {
  countInterventions,
  listFiles,
  listInterventions,
  listSlots,
  type InterventionRow,
  type SlotRow,
} from '../../interventions/queries/interventions.ts';
import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { factsOf } from './facts.ts';

type WireIntervention = AnswerOf<Catalogue['interventions']>['interventions'][number];
type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

const modeIds = { VIDEOCALL: '1', TECHINICIAN_EXIT: '2' } as const;

/** Returns the customer's interventions of the last five years, newest first (intervento.chiamate.1). */
export async function readInterventions(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AnswerOf<Catalogue['interventions']>> {
  const now = clock();
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - INTERVENTION_WINDOW_YEARS);
  const rows = await listInterventions(db, customerCode, { since, limit, offset });
  const total = await countInterventions(db, customerCode, since);
  return { interventions: await onWire(db, rows, now), total };
}

export async function ownInterventions(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
): Promise<WireIntervention[]> {
  const rows = await listInterventions(db, customerCode, { since: new Date(0), limit: 10_000, offset: 0 });
  return onWire(db, rows, clock());
}

async function onWire(db: Database, rows: readonly InterventionRow[], now: Date): Promise<WireIntervention[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [slots, files] = [await listSlots(db, ids), await listFiles(db, ids)];
  const slotsOf = Map.groupBy(slots, ({ interventionId }) => interventionId);
  const filesOf = Map.groupBy(files, ({ interventionId }) => interventionId);
  return rows.map((row) => wire(row, slotsOf.get(row.id) ?? [], filesOf.get(row.id) ?? [], now));
}

function wire(row: InterventionRow, slots: readonly SlotRow[], files: readonly FileRow[], now: Date): WireIntervention {
  const facts = factsOf(row, slots, dayInRome(now.getTime()));
  return {
    id: row.id,
    contractRisolveId: row.contractCode,
    status: { state: row.state, subState: row.subState },
    source: row.source,
    appointmentMode: { id: modeIds[row.mode], name: row.mode },
    product: { id: row.installationId, name: row.productName, icon: row.productIcon },
    address: {
      street: row.street,
      cap: row.cap,
      province: row.province,
      city: row.city,
      country: row.country,
      note: row.addressNote,
      lat: row.latitude,
      lon: row.longitude,
    },
    company: row.companyCode === null ? null : { code: row.companyCode, license: row.companyLicence },
    date: dayInRome(row.createdAt.getTime()),
    timeSlots: slots.map((slot) => ({
      id: `${slot.interventionId}-${slot.position}`,
      date: slot.day,
      start: slot.starts,
      end: slot.ends,
      state: slot.state,
      isAppointmentConfirmed: slot.appointmentConfirmed,
    })),
    customer: { email: row.email, phoneNumber: row.phone },
    contactMode: row.contactMode,
    note: row.note,
    isEditable: isAppointmentEditable(facts, now.getTime()),
    isFeedbackLeft: row.feedbackLeft,
    isGeolocalizationActive: row.geolocationActive,
    attachments: files.map(({ id, name, kind }) => ({
      id: String(id),
      file: null,
      fileName: name,
      type: kind === 'FATTURE' ? null : ATTACHMENT_TYPE_LABELS[kind],
      imgPreviewUrl: null,
    })),
    fieldState: row.fieldState,
    workCode: row.workCode,
    freeHourUsed: row.freeHourUsed,
  };
}
