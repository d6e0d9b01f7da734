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
 * A customer's standing as one value (moduli.porta.3), so that the statement that looks up a session or a grant brings it
 * along without a round trip of its own. Written without Drizzle's columns, which lose the name of their
 * table in a statement on one table.
 */
export function standingOf(customerCode: SQLWrapper): SQL<Standing | null> {
  return sql<Standing | null>`(
    select json_build_object(
      'segment', c.segment, 'isProspect', c.prospect, 'isBeingCreated', c.in_creation,
      'supplies', (
        select coalesce(json_agg(s), '[]') from (
          select commodity, market, source_state as "sourceState", max(trim(quotation_code)) as "quotationCode"
          from commodity_contracts where customer_code = c.code
          group by commodity, market, source_state, coalesce(trim(quotation_code), '') = '') s),
      'services', (
        select coalesce(json_agg(s), '[]') from (
          select distinct type, product_type as "productType", source_state as "sourceState", progress
          from vas_contracts where customer_code = c.code) s))
    from customers c where c.code = ${customerCode})`;
}

const standingByCode = prepared((db) =>
  db
    .select({ standing: standingOf(sql.placeholder('customerCode')) })
    .from(customers)
    .where(eq(customers.code, sql.placeholder('customerCode'))),
);

/** Finds those facts of a customer; null where there is no such customer. */
export async function findStanding(db: Database, customerCode: string): Promise<Standing | null> {
  const [found] = await standingByCode(db, { customerCode });
  return found?.standing ?? null;
}
