import {
  NOTICE_PROOFS,
  DATED_NOTICES,
  NOTICE_MONTHS,
  type NoticeChannel,
  type NoticeKind,
  type NoticeStep,
} from '@sportello/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

const words = (all: readonly string[]) => sql.raw(all.map((each) => `'${each}'`).join(', '));

/** The last day of a delivery in time; PostgreSQL ends a shorter month as `lastDeliveryDay` does. */
const lastDay = sql`case when n.kind in (${words(DATED_NOTICES)}) then (n.effective_day - case when n.all_fall
  then interval '${sql.raw(String(NOTICE_MONTHS.allFall))} months' else interval '${sql.raw(String(NOTICE_MONTHS.usual))} months' end)::date end`;

const has = (...steps: readonly NoticeStep[]) =>
  sql`exists (select from notice_ledger l where l.notice_number = n.number and l.step in (${words(steps)}))`;
const isProved = has(...NOTICE_PROOFS);

/** Proved after its last day, or still not proved on a later one (comunicazioni.termini.2). */
const isLate = (today: string) => sql`${lastDay} < coalesce(
  (select min(l.at at time zone 'Europe/Rome')::date from notice_ledger l
    where l.notice_number = n.number and l.step in (${words(NOTICE_PROOFS)})), ${today}::date)`;
const isUndelivered = sql`not ${isProved} and ${has('NON_CONSEGNATA')}`;
const isToPost = sql`not ${isProved} and ${has('DA_SPEDIRE')} and not ${has('SPEDITA')}`;

export async function countNotices(db: Database, today: string) {
  const { rows } = await db.execute<Record<'total' | 'proved' | 'late' | 'undelivered' | 'toPost', number>>(sql`
    select count(*)::int as total, (count(*) filter (where ${isProved}))::int as proved,
      (count(*) filter (where ${isLate(today)}))::int as late,
      (count(*) filter (where ${isUndelivered}))::int as undelivered,
      (count(*) filter (where ${isToPost}))::int as "toPost" from legal_notices n`);
  return rows[0] ?? { total: 0, proved: 0, late: 0, undelivered: 0, toPost: 0 };
}

export interface WatchedRow extends Record<string, unknown> {
  readonly number: string;
  readonly customerCode: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly effectiveDay: string | null;
  readonly lastDay: string | null;
  readonly steps: readonly { readonly step: NoticeStep; readonly channel: NoticeChannel | null }[] | null;
}

export type WatchList = 'LATE' | 'UNDELIVERED' | 'TO_POST';

/** Lists notices that need the provider's attention, those with the nearest day first. */
export async function listWatched(
  db: Database,
  list: WatchList,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<readonly WatchedRow[]> {
  const conditions: Readonly<Record<WatchList, SQL>> = {
    LATE: isLate(today),
    UNDELIVERED: isUndelivered,
    TO_POST: isToPost,
  };
  const { rows } = await db.execute<WatchedRow>(sql`
    select n.number, n.customer_code as "customerCode", n.kind, n.title, n.effective_day::text as "effectiveDay",
      (${lastDay})::text as "lastDay",
      (select json_agg(json_build_object('step', l.step, 'channel', l.channel) order by l.position)
        from notice_ledger l where l.notice_number = n.number) as steps
    from legal_notices n where ${conditions[list]}
    order by n.effective_day nulls last, n.number limit ${limit}`);
  return rows;
}

export interface NoticeToPost extends Record<string, unknown> {
  readonly number: string;
  readonly customerCode: string;
  readonly name: string;
  readonly street: string | null;
  readonly cap: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly title: string;
  readonly lastDay: string | null;
}

/** Lists the notices to be posted, with the address of the supply that each is about. */
export async function listToPost(db: Database): Promise<readonly NoticeToPost[]> {
  const { rows } = await db.execute<NoticeToPost>(sql`
    select n.number, n.customer_code as "customerCode",
      trim(concat_ws(' ', c.first_name, c.last_name, c.company_name)) as name, a.street, a.cap, a.city, a.province,
      n.title, (${lastDay})::text as "lastDay"
    from legal_notices n left join customers c on c.code = n.customer_code
    left join lateral (select s.street, s.cap, s.city, s.province from commodity_contracts s
      where s.customer_code = n.customer_code
      order by s.code is distinct from n.contract_code, s.code limit 1) a on true
    where ${isToPost} order by n.effective_day nulls last, n.number`);
  return rows;
}
