import { and, asc, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  cancellationReasons,
  companies,
  installations,
  interventionFiles,
  interventions,
  interventionSlots,
  slotWindows,
} from '../../../db/schema/index.ts';

export type InterventionRow = Awaited<ReturnType<typeof listInterventions>>[number];
export type SlotRow = Awaited<ReturnType<typeof listSlots>>[number];

const fields = {
  id: interventions.id,
  contractCode: interventions.contractCode,
  state: interventions.state,
  subState: interventions.subState,
  source: interventions.source,
  mode: interventions.mode,
  installationId: interventions.installationId,
  productName: installations.name,
  productIcon: installations.icon,
  street: interventions.street,
  cap: interventions.cap,
  city: interventions.city,
  province: interventions.province,
  country: interventions.country,
  addressNote: interventions.addressNote,
  latitude: interventions.latitude,
  longitude: interventions.longitude,
  companyId: interventions.companyId,
  companyCode: companies.code,
  companyLicence: companies.licence,
  email: interventions.email,
  phone: interventions.phone,
  contactMode: interventions.contactMode,
  note: interventions.note,
  freeHourUsed: interventions.freeHourUsed,
  feedbackLeft: interventions.feedbackLeft,
  geolocationActive: interventions.geolocationActive,
  fieldState: interventions.fieldState,
  workCode: interventions.workCode,
  createdAt: interventions.createdAt,
  updatedAt: interventions.updatedAt,
  changes: interventions.changes,
};

function select(db: Database) {
  return db
    .select(fields)
    .from(interventions)
    .innerJoin(installations, eq(installations.id, interventions.installationId))
    .leftJoin(companies, eq(companies.id, interventions.companyId));
}

/** A customer's interventions since a moment, the newest first. */
export function listInterventions(
  db: Database,
  customerCode: string,
  { since, limit, offset }: { readonly since: Date; readonly limit: number; readonly offset: number },
) {
  return select(db)
    .where(and(eq(interventions.customerCode, customerCode), gte(interventions.createdAt, since)))
    .orderBy(desc(interventions.createdAt), asc(interventions.id))
    .limit(limit)
    .offset(offset);
}

export async function countInterventions(db: Database, customerCode: string, since: Date): Promise<number> {
  return db.$count(
    interventions,
    and(eq(interventions.customerCode, customerCode), gte(interventions.createdAt, since)),
  );
}

export async function findIntervention(db: Database, customerCode: string, id: string) {
  const [found] = await select(db).where(and(eq(interventions.id, id), eq(interventions.customerCode, customerCode)));
  return found;
}

/** Holds an intervention for a change: two at once take turns, and the second sees the first. */
export async function lockIntervention(db: Database, customerCode: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: interventions.id })
    .from(interventions)
    .where(and(eq(interventions.id, id), eq(interventions.customerCode, customerCode)))
    .for('update');
  return found.length > 0;
}

/** What is booked for an installation, where an id is that of an intervention. */
export async function findBookedInstallation(db: Database, customerCode: string, id: string) {
  const [found] = await db
    .select({ id: interventions.id, installationId: interventions.installationId, cap: interventions.cap })
    .from(interventions)
    .where(and(eq(interventions.id, id), eq(interventions.customerCode, customerCode)));
  return found;
}

/** The appointments of interventions, the newest of each first (intervento.fascia.2). */
export async function listSlots(db: Database, ids: readonly string[]) {
  return db
    .select({
      interventionId: interventionSlots.interventionId,
      position: interventionSlots.position,
      day: interventionSlots.day,
      windowId: interventionSlots.windowId,
      companyId: interventionSlots.companyId,
      state: interventionSlots.state,
      appointmentConfirmed: interventionSlots.appointmentConfirmed,
      starts: slotWindows.starts,
      ends: slotWindows.ends,
    })
    .from(interventionSlots)
    .innerJoin(slotWindows, eq(slotWindows.id, interventionSlots.windowId))
    .where(inArray(interventionSlots.interventionId, [...ids]))
    .orderBy(asc(interventionSlots.interventionId), desc(interventionSlots.position));
}

/** The names and kinds of the files of interventions; invoices stand in a list of their own. */
export async function listFiles(db: Database, ids: readonly string[]) {
  return db
    .select({
      id: interventionFiles.id,
      interventionId: interventionFiles.interventionId,
      name: interventionFiles.name,
      kind: interventionFiles.kind,
    })
    .from(interventionFiles)
    .where(and(inArray(interventionFiles.interventionId, [...ids]), ne(interventionFiles.kind, 'FATTURE')))
    .orderBy(asc(interventionFiles.id));
}

type NewIntervention = Omit<typeof interventions.$inferInsert, 'id'>;

/** Writes a booking; nothing when one of the customer's has its key already. */
export async function insertIntervention(db: Database, given: NewIntervention): Promise<string | undefined> {
  const [written] = await db
    .insert(interventions)
    .values(given)
    .onConflictDoNothing({ target: [interventions.customerCode, interventions.key] })
    .returning({ id: interventions.id });
  return written?.id;
}

/** The booking that was made with a key. */
export async function findInterventionByKey(db: Database, customerCode: string, key: string) {
  const [found] = await db
    .select({ id: interventions.id, digest: interventions.digest })
    .from(interventions)
    .where(and(eq(interventions.customerCode, customerCode), eq(interventions.key, key)));
  return found;
}

export async function updateIntervention(db: Database, id: string, given: Partial<NewIntervention>): Promise<void> {
  await db
    .update(interventions)
    // Something happened: nothing is late any more.
    .set({
      lateAt: null,
      lateToldAt: null,
      delayToldAt: null,
      callToldAt: null,
      ...given,
      changes: sql`${interventions.changes} + 1`,
    })
    .where(eq(interventions.id, id));
}

/** Marks that an intervention uses the free hour. */
export async function setFreeHourUsed(db: Database, id: string): Promise<void> {
  await db.update(interventions).set({ freeHourUsed: true }).where(eq(interventions.id, id));
}

export async function insertSlot(db: Database, given: typeof interventionSlots.$inferInsert): Promise<void> {
  await db.insert(interventionSlots).values(given);
}

export async function updateSlot(
  db: Database,
  { interventionId, position }: Pick<SlotRow, 'interventionId' | 'position'>,
  given: Partial<Omit<typeof interventionSlots.$inferInsert, 'interventionId' | 'position'>>,
): Promise<void> {
  await db
    .update(interventionSlots)
    .set(given)
    .where(and(eq(interventionSlots.interventionId, interventionId), eq(interventionSlots.position, position)));
}

export async function insertFiles(
  db: Database,
  interventionId: string,
  files: readonly Omit<typeof interventionFiles.$inferInsert, 'id' | 'interventionId'>[],
): Promise<void> {
  if (files.length > 0) await db.insert(interventionFiles).values(files.map((file) => ({ ...file, interventionId })));
}

/** Why an intervention can be cancelled, the likeliest first. */
export function listCancellationReasons(db: Database) {
  return db.select().from(cancellationReasons).orderBy(asc(cancellationReasons.priority), asc(cancellationReasons.id));
}

/** A file of one of a customer's interventions; an id that is no number is nobody's. */
export async function findInterventionFile(db: Database, customerCode: string, id: string) {
  const [found] = await db
    .select({
      name: interventionFiles.name,
      mediaType: interventionFiles.mediaType,
      content: interventionFiles.content,
    })
    .from(interventionFiles)
    .innerJoin(interventions, eq(interventions.id, interventionFiles.interventionId))
    .where(and(sql`${interventionFiles.id}::text = ${id}`, eq(interventions.customerCode, customerCode)));
  return found;
}
