import {
  INTERVENTION_QUEUE_STATES,
  type AppointmentMode,
  type InterventionQueue,
  type QueueColumn,
} from '@sportello/domain';
import { and, asc, count, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  companies,
  customers,
  installations,
  interventionFiles,
  interventions,
  interventionSlots,
  slotWindows,
} from '../../../db/schema/index.ts';

export interface DeskFilter {
  readonly queue: InterventionQueue;
  readonly mode?: AppointmentMode | undefined;
  readonly companyCode?: string | undefined;
  readonly customerCode?: string | undefined;
  readonly isLate?: boolean;
  /** Replaces the queue's own order. */
  readonly sort?: { readonly column: QueueColumn; readonly isDescending: boolean } | undefined;
}

/** Expressions of the values that `listed` writes. */
const shownIn: Readonly<Record<QueueColumn, SQL>> = {
  PRODOTTO: sql`lower(${installations.name})`,
  CLIENTE: sql`lower(coalesce(${customers.companyName}, concat_ws(' ', ${customers.firstName}, ${customers.lastName})))`,
  DITTA: sql`${companies.code}`,
  CITTA: sql`lower(${interventions.city})`,
  APPUNTAMENTO: sql`(
    select ${interventionSlots.day}::text || ${slotWindows.starts}
    from ${interventionSlots} join ${slotWindows} on ${slotWindows.id} = ${interventionSlots.windowId}
    where ${interventionSlots.interventionId} = ${interventions.id}
    order by ${interventionSlots.position} desc limit 1
  )`,
};

function orderOf({ queue, sort }: DeskFilter): SQL[] {
  if (sort !== undefined) {
    const shown = shownIn[sort.column];
    return [sort.isDescending ? sql`${shown} desc nulls last` : sql`${shown} asc nulls last`];
  }
  return isOver.has(queue)
    ? [desc(interventions.updatedAt)]
    : [sql`${interventions.lateAt} is null`, asc(interventions.updatedAt)];
}

const isOver = new Set<InterventionQueue>(['DA_FATTURARE', 'CHIUSI']);

const subState = sql`coalesce(${interventions.subState}, '')`;

function inQueue(queue: InterventionQueue) {
  return or(
    ...INTERVENTION_QUEUE_STATES[queue].map(({ state, subStates }) =>
      and(eq(interventions.state, state), subStates === undefined ? undefined : inArray(subState, [...subStates])),
    ),
  );
}

const fields = {
  id: interventions.id,
  customerCode: interventions.customerCode,
  contractCode: interventions.contractCode,
  state: interventions.state,
  subState: interventions.subState,
  mode: interventions.mode,
  installationId: interventions.installationId,
  productName: installations.name,
  street: interventions.street,
  cap: interventions.cap,
  city: interventions.city,
  province: interventions.province,
  addressNote: interventions.addressNote,
  latitude: interventions.latitude,
  longitude: interventions.longitude,
  companyId: interventions.companyId,
  companyCode: companies.code,
  companyLicence: companies.licence,
  noCompanyReason: interventions.noCompanyReason,
  email: interventions.email,
  phone: interventions.phone,
  contactMode: interventions.contactMode,
  note: interventions.note,
  freeHourUsed: interventions.freeHourUsed,
  changes: interventions.changes,
  createdAt: interventions.createdAt,
  updatedAt: interventions.updatedAt,
  lateAt: interventions.lateAt,
  joinedAt: interventions.joinedAt,
  mayRecord: interventions.mayRecord,
  firstName: customers.firstName,
  lastName: customers.lastName,
  companyName: customers.companyName,
};

export type DeskRow = Awaited<ReturnType<typeof findOnDesk>> & {};

function select(db: Database) {
  return db
    .select(fields)
    .from(interventions)
    .innerJoin(installations, eq(installations.id, interventions.installationId))
    .innerJoin(customers, eq(customers.code, interventions.customerCode))
    .leftJoin(companies, eq(companies.id, interventions.companyId));
}

/** Returns a queue of interventions: late first, then longest waiting; for closed ones, newest first; or by a column. */
export async function listDesk(db: Database, filter: DeskFilter, page: { limit: number; offset: number }) {
  const which = and(
    inQueue(filter.queue),
    filter.mode === undefined ? undefined : eq(interventions.mode, filter.mode),
    filter.companyCode === undefined ? undefined : eq(companies.code, filter.companyCode),
    filter.customerCode === undefined ? undefined : eq(interventions.customerCode, filter.customerCode),
    filter.isLate === true ? isNotNull(interventions.lateAt) : undefined,
  );
  const rows = await select(db)
    .where(which)
    .orderBy(...orderOf(filter), asc(interventions.id))
    .limit(page.limit)
    .offset(page.offset);
  const [row] = await db
    .select({ total: count() })
    .from(interventions)
    .leftJoin(companies, eq(companies.id, interventions.companyId))
    .where(which);
  return { rows, total: row?.total ?? 0 };
}

export async function findOnDesk(db: Database, id: string, customerCode?: string) {
  const isOwn = customerCode === undefined ? undefined : eq(interventions.customerCode, customerCode);
  const [found] = await select(db).where(and(eq(interventions.id, id), isOwn));
  return found;
}

export function listOnDesk(db: Database, ids: readonly string[]) {
  return select(db).where(inArray(interventions.id, [...ids]));
}

/** Takes a row lock on an intervention; a second transaction then sees the first one's change. */
export async function lockOnDesk(db: Database, id: string): Promise<void> {
  await db.select({ id: interventions.id }).from(interventions).where(eq(interventions.id, id)).for('update');
}

export function listDeskFiles(db: Database, id: string) {
  return db
    .select({ id: interventionFiles.id, name: interventionFiles.name, kind: interventionFiles.kind })
    .from(interventionFiles)
    .where(eq(interventionFiles.interventionId, id))
    .orderBy(asc(interventionFiles.id));
}

export async function findDeskFile(db: Database, id: string, number: string) {
  const [found] = await db
    .select({
      customerCode: interventions.customerCode,
      name: interventionFiles.name,
      content: interventionFiles.content,
    })
    .from(interventionFiles)
    .innerJoin(interventions, eq(interventions.id, interventionFiles.interventionId))
    .where(and(eq(interventionFiles.interventionId, id), sql`${interventionFiles.id}::text = ${number}`));
  return found;
}
