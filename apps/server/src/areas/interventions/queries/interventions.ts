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

/** Takes a row lock on an intervention; a second transaction then sees the first one's change. */
export async function lockIntervention(db: Database, customerCode: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: interventions.id })
    .from(interventions)
    .where(and(eq(interventions.id, id), eq(interventions.customerCode, customerCode)))
    .for('update');
  return found.length > 0;
}

export async function findBookedInstallation(db: Database, customerCode: string, id: string) {
  const [found] = await db
    .select({ id: interventions.id, installationId: interventions.installationId, cap: interventions.cap })
    .from(interventions)
    .where(and(eq(interventions.id, id), eq(interventions.customerCode, customerCode)));
  return found;
}

/** Returns the appointments of interventions, newest first for each (intervento.fascia.2). */
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

/** Inserts a booking; undefined if the customer already has one with its idempotency key. */
export async function insertIntervention(db: Database, given: NewIntervention): Promise<string | undefined> {
  const [written] = await db
    .insert(interventions)
    .values(given)
    .onConflictDoNothing({ target: [interventions.customerCode, interventions.key] })
    .returning({ id: interventions.id });
  return written?.id;
}

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
    // An event resets the lateness.
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

export function listCancellationReasons(db: Database) {
  return db.select().from(cancellationReasons).orderBy(asc(cancellationReasons.priority), asc(cancellationReasons.id));
}

/** Returns a file of one of the customer's interventions; a non-numeric id finds nothing. */
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
