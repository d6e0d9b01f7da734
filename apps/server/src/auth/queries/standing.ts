import { dayInRome } from '@sportello/domain';
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { customers, type commodityContracts, type vasContracts } from '../../db/schema/index.ts';

/** The facts of a customer that decide their modules (moduli.stati.1); equal contracts count once. */
export interface Standing {
  readonly segment: string;
  readonly isProspect: boolean;
  readonly isBeingCreated: boolean;
  readonly supplies: readonly Pick<Supply, 'commodity' | 'market' | 'sourceState' | 'quotationCode'>[];
  readonly services: readonly Pick<Service, 'type' | 'productType' | 'sourceState' | 'progress'>[];
}

type Supply = typeof commodityContracts.$inferSelect;
type Service = typeof vasContracts.$inferSelect;

/**
 * A customer's standing as one SQL value (moduli.porta.3), so that the session or grant query returns it without
 * another round trip. It avoids Drizzle columns, which lose their table name in a single-table statement.
 */
export function standingOf(customerCode: SQLWrapper, today: SQLWrapper): SQL<Standing | null> {
  return sql<Standing | null>`(
    select json_build_object(
      'segment', c.segment, 'isProspect', c.prospect, 'isBeingCreated', c.in_creation,
      'supplies', (
        select coalesce(json_agg(s), '[]') from (
          select commodity, market, source_state as "sourceState", max(trim(quotation_code)) as "quotationCode"
          from commodity_contracts where customer_code = c.code and (holder_since is null or holder_since <= ${today})
          group by commodity, market, source_state, coalesce(trim(quotation_code), '') = '') s),
      'services', (
        select coalesce(json_agg(s), '[]') from (
          select distinct type, product_type as "productType", source_state as "sourceState", progress
          from vas_contracts where customer_code = c.code) s))
    from customers c where c.code = ${customerCode})`;
}

const standingByCode = prepared(
  (db) =>
    db
      .select({ standing: standingOf(sql.placeholder('customerCode'), sql.placeholder('today')) })
      .from(customers)
      .where(eq(customers.code, sql.placeholder('customerCode'))),
  { name: 'standing' },
);

export async function findStanding(db: Database, customerCode: string, now: Date): Promise<Standing | null> {
  const [found] = await standingByCode(db, { customerCode, today: dayInRome(now.getTime()) });
  return found?.standing ?? null;
}
