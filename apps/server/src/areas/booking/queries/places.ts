import type { OfferedSlot, SupportType } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

/** Filter for places; absent fields are not checked. */
export interface PlaceQuery {
  readonly supportType: SupportType;
  readonly days: readonly string[];
  readonly windowId?: string | undefined;
  readonly installationId?: string | undefined;
  readonly cap?: string | undefined;
  readonly companyCode?: string | undefined;
  /** The draft whose own hold is ignored. */
  readonly draftId?: string | undefined;
  /** The intervention whose places count as free, since they would move. */
  readonly interventionId?: string | undefined;
  /** Includes companies that don't list the postal code (operatore.centrale.9). */
  readonly isAnywhere?: boolean;
  readonly now: Date;
}

/**
 * Selects the candidate companies and the places that count as free: expired or own holds, and places that would
 * move. Both sets are small and evaluated once as CTEs.
 */
function few(query: PlaceQuery) {
  const {
    supportType,
    days,
    installationId,
    cap,
    companyCode,
    draftId,
    interventionId,
    isAnywhere = false,
    now,
  } = query;
  const isVisit = supportType === 'EXIT_TECHNICAL';
  return sql`
    with who as materialized (
      select c.id from companies c
      where c.active and c.support_type = ${supportType}
        ${companyCode === undefined ? sql`` : sql`and c.code = ${companyCode}`}
        ${
          installationId === undefined || !isVisit
            ? sql``
            : sql`and exists (select from company_skills k where k.company_id = c.id and k.installation_id = ${installationId})`
        }
        ${
          cap === undefined || !isVisit || isAnywhere
            ? sql``
            : sql`and (exists (select from company_areas a where a.cap = ${cap} and a.company_id = c.id)
                ${interventionId === undefined ? sql`` : sql`or c.id = (select i.company_id from interventions i where i.id = ${interventionId} and i.cap = ${cap})`})`
        }
    ), freed as materialized (
      select company_id, day, window_id, count(*)::int as own from (
        select s.company_id, s.day, s.window_id from slot_holds s
        where s.day = any (${dayList(days)}) and (s.expires_at <= ${now.toISOString()}::timestamptz
          ${draftId === undefined ? sql`` : sql`or s.draft_id = ${draftId}`})
        ${
          interventionId === undefined
            ? sql``
            : sql`union all select b.company_id, b.day, b.window_id from intervention_slots b
                where b.intervention_id = ${interventionId} and b.state in ('NONE', 'SCHEDULED', 'CONFIRMED')`
        }
      ) as own_or_over group by 1, 2, 3
    )`;
}

const dayList = (days: readonly string[]) => sql`string_to_array(${days.join(',')}, ',')::date[]`;

/** Windows `w` of the days `d`, without the days on which all services are closed. */
function windowsOf({ supportType, days, windowId }: PlaceQuery) {
  return sql`(select unnest(${dayList(days)}) as day except select day from service_closures) as d
    join slot_windows w on w.support_type = ${supportType} ${windowId === undefined ? sql`` : sql`and w.id = ${windowId}`}`;
}

/**
 * Companies that work in window `w` on day `d` by weekday, hours and closures, and have a free place there. Booked
 * and held places count as taken.
 */
const freeInWindow = sql`who c
    join company_hours h on h.company_id = c.id and h.weekday = extract(isodow from d.day)::int
      and w.starts >= h.opens and w.ends <= h.closes
    left join company_places p on p.company_id = c.id and p.day = d.day and p.window_id = w.id
    left join freed o on p.taken > 0 and o.company_id = c.id and o.day = d.day and o.window_id = w.id
    where h.places - coalesce(p.taken + greatest(p.before, p.after), 0) + coalesce(o.own, 0) > 0
      and not exists (select from company_closures x where x.company_id = c.id and x.day = d.day)`;

export interface FreeWindow {
  readonly day: string;
  readonly windowId: string;
  readonly starts: string;
  readonly ends: string;
}

/** Returns the windows with at least one free company, by day and time; stops at the first free company of each. */
export async function listFreeWindows(db: Database, query: PlaceQuery): Promise<FreeWindow[]> {
  if (query.days.length === 0) return [];
  const { rows } = await db.execute<{ day: string; window_id: string; starts: string; ends: string }>(sql`
    ${few(query)}
    select d.day::text, w.id as window_id, w.starts, w.ends
    from ${windowsOf(query)} cross join lateral (select from ${freeInWindow} limit 1) as somebody
    order by 1, 3, 2`);
  return rows.map(({ window_id: windowId, ...row }) => ({ ...row, windowId }));
}

export async function listFreeCompanyIds(db: Database, query: PlaceQuery): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    ${few(query)}
    select distinct free.id from ${windowsOf(query)} cross join lateral (select c.id from ${freeInWindow}) as free`);
  return rows.map(({ id }) => id);
}

export async function listFreePlaces(db: Database, query: PlaceQuery) {
  const { rows } = await db.execute<{
    code: string;
    score: number;
    licence: boolean;
    day: string;
    window_id: string;
    starts: string;
    ends: string;
  }>(sql`
    ${few(query)}
    select company.code, company.score, company.licence, d.day::text, w.id as window_id, w.starts, w.ends
    from ${windowsOf(query)} cross join lateral (select c.id from ${freeInWindow}) as free
    join companies company on company.id = free.id
    order by d.day, w.starts, company.score desc, company.code`);
  return rows.map(({ window_id: windowId, ...row }) => ({ ...row, windowId }));
}

export interface Place extends OfferedSlot {
  readonly companyId: string;
}

/** The part of a window that an appointment uses: a place, or the travel time from a nearby window. */
export interface Share {
  readonly windowId: string;
  readonly taken: 0 | 1;
  readonly before: 0 | 1;
  readonly after: 0 | 1;
}

const sharesOf = (shares: readonly Share[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as share ("windowId" text, taken int, before int, after int)`;

/**
 * Takes a place. A constraint rejects a sold-out place (see `isSoldOut`) and leaves the transaction aborted. Rows are
 * written in a fixed order to prevent deadlocks.
 */
export async function takePlace(db: Database, { companyId, day }: Place, shares: readonly Share[]): Promise<void> {
  await db.execute(sql`
    insert into company_places as p (company_id, day, window_id, places, taken, before, after)
    select ${companyId}, ${day}::date, share."windowId", h.places, share.taken, share.before, share.after
    from ${sharesOf(shares)}
    join company_hours h on h.company_id = ${companyId} and h.weekday = extract(isodow from ${day}::date)
    order by share."windowId"
    on conflict (company_id, day, window_id) do update set
      taken = p.taken + excluded.taken, before = p.before + excluded.before, after = p.after + excluded.after`);
}

/** Frees a place; the shares must be those it was taken with. */
export async function freePlace(db: Database, { companyId, day }: Place, shares: readonly Share[]): Promise<void> {
  await db.execute(sql`
    with theirs as (
      select p.window_id, share.taken, share.before, share.after
      from ${sharesOf(shares)}
      join company_places p on p.company_id = ${companyId} and p.day = ${day}::date and p.window_id = share."windowId"
      order by p.window_id
      for update of p
    )
    update company_places p
    set taken = p.taken - theirs.taken, before = p.before - theirs.before, after = p.after - theirs.after
    from theirs
    where p.company_id = ${companyId} and p.day = ${day}::date and p.window_id = theirs.window_id`);
}

/** Recognises the error of a statement that took a sold-out place. */
export function isSoldOut(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === 'company_places_sold_once') return true;
  }
  return false;
}
