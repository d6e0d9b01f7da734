import { METER_BANDS, type ReadingRejection, type SentReadingState, type SuppliedCommodity } from '@sportello/domain';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { isSinceHolder, ofOwnSupply } from '../../../db/owned.ts';
import {
  bills,
  commodityContracts,
  customers,
  meterReadings,
  readingPhotos,
  readingSteps,
} from '../../../db/schema/index.ts';
import { hasPhoto } from './readings.ts';

type NewReading = Omit<typeof meterReadings.$inferInsert, 'id' | 'kind' | 'state' | 'billNumber' | 'createdAt'>;

const wasSent = isNotNull(meterReadings.periodEnd);

/**
 * Inserts a reading with its first step and photo. Returns nothing on a unique conflict: same period, same day or
 * same idempotency key.
 */
export async function insertReading(
  db: Database,
  given: NewReading,
  { at, by, photo }: { readonly at: Date; readonly by: string; readonly photo: Buffer | undefined },
): Promise<number | undefined> {
  const [written] = await db
    .insert(meterReadings)
    .values({ ...given, kind: 'AUTOLETTURA', state: 'RICEVUTA', createdAt: at })
    .onConflictDoNothing()
    .returning({ id: meterReadings.id });
  if (!written) return undefined;
  await db.insert(readingSteps).values({ readingId: written.id, state: 'RICEVUTA', at, by });
  if (photo !== undefined)
    await db.insert(readingPhotos).values({ readingId: written.id, content: photo, createdAt: at });
  return written.id;
}

/** Adds a photo to a reading; false if it has one. */
export async function addPhoto(db: Database, readingId: number, content: Buffer, at: Date): Promise<boolean> {
  const added = await db
    .insert(readingPhotos)
    .values({ readingId, content, createdAt: at })
    .onConflictDoNothing()
    .returning({ readingId: readingPhotos.readingId });
  return added.length > 0;
}

/** Returns the reading sent with a key, or else the valid one of the period. */
export async function findSentReading(
  db: Database,
  contractCode: string,
  { key, periodEnd }: { readonly key: string | null; readonly periodEnd: string },
) {
  const ofKey = key === null ? undefined : eq(meterReadings.sentKey, key);
  const [found] = await db
    .select({
      ...getTableColumns(meterReadings),
      commodity: commodityContracts.commodity,
      pod: commodityContracts.pod,
      pdr: commodityContracts.pdr,
      isSameKey: sql<boolean>`coalesce(${meterReadings.sentKey} = ${key}, false)`,
    })
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(
      and(
        eq(meterReadings.contractCode, contractCode),
        isSinceHolder(meterReadings.readOn),
        or(ofKey, and(eq(meterReadings.periodEnd, periodEnd), ne(meterReadings.state, 'RIFIUTATA'))),
      ),
    )
    .orderBy(desc(sql`coalesce(${meterReadings.sentKey} = ${key}, false)`))
    .limit(1);
  return found;
}

export function listSentReadings(db: Database, customerCode: string, contractCode: string, limit: number) {
  return db
    .select({ ...getTableColumns(meterReadings), hasPhoto })
    .from(meterReadings)
    .where(
      and(
        eq(meterReadings.contractCode, contractCode),
        ofOwnSupply(meterReadings.contractCode, customerCode, meterReadings.readOn),
        wasSent,
      ),
    )
    .orderBy(desc(meterReadings.id))
    .limit(limit);
}

export interface QueueFilter {
  readonly state: SentReadingState;
  readonly commodity?: SuppliedCommodity | undefined;
  readonly isConfirmed?: boolean;
  readonly customerCode?: string | undefined;
}

/** Returns readings in a state: longest waiting first, or last finished first. */
export async function listQueue(db: Database, filter: QueueFilter, page: { limit: number; offset: number }) {
  const before = alias(meterReadings, 'before');
  const previous = db
    .select()
    .from(before)
    .where(
      and(
        eq(before.contractCode, meterReadings.contractCode),
        lt(before.readOn, meterReadings.readOn),
        sql`${before.state} is distinct from 'RIFIUTATA'`,
      ),
    )
    .orderBy(desc(before.readOn), sql`array_position(array['EFFETTIVA', 'AUTOLETTURA', 'STIMATA'], ${before.kind})`)
    .limit(1)
    .as('previous');
  const which = and(
    eq(meterReadings.state, filter.state),
    wasSent,
    filter.commodity === undefined ? undefined : eq(commodityContracts.commodity, filter.commodity),
    filter.isConfirmed === true ? isNotNull(meterReadings.confirmation) : undefined,
    filter.customerCode === undefined ? undefined : eq(commodityContracts.customerCode, filter.customerCode),
  );
  const isDone = filter.state === 'RIFIUTATA' || filter.state === 'USATA_IN_BOLLETTA';
  const rows = await db
    .select({
      reading: meterReadings,
      hasPhoto,
      previous: {
        readOn: previous.readOn,
        kind: previous.kind,
        state: previous.state,
        meterNumber: previous.meterNumber,
        f0: previous.f0,
        f1: previous.f1,
        f2: previous.f2,
        f3: previous.f3,
      },
      supply: { commodity: commodityContracts.commodity, pod: commodityContracts.pod, pdr: commodityContracts.pdr },
      customer: {
        code: customers.code,
        firstName: customers.firstName,
        lastName: customers.lastName,
        companyName: customers.companyName,
      },
    })
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .innerJoin(customers, eq(customers.code, commodityContracts.customerCode))
    .leftJoinLateral(previous, sql`true`)
    .where(which)
    .orderBy(isDone ? desc(meterReadings.id) : asc(meterReadings.id))
    .limit(page.limit)
    .offset(page.offset);
  const [row] = await db
    .select({ total: count() })
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(which);
  return { rows, total: row?.total ?? 0 };
}

export interface Move {
  readonly from: SentReadingState;
  readonly to: SentReadingState;
  readonly refusal: ReadingRejection | null;
  readonly note: string | null;
  readonly billNumber: string | null;
}

/**
 * Moves a reading if it is still in the expected state; of two concurrent moves one gets undefined. The customer is null
 * if the reading is a former holder's, whom the supply does not name (contratto.intestatario.3).
 */
export async function moveSentReading(
  db: Database,
  id: number,
  { from, to, refusal, note, billNumber }: Move,
  { at, by }: { readonly at: Date; readonly by: string },
) {
  const [moved] = await db
    .update(meterReadings)
    .set({ state: to, billNumber })
    .from(commodityContracts)
    .where(
      and(
        eq(meterReadings.id, id),
        eq(meterReadings.state, from),
        wasSent,
        eq(commodityContracts.code, meterReadings.contractCode),
      ),
    )
    .returning({
      contractCode: meterReadings.contractCode,
      readOn: meterReadings.readOn,
      periodEnd: meterReadings.periodEnd,
      customerCode: sql<
        string | null
      >`case when ${isSinceHolder(meterReadings.readOn)} then ${commodityContracts.customerCode} end`,
    });
  if (moved) await db.insert(readingSteps).values({ readingId: id, state: to, at, by, refusal, note });
  return moved;
}

export async function findReadingSentFor(db: Database, contractCode: string, readOn: string) {
  const [found] = await db
    .select({ id: meterReadings.id, state: meterReadings.state })
    .from(meterReadings)
    .where(
      and(
        eq(meterReadings.contractCode, contractCode),
        eq(meterReadings.readOn, readOn),
        sql`${meterReadings.state} <> 'RIFIUTATA'`,
        wasSent,
      ),
    );
  return found;
}

/** A reading on a bill; bands not on the bill are empty. */
interface BilledReading {
  readonly readOn: string;
  readonly f0?: number | null | undefined;
  readonly f1?: number | null | undefined;
  readonly f2?: number | null | undefined;
  readonly f3?: number | null | undefined;
}

export async function listToBeBilled(db: Database, contractCodes: readonly string[]): Promise<ReadonlySet<string>> {
  if (contractCodes.length === 0) return new Set();
  const found = await db
    .selectDistinct({ contractCode: meterReadings.contractCode })
    .from(meterReadings)
    .where(and(inArray(meterReadings.contractCode, [...contractCodes]), eq(meterReadings.state, 'VALIDATA'), wasSent));
  return new Set(found.map(({ contractCode }) => contractCode));
}

/** Marks the validated readings on a bill as used (lettura.stato.4) and returns them. */
export async function useReadingsInBill(
  db: Database,
  { contractCode, billNumber }: { readonly contractCode: string; readonly billNumber: string },
  named: readonly BilledReading[],
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<readonly { readonly id: number; readonly readOn: string; readonly periodEnd: string | null }[]> {
  if (named.length === 0) return [];
  const figures = METER_BANDS.map((band) => band.toLowerCase() as Lowercase<typeof band>);
  const isNamed = named.map((reading) =>
    and(
      eq(meterReadings.readOn, reading.readOn),
      ...figures.map((band) => sql`${meterReadings[band]} is not distinct from ${reading[band] ?? null}::integer`),
    ),
  );
  const used = await db
    .update(meterReadings)
    .set({ state: 'USATA_IN_BOLLETTA', billNumber })
    .where(
      and(eq(meterReadings.contractCode, contractCode), eq(meterReadings.state, 'VALIDATA'), wasSent, or(...isNamed)),
    )
    .returning({ id: meterReadings.id, readOn: meterReadings.readOn, periodEnd: meterReadings.periodEnd });
  if (used.length === 0) return [];
  await db
    .insert(readingSteps)
    .values(used.map(({ id }) => ({ readingId: id, state: 'USATA_IN_BOLLETTA' as const, at, by })));
  return used;
}

export async function findStep(db: Database, id: number, state: SentReadingState) {
  const [found] = await db
    .select({ billNumber: meterReadings.billNumber, step: readingSteps })
    .from(meterReadings)
    .leftJoin(readingSteps, and(eq(readingSteps.readingId, meterReadings.id), eq(readingSteps.state, state)))
    .where(and(eq(meterReadings.id, id), wasSent));
  return found;
}

export async function isBilled(db: Database, contractCode: string, number: string): Promise<boolean> {
  const found = await db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.contractCode, contractCode), eq(bills.number, number)))
    .limit(1);
  return found.length > 0;
}

export function listSentReadingsOf(db: Database, customerCode: string) {
  return db
    .select({ ...getTableColumns(meterReadings), hasPhoto, photo: readingPhotos.content })
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .leftJoin(readingPhotos, eq(readingPhotos.readingId, meterReadings.id))
    .where(and(eq(commodityContracts.customerCode, customerCode), isSinceHolder(meterReadings.readOn), wasSent))
    .orderBy(asc(meterReadings.id));
}
