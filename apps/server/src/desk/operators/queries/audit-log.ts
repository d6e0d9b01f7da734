import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { audit } from '../../../db/schema/index.ts';

/** Filter for the audit: `from` inclusive, `before` exclusive, rows before `beforeId`. */
export interface RegisterFilter {
  readonly customerCode?: string | undefined;
  readonly actorName?: string | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly beforeId?: bigint | undefined;
}

export function listRegister(db: Database, filter: RegisterFilter, most: number) {
  const { customerCode, actorName, from, before, beforeId } = filter;
  return db
    .select()
    .from(audit)
    .where(
      and(
        customerCode === undefined ? undefined : eq(audit.customerCode, customerCode),
        actorName === undefined ? undefined : eq(audit.actorName, actorName),
        from && gte(audit.at, from),
        before && lt(audit.at, before),
        beforeId === undefined ? undefined : lt(audit.id, beforeId),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(most);
}

interface Visit extends Record<string, unknown> {
  readonly first: Date;
  readonly last: Date;
  readonly actor_name: string;
  readonly reason: string | null;
  readonly deeds: string[];
}

/** Returns staff access to a customer's data, a row per grant or search, latest first. */
export async function listVisits(db: Database, customerCode: string, page: { limit: number; offset: number }) {
  const { rows } = await db.execute<Visit>(sql`
    select min(at) as first, max(at) as last, actor_name, reason, array_agg(deed order by id) as deeds
    from audit
    where customer_code = ${customerCode} and "right" in ('IMPERSONATION', 'STAFF')
    group by coalesce(grant_id::text, id::text), actor_name, reason
    order by max(id) desc limit ${page.limit} offset ${page.offset}`);
  return rows;
}
