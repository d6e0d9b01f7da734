import { and, asc, desc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isHoldersPaper, romeDay } from '../../../db/owned.ts';
import { legalNotices } from '../../../db/schema/index.ts';

const columns = {
  number: legalNotices.number,
  customerCode: legalNotices.customerCode,
  contractCode: legalNotices.contractCode,
  kind: legalNotices.kind,
  title: legalNotices.title,
  text: legalNotices.text,
  archiveKey: legalNotices.archiveKey,
  effectiveDay: legalNotices.effectiveDay,
  allFall: legalNotices.allFall,
  importedAt: legalNotices.importedAt,
  eventId: legalNotices.eventId,
  mailedAt: legalNotices.mailedAt,
  textedAt: legalNotices.textedAt,
  dueAt: legalNotices.dueAt,
};

/** A notice without the bytes of its PDF. */
export type NoticeRow = Omit<typeof legalNotices.$inferSelect, 'pdf'>;

const ofCustomer = (customerCode: string) =>
  and(eq(legalNotices.customerCode, customerCode), isHoldersPaper(legalNotices, romeDay(legalNotices.importedAt)));

/** Returns a customer's notices that are prepared, newest first. */
export function listOwnNotices(db: Database, customerCode: string, limit: number): Promise<NoticeRow[]> {
  return db
    .select(columns)
    .from(legalNotices)
    .where(and(ofCustomer(customerCode), isNotNull(legalNotices.eventId)))
    .orderBy(desc(legalNotices.importedAt), desc(legalNotices.number))
    .limit(limit);
}

export async function findOwnNotice(
  db: Database,
  customerCode: string,
  number: string,
): Promise<NoticeRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(legalNotices)
    .where(and(eq(legalNotices.number, number), ofCustomer(customerCode), isNotNull(legalNotices.eventId)));
  return found;
}

/** Returns the PDF of a prepared notice; undefined after retention has removed it. */
export async function findNoticePdf(db: Database, customerCode: string, number: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ pdf: legalNotices.pdf })
    .from(legalNotices)
    .where(and(eq(legalNotices.number, number), ofCustomer(customerCode)));
  return found?.pdf ?? undefined;
}

export async function findNotice(db: Database, number: string): Promise<NoticeRow | undefined> {
  const [found] = await db.select(columns).from(legalNotices).where(eq(legalNotices.number, number));
  return found;
}

/** Locks a notice that is due; undefined if another server is at it, or it is not due any more. */
export async function lockDueNotice(db: Database, number: string, at: Date): Promise<NoticeRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(legalNotices)
    .where(and(eq(legalNotices.number, number), lte(legalNotices.dueAt, at)))
    .for('update', { skipLocked: true });
  return found;
}

export interface DueNotice {
  readonly number: string;
  readonly dueAt: Date;
}

/** Returns notices that the job has to look at, after one of the page before. */
export async function listDueNotices(
  db: Database,
  { at, after, limit }: { readonly at: Date; readonly after: DueNotice | undefined; readonly limit: number },
): Promise<DueNotice[]> {
  const isNext =
    after &&
    or(
      gt(legalNotices.dueAt, after.dueAt),
      and(eq(legalNotices.dueAt, after.dueAt), gt(legalNotices.number, after.number)),
    );
  const found = await db
    .select({ number: legalNotices.number, dueAt: legalNotices.dueAt })
    .from(legalNotices)
    .where(and(lte(legalNotices.dueAt, at), isNext))
    .orderBy(asc(legalNotices.dueAt), asc(legalNotices.number))
    .limit(limit);
  return found.flatMap(({ number, dueAt }) => (dueAt === null ? [] : [{ number, dueAt }]));
}

type Progress = Partial<
  Pick<typeof legalNotices.$inferSelect, 'text' | 'pdf' | 'eventId' | 'mailedAt' | 'textedAt' | 'dueAt'>
>;

export async function updateProgress(db: Database, number: string, progress: Progress): Promise<void> {
  await db.update(legalNotices).set(progress).where(eq(legalNotices.number, number));
}

export interface NoticeDocument {
  readonly number: string;
  readonly title: string;
  readonly importedAt: Date;
}

/** Returns the notices of contracts as documents, newest first (comunicazioni.documenti.1). */
export function listNoticeDocuments(
  db: Database,
  customerCode: string,
  only: { readonly contractCodes: readonly string[] } | { readonly numbers: readonly string[] } | undefined,
): Promise<NoticeDocument[]> {
  const list = (values: readonly string[]) => sql.param([...values]);
  const wanted =
    only === undefined
      ? undefined
      : 'numbers' in only
        ? sql`${legalNotices.number} = any(${list(only.numbers)}::text[])`
        : sql`${legalNotices.contractCode} = any(${list(only.contractCodes)}::text[])`;
  return db
    .select({ number: legalNotices.number, title: legalNotices.title, importedAt: legalNotices.importedAt })
    .from(legalNotices)
    .where(and(ofCustomer(customerCode), isNotNull(legalNotices.eventId), isNotNull(legalNotices.pdf), wanted))
    .orderBy(desc(legalNotices.importedAt), desc(legalNotices.number));
}
