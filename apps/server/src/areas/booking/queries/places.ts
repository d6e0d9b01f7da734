import type { OfferedSlot, SupportType } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

/** Which places are looked for; what is not named is not looked at. */
export interface PlaceQuery {
  readonly supportType: SupportType;
  readonly days: readonly string[];
  readonly windowId?: string | undefined;
  readonly installationId?: string | undefined;
  readonly cap?: string | undefined;
  readonly companyCode?: string | undefined;
  /** Whose hold does not count, since it is theirs: a draft. */
  readonly draftId?: string | undefined;
  /** Whose places are as if free, since they would move: an intervention. */
  readonly interventionId?: string | undefined;
  /** True to find those that don't list that postal code, too (operatore.centrale.9). */
  readonly isAnywhere?: boolean;
  readonly now: Date;
}

/**
 * Who may come, and what of their places is as if free: a hold that has run out or is one's own, and
 * what would move. Both are few, and looked up once for the statement that begins with them.
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

/** The windows `w` of the days `d`, but of those on which nobody works anywhere. */
function windowsOf({ supportType, days, windowId }: PlaceQuery) {
  return sql`(select unnest(${dayList(days)}) as day except select day from service_closures) as d
    join slot_windows w on w.support_type = ${supportType} ${windowId === undefined ? sql`` : sql`and w.id = ${windowId}`}`;
}

/**
 * The companies that work in the window `w` of the day `d`, theirs by weekday, hours and closures, and
 * have a place free in it. Taken is what is booked or held.
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

/** The windows in which somebody is free, by day and time: the first company that is free in one is enough. */
export async function listFreeWindows(db: Database, query: PlaceQuery): Promise<FreeWindow[]> {
  if (query.days.length === 0) return [];
  const { rows } = await db.execute<{ day: string; window_id: string; starts: string; ends: string }>(sql`
    ${few(query)}
    select d.day::text, w.id as window_id, w.starts, w.ends
    from ${windowsOf(query)} cross join lateral (select from ${freeInWindow} limit 1) as somebody
    order by 1, 3, 2`);
  return rows.map(({ window_id: windowId, ...row }) => ({ ...row, windowId }));
}

/** The ids of the companies that are free in one window of one day. */
export async function listFreeCompanyIds(db: Database, query: PlaceQuery): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    ${few(query)}
    select distinct free.id from ${windowsOf(query)} cross join lateral (select c.id from ${freeInWindow}) as free`);
  return rows.map(({ id }) => id);
}

/** The free places of each company, by time and by score. */
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

/** A place: of a company, on a day, in a window. */
export interface Place extends OfferedSlot {
  readonly companyId: string;
}

/** What an appointment takes of one window: a place, or the time to be there from a near one. */
export interface Share {
  readonly windowId: string;
  readonly taken: 0 | 1;
  readonly before: 0 | 1;
  readonly after: 0 | 1;
}

const sharesOf = (shares: readonly Share[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as share ("windowId" text, taken int, before int, after int)`;

/**
 * Takes a place. The table refuses one that isn't there, which `isSoldOut` tells of the failure; the
 * transaction is then of no more use. Rows are written in one order, so that two at once wait for
 * each other instead of for ever.
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

/** Gives a place back that was taken with the same shares. */
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

/** Whether a statement failed because a place was taken that isn't there any more. */
export function isSoldOut(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === 'company_places_sold_once') return true;
  }
  return false;
}
