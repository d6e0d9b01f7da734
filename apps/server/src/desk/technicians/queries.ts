import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ofOwnIntervention } from '../../db/owned.ts';
import {
  companies,
  interventionFiles,
  interventions,
  interventionSlots,
  slotWindows,
  technicianLinks,
  technicianTrips,
} from '../../db/schema/index.ts';
import { isNewestSlot, listAgreed } from '../../areas/interventions/queries/agreed-visits.ts';

export function listTechnicianLinks(db: Database, companyId: string, from: string) {
  const { id, technician, day, photo, expiresAt, revokedAt } = technicianLinks;
  return db
    .select({ id, technician, day, expiresAt, revokedAt, hasPhoto: sql<boolean>`${photo} is not null` })
    .from(technicianLinks)
    .where(and(eq(technicianLinks.companyId, companyId), gte(day, from)))
    .orderBy(asc(day), asc(technicianLinks.createdAt));
}

export async function insertTechnicianLink(db: Database, link: typeof technicianLinks.$inferInsert): Promise<void> {
  await db.insert(technicianLinks).values(link);
}

/** Revokes a link, idempotently; false if there is none. */
export async function revokeLink(db: Database, companyId: string, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .update(technicianLinks)
    .set({ revokedAt: sql`coalesce(${technicianLinks.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(technicianLinks.companyId, companyId), sql`${technicianLinks.id}::text = ${id}`))
    .returning({ id: technicianLinks.id });
  return ended.length > 0;
}

export async function findLiveLink(db: Database, hashes: readonly string[], now: Date) {
  const [found] = await db
    .select({
      linkId: technicianLinks.id,
      companyId: technicianLinks.companyId,
      companyCode: companies.code,
      technician: technicianLinks.technician,
      day: technicianLinks.day,
    })
    .from(technicianLinks)
    .innerJoin(companies, eq(companies.id, technicianLinks.companyId))
    .where(
      and(
        inArray(technicianLinks.hash, [...hashes]),
        gt(technicianLinks.expiresAt, now),
        isNull(technicianLinks.revokedAt),
      ),
    );
  return found;
}

const isAgreedOrAfter = sql`((${interventions.state} = 'Assigned' and ${interventions.subState} = 'APPOINTMENT_AGREED')
  or ${interventions.state} in ('In Progress', 'Completed', 'Consuntivato', 'Fatturato'))`;

interface OfDay {
  readonly companyId: string;
  readonly day: string;
}

const ofDay = ({ companyId, day }: OfDay) =>
  and(
    eq(interventions.companyId, companyId),
    eq(interventions.mode, 'TECHINICIAN_EXIT'),
    eq(interventionSlots.day, day),
    isNewestSlot,
    isAgreedOrAfter,
  );

export async function listVisitIds(db: Database, of: OfDay): Promise<string[]> {
  const rows = await db
    .select({ id: interventions.id })
    .from(interventions)
    .innerJoin(interventionSlots, eq(interventionSlots.interventionId, interventions.id))
    .innerJoin(slotWindows, eq(slotWindows.id, interventionSlots.windowId))
    .where(ofDay(of))
    .orderBy(asc(slotWindows.starts), asc(interventions.id));
  return rows.map(({ id }) => id);
}

export async function isVisitOf(db: Database, of: OfDay, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: interventions.id })
    .from(interventions)
    .innerJoin(interventionSlots, eq(interventionSlots.interventionId, interventions.id))
    .where(and(eq(interventions.id, id), ofDay(of)));
  return rows.length > 0;
}

export function listPhotos(db: Database, ids: readonly string[]) {
  return db
    .select({
      id: interventionFiles.id,
      interventionId: interventionFiles.interventionId,
      name: interventionFiles.name,
    })
    .from(interventionFiles)
    .where(and(inArray(interventionFiles.interventionId, [...ids]), eq(interventionFiles.kind, 'IMMAGINI')))
    .orderBy(asc(interventionFiles.id));
}

export async function findPhoto(db: Database, id: string, number: string) {
  const [found] = await db
    .select({ mediaType: interventionFiles.mediaType, content: interventionFiles.content })
    .from(interventionFiles)
    .where(
      and(
        eq(interventionFiles.interventionId, id),
        eq(interventionFiles.kind, 'IMMAGINI'),
        sql`${interventionFiles.id}::text = ${number}`,
      ),
    );
  return found;
}

export async function countPhotos(db: Database, id: string): Promise<number> {
  const [row] = await db
    .select({ photos: count() })
    .from(interventionFiles)
    .where(and(eq(interventionFiles.interventionId, id), eq(interventionFiles.kind, 'IMMAGINI')));
  return row?.photos ?? 0;
}

export async function insertPhoto(
  db: Database,
  photo: Omit<typeof interventionFiles.$inferInsert, 'id' | 'kind'>,
): Promise<number> {
  const [written] = await db
    .insert(interventionFiles)
    .values({ ...photo, kind: 'IMMAGINI' })
    .returning({ id: interventionFiles.id });
  return written?.id ?? 0;
}

export function listTrips(db: Database, ids: readonly string[]) {
  return db
    .select({
      interventionId: technicianTrips.interventionId,
      linkId: technicianTrips.linkId,
      technician: technicianLinks.technician,
      hasPhoto: sql<boolean>`${technicianLinks.photo} is not null`,
      setOutAt: technicianTrips.setOutAt,
      saidAt: technicianTrips.saidAt,
      arrivesAt: technicianTrips.arrivesAt,
      latitude: technicianTrips.latitude,
      longitude: technicianTrips.longitude,
      seenAt: technicianTrips.seenAt,
    })
    .from(technicianTrips)
    .innerJoin(technicianLinks, eq(technicianLinks.id, technicianTrips.linkId))
    .where(inArray(technicianTrips.interventionId, [...ids]));
}

export async function findPortrait(db: Database, customerCode: string, interventionId: string): Promise<Buffer | null> {
  const [found] = await db
    .select({ photo: technicianLinks.photo })
    .from(technicianTrips)
    .innerJoin(technicianLinks, eq(technicianLinks.id, technicianTrips.linkId))
    .where(
      and(
        eq(technicianTrips.interventionId, interventionId),
        ofOwnIntervention(technicianTrips.interventionId, customerCode),
      ),
    );
  return found?.photo ?? null;
}

export async function putTrip(db: Database, trip: typeof technicianTrips.$inferInsert): Promise<void> {
  await db
    .insert(technicianTrips)
    .values(trip)
    .onConflictDoUpdate({ target: technicianTrips.interventionId, set: trip });
}

export async function setGeolocation(db: Database, id: string, geolocationActive: boolean): Promise<void> {
  await db.update(interventions).set({ geolocationActive }).where(eq(interventions.id, id));
}

export async function forgetPosition(db: Database, interventionId: string): Promise<void> {
  await db
    .update(technicianTrips)
    .set({ latitude: null, longitude: null, seenAt: null })
    .where(and(eq(technicianTrips.interventionId, interventionId), isNotNull(technicianTrips.seenAt)));
}

export async function endTrip(db: Database, interventionId: string): Promise<void> {
  await db.delete(technicianTrips).where(eq(technicianTrips.interventionId, interventionId));
}

/** Returns agreed visits of a day ending by some time, without a technician on the way and without a warning. */
export function listNotSetOut(db: Database, day: string, now: string, endsBy: string, limit: number) {
  const where = [
    gt(slotWindows.ends, now),
    lte(slotWindows.ends, endsBy),
    isNull(interventions.delayToldAt),
    notExists(db.select().from(technicianTrips).where(eq(technicianTrips.interventionId, interventions.id))),
  ];
  return listAgreed(db, { mode: 'TECHINICIAN_EXIT', day, where, limit });
}

/** Marks the customer as warned; false if warned before or the visit was moved. */
export async function markDelayNotified(
  db: Database,
  { id, changes }: { readonly id: string; readonly changes: number },
  at: Date,
): Promise<boolean> {
  const marked = await db
    .update(interventions)
    .set({ delayToldAt: at })
    .where(and(eq(interventions.id, id), eq(interventions.changes, changes), isNull(interventions.delayToldAt)))
    .returning({ id: interventions.id });
  return marked.length > 0;
}
