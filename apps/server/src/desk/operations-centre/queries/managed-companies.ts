import { COMING_SLOT_STATES } from '@sportello/domain';
import { and, asc, count, eq, getTableColumns, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  companies,
  companyAreas,
  companyClosures,
  companyHours,
  companySkills,
  installations,
  interventionSlots,
  macroTypes,
} from '../../../db/schema/index.ts';
import { versionOf } from '../../../db/version.ts';

/** Returns all companies, active first, with hours and closures from a day on. */
export async function listManaged(db: Database, today: string) {
  const rows = await db
    .select()
    .from(companies)
    .orderBy(sql`${companies.active} desc`, asc(companies.code));
  const hours = await db.select().from(companyHours).orderBy(asc(companyHours.companyId), asc(companyHours.weekday));
  const closures = await db
    .select()
    .from(companyClosures)
    .where(gte(companyClosures.day, today))
    .orderBy(asc(companyClosures.companyId), asc(companyClosures.day));
  const hoursOf = Map.groupBy(hours, ({ companyId }) => companyId);
  const closuresOf = Map.groupBy(closures, ({ companyId }) => companyId);
  return rows.map((row) => ({
    ...row,
    hours: hoursOf.get(row.id) ?? [],
    closures: (closuresOf.get(row.id) ?? []).map(({ day }) => day),
  }));
}

/** Returns a company with all editable data, optionally with a row lock. */
export async function openManaged(db: Database, id: string, today: string, isLocked = false) {
  const found = db
    .select({ ...getTableColumns(companies), version: versionOf(companies) })
    .from(companies)
    .where(eq(companies.id, id));
  const [row] = await (isLocked ? found.for('update') : found);
  if (!row) return undefined;
  const areas = await db
    .select()
    .from(companyAreas)
    .where(eq(companyAreas.companyId, id))
    .orderBy(asc(companyAreas.cap));
  const skills = await db
    .select()
    .from(companySkills)
    .where(eq(companySkills.companyId, id))
    .orderBy(asc(companySkills.installationId));
  const hours = await db
    .select()
    .from(companyHours)
    .where(eq(companyHours.companyId, id))
    .orderBy(asc(companyHours.weekday));
  const closures = await db
    .select()
    .from(companyClosures)
    .where(and(eq(companyClosures.companyId, id), gte(companyClosures.day, today)))
    .orderBy(asc(companyClosures.day));
  return {
    ...row,
    areas: areas.map(({ cap }) => cap),
    skills: skills.map(({ installationId }) => installationId),
    hours,
    closures: closures.map(({ day }) => day),
  };
}

export async function findManagedByCode(db: Database, code: string) {
  const [found] = await db.select({ id: companies.id }).from(companies).where(eq(companies.code, code));
  return found;
}

export function listInstallations(db: Database) {
  return db
    .select({ id: installations.id, name: installations.name, kind: macroTypes.name })
    .from(installations)
    .innerJoin(macroTypes, eq(macroTypes.id, installations.macroTypeId))
    .orderBy(asc(macroTypes.position), asc(installations.position));
}

/** Inserts a company for visits with no data yet; false if its id or code is taken. */
export async function insertCompany(db: Database, { id, code }: { id: string; code: string }): Promise<boolean> {
  const { rowCount } = await db
    .insert(companies)
    .values({ id, code, supportType: 'EXIT_TECHNICAL' })
    .onConflictDoNothing();
  return rowCount === 1;
}

type Written = Pick<typeof companies.$inferSelect, 'name' | 'phone' | 'active' | 'licence' | 'travelMinutes'> & {
  readonly areas: readonly string[];
  readonly skills: readonly string[];
  readonly hours: readonly Omit<typeof companyHours.$inferInsert, 'companyId'>[];
};

/** Updates a locked company; existing bookings keep their places. */
export async function writeCompany(
  db: Database,
  companyId: string,
  { areas, skills, hours, ...given }: Written,
  today: string,
): Promise<void> {
  await db.update(companies).set(given).where(eq(companies.id, companyId));
  await db.delete(companyAreas).where(eq(companyAreas.companyId, companyId));
  if (areas.length > 0) await db.insert(companyAreas).values(areas.map((cap) => ({ cap, companyId })));
  await db.delete(companySkills).where(eq(companySkills.companyId, companyId));
  if (skills.length > 0)
    await db.insert(companySkills).values(skills.map((installationId) => ({ installationId, companyId })));
  await db.delete(companyHours).where(eq(companyHours.companyId, companyId));
  if (hours.length > 0) await db.insert(companyHours).values(hours.map((each) => ({ ...each, companyId })));
  await settlePlaces(db, sql`${companyId}`, today);
}

/** Locks companies (ids or a subquery) in a fixed order, to prevent deadlocks. */
export async function lockCompanies(db: Database, companyIds: SQL): Promise<void> {
  await db.execute(sql`select from companies where id in (${companyIds}) order by id for update`);
}

/**
 * Recomputes days with bookings: places as configured now, but never fewer than taken, and the shares of nearby
 * windows by the current travel time (prenotazione.capienza.3). The companies (ids or a subquery) must be locked,
 * which blocks bookings meanwhile (`findTravelMinutes`).
 */
export async function settlePlaces(db: Database, companyIds: SQL, today: string): Promise<void> {
  await db.execute(sql`
    with near as (
      select p.company_id, p.day, w.id as window_id,
        coalesce(sum(p.taken) filter (where w.id = v.id), 0)::int as taken,
        coalesce(sum(p.taken) filter (where w.id <> v.id and w.starts > v.starts
          and w.starts::time - v.ends::time < make_interval(mins => c.travel_minutes)), 0)::int as before,
        coalesce(sum(p.taken) filter (where w.id <> v.id and w.starts <= v.starts
          and v.starts::time - w.ends::time < make_interval(mins => c.travel_minutes)), 0)::int as after
      from company_places p
      join companies c on c.id = p.company_id
      join slot_windows v on v.id = p.window_id
      join slot_windows w on w.support_type = v.support_type
      where p.company_id in (${companyIds}) and p.day >= ${today}::date
      group by 1, 2, 3
    )
    insert into company_places as p (company_id, day, window_id, places, taken, before, after)
    select n.company_id, n.day, n.window_id,
      greatest(coalesce(h.places, 0), case when n.taken = 0 then 0 else n.taken + greatest(n.before, n.after) end),
      n.taken, n.before, n.after
    from near n
    left join company_hours h on h.company_id = n.company_id and h.weekday = extract(isodow from n.day)
    order by n.company_id, n.day, n.window_id
    on conflict (company_id, day, window_id) do update set
      places = excluded.places, before = excluded.before, after = excluded.after`);
}

export async function findManaged(db: Database, id: string) {
  const [found] = await db.select().from(companies).where(eq(companies.id, id));
  return found;
}

/** Closes or reopens a company on a day; idempotent. */
export async function writeClosure(db: Database, companyId: string, day: string, isClosed: boolean): Promise<void> {
  if (isClosed) await db.insert(companyClosures).values({ companyId, day }).onConflictDoNothing();
  else
    await db.delete(companyClosures).where(and(eq(companyClosures.companyId, companyId), eq(companyClosures.day, day)));
}

export async function countComing(db: Database, day: string, companyId?: string): Promise<number> {
  const [row] = await db
    .select({ coming: count() })
    .from(interventionSlots)
    .where(
      and(
        companyId === undefined ? undefined : eq(interventionSlots.companyId, companyId),
        eq(interventionSlots.day, day),
        inArray(interventionSlots.state, [...COMING_SLOT_STATES]),
      ),
    );
  return row?.coming ?? 0;
}
