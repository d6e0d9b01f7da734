import type { PoolClient } from 'pg';

/** The contracts of a point of delivery on a day. */
export interface OnDay {
  /** True if some contract has the point, on whatever days. */
  readonly isKnown: boolean;
  readonly running: string | null;
  /** The contract that starts the day after: a supply begins with the reading of the evening before. */
  readonly beginning: string | null;
  readonly hasSelfReading: boolean;
}

/** Copies the points of delivery into an indexed temporary table: contracts have no index by point. */
export async function prepareSupplyPoints(client: PoolClient): Promise<void> {
  // A folder has many files, and its contracts are loaded before all of them.
  await client.query(`
    create temp table if not exists supply_points on commit drop as
      select left(coalesce(pod, pdr), 14) as point, code, start_date, greatest(start_date, holder_since) as since,
        end_date
      from commodity_contracts
      where coalesce(pod, pdr) is not null;
    create index if not exists supply_points_point on pg_temp.supply_points (point);
    analyze supply_points`);
}

/** Finds the contracts of points on days, by `<point> <day>` (consumo.flussi.3). */
export async function findContracts(
  client: PoolClient,
  wanted: readonly { readonly code: string; readonly day: string }[],
): Promise<ReadonlyMap<string, OnDay>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await client.query<OnDay & { key: string }>(
    `select p.point || ' ' || p.day as key, s.is_known as "isKnown", s.running, s.beginning,
            exists (select from meter_readings r
                    where r.contract_code = coalesce(s.running, s.beginning) and r.read_on = p.day and r.kind = 'AUTOLETTURA'
                      and r.state <> 'RIFIUTATA') as "hasSelfReading"
     from (select distinct * from unnest($1::text[], $2::date[]) w(point, day)) p
     cross join lateral (
       select count(*) > 0 as is_known,
              coalesce(
                min(code) filter (where (since is null or since <= p.day) and (end_date is null or end_date >= p.day)),
                min(code) filter (where (start_date is null or start_date <= p.day) and (end_date is null or end_date >= p.day))
              ) as running,
              min(code) filter (where since = p.day + 1) as beginning
       from supply_points where supply_points.point = p.point) s`,
    [wanted.map(({ code }) => code), wanted.map(({ day }) => day)],
  );
  return new Map(rows.map(({ key, ...found }) => [key, found]));
}
