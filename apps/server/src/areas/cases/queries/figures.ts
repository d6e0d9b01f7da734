import type { CaseFigures } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

/** Counts the cases received between two moments, the second excluded, by kind and segment (reclami.cifre.1). */
export async function countCaseFigures(db: Database, from: Date, until: Date): Promise<CaseFigures[]> {
  const { rows } = await db.execute<{
    kind: CaseFigures['kind'];
    segment: string | null;
    received: number;
    answered: number;
    withdrawn: number;
    in_time: number;
    mean_days: number | null;
    indemnities: number;
    indemnity_amount: number;
  }>(sql`
    with paused as (
      select case_id,
        sum((resumed_at at time zone 'Europe/Rome')::date - (paused_at at time zone 'Europe/Rome')::date) as days
      from case_pauses where resumed_at is not null group by case_id
    )
    select c.kind, c.segment,
      count(*)::int as received,
      count(r.case_id)::int as answered,
      count(c.withdrawn_at)::int as withdrawn,
      count(*) filter (where r.case_id is not null and k.outcome = 'MET')::int as in_time,
      round(avg((r.at at time zone 'Europe/Rome')::date - (c.received_at at time zone 'Europe/Rome')::date
        - coalesce(p.days, 0)), 1)::float as mean_days,
      count(i.id)::int as indemnities,
      coalesce(sum(i.amount_cents), 0)::int as indemnity_amount
    from cases c
    left join case_replies r on r.case_id = c.id
    left join case_clocks k on k.case_id = c.id and k.kind = 'REPLY'
    left join credits i on i.case_id = c.id
    left join paused p on p.case_id = c.id
    where c.received_at >= ${from} and c.received_at < ${until}
    group by c.kind, c.segment
    order by c.kind, c.segment nulls last`);
  return rows.map((row) => ({
    kind: row.kind,
    segment: row.segment ?? undefined,
    received: row.received,
    answered: row.answered,
    withdrawn: row.withdrawn,
    inTime: row.in_time,
    meanDays: row.mean_days ?? undefined,
    indemnities: row.indemnities,
    indemnityAmount: row.indemnity_amount,
  }));
}
