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

/** The links of a company from a day on, those of the next days last. */
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

/** Ends a link; false where there is none. Once more changes nothing. */
export async function revokeLink(db: Database, companyId: string, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .update(technicianLinks)
    .set({ revokedAt: sql`coalesce(${technicianLinks.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(technicianLinks.companyId, companyId), sql`${technicianLinks.id}::text = ${id}`))
    .returning({ id: technicianLinks.id });
  return ended.length > 0;
}

/** Whose link it is, while it works. */
export async function findLiveLink(db: Database, hash: string, now: Date) {
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
    .where(and(eq(technicianLinks.hash, hash), gt(technicianLinks.expiresAt, now), isNull(technicianLinks.revokedAt)));
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

/** The visits of a company on a day that are agreed, under way or done, in their order. */
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

/** Photos of interventions, by their names. */
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

/** Who is on the way to interventions, or there. */
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

/** The photo of who is on the way to a customer's intervention, or there. */
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

/** Keeps where a technician is now, in place of where they were. */
export async function putTrip(db: Database, trip: typeof technicianTrips.$inferInsert): Promise<void> {
  await db
    .insert(technicianTrips)
    .values(trip)
    .onConflictDoUpdate({ target: technicianTrips.interventionId, set: trip });
}

/** Says whether an intervention's technician can be seen. */
export async function setGeolocation(db: Database, id: string, geolocationActive: boolean): Promise<void> {
  await db.update(interventions).set({ geolocationActive }).where(eq(interventions.id, id));
}

/** Forgets where a technician was who has arrived. */
export async function forgetPosition(db: Database, interventionId: string): Promise<void> {
  await db
    .update(technicianTrips)
    .set({ latitude: null, longitude: null, seenAt: null })
    .where(and(eq(technicianTrips.interventionId, interventionId), isNotNull(technicianTrips.seenAt)));
}

export async function endTrip(db: Database, interventionId: string): Promise<void> {
  await db.delete(technicianTrips).where(eq(technicianTrips.interventionId, interventionId));
}

/** Agreed visits of a day that end by some time of that day and that nobody has set out for or been warned of. */
export function listNotSetOut(db: Database, day: string, now: string, endsBy: string, limit: number) {
  const where = [
    gt(slotWindows.ends, now),
    lte(slotWindows.ends, endsBy),
    isNull(interventions.delayToldAt),
    notExists(db.select().from(technicianTrips).where(eq(technicianTrips.interventionId, interventions.id))),
  ];
  return listAgreed(db, { mode: 'TECHINICIAN_EXIT', day, where, limit });
}

/** Marks that the customer is told of a delay to come; false where they were told, or it was moved meanwhile. */
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
