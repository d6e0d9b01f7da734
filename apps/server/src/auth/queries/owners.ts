import type { OwnedId } from '@sportello/calls';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  isHeldOn,
  isHoldersBill,
  isHoldersDocument,
  isHoldersPaper,
  isHoldersPayment,
  isSinceHolder,
  romeDay,
} from '../../db/owned.ts';
import {
  bills,
  bookingDrafts,
  cardSetups,
  cases,
  commodityContracts,
  customers,
  documents,
  legalNotices,
  meterReadings,
  installations,
  interventionFiles,
  interventions,
  notifications,
  pushSubscriptions,
  quotes,
  onboardingRequests,
  payments,
  sessions,
  supplyRequestDrafts,
  supplyRequests,
  vasContracts,
} from '../../db/schema/index.ts';

export interface ClaimedId {
  readonly kind: OwnedId;
  readonly value: string;
}

export interface Owner {
  readonly accountId: string;
  readonly customerCode: string | null;
  /** The day in Rome. */
  readonly today: string;
}

interface Place {
  readonly table:
    | typeof commodityContracts
    | typeof vasContracts
    | typeof onboardingRequests
    | typeof customers
    | typeof documents
    | typeof legalNotices
    | typeof bills
    | typeof interventions;
  readonly column: PgColumn;
}

const fiscalCodes: readonly Place[] = [
  { table: customers, column: customers.fiscalCode },
  { table: commodityContracts, column: commodityContracts.fiscalCode },
  { table: vasContracts, column: vasContracts.fiscalCode },
];

/** A kind of id without a place belongs to nobody. */
const places: Partial<Record<OwnedId, readonly Place[]>> = {
  'commodity-contract': [{ table: commodityContracts, column: commodityContracts.code }],
  'vas-contract': [{ table: vasContracts, column: vasContracts.code }],
  contract: [
    { table: commodityContracts, column: commodityContracts.code },
    { table: vasContracts, column: vasContracts.code },
  ],
  'contract-or-request': [
    { table: commodityContracts, column: commodityContracts.code },
    { table: vasContracts, column: vasContracts.code },
    { table: onboardingRequests, column: onboardingRequests.code },
    { table: commodityContracts, column: commodityContracts.quotationCode },
  ],
  quotation: [
    { table: onboardingRequests, column: onboardingRequests.code },
    { table: commodityContracts, column: commodityContracts.quotationCode },
  ],
  'contract-account': [
    { table: commodityContracts, column: commodityContracts.contractAccount },
    { table: vasContracts, column: vasContracts.contractAccount },
  ],
  pod: [
    { table: commodityContracts, column: commodityContracts.pod },
    { table: vasContracts, column: vasContracts.pod },
  ],
  // The PDF of a notice is a document too (comunicazioni.documenti.1).
  document: [
    { table: documents, column: documents.number },
    { table: legalNotices, column: legalNotices.number },
  ],
  notice: [{ table: legalNotices, column: legalNotices.number }],
  bill: [{ table: bills, column: bills.number }],
  intervention: [{ table: interventions, column: interventions.id }],
  pdr: [{ table: commodityContracts, column: commodityContracts.pdr }],
  'fiscal-code': fiscalCodes,
  // Eleven digits are looked up as a VAT number, because a condominium has no other code (formato.codici.1).
  'vat-number': [
    { table: customers, column: customers.vatNumber },
    { table: commodityContracts, column: commodityContracts.vatNumber },
    { table: vasContracts, column: vasContracts.vatNumber },
    ...fiscalCodes,
  ],
};

/** Conditions beside the customer's code: a contract, and what is about it, is its holder's from a day on. */
function isTheirs(table: Place['table'], today: string): SQL | undefined {
  if (table === commodityContracts) return isHeldOn(today);
  if (table === bills) return isHoldersBill();
  if (table === documents) return isHoldersDocument;
  return table === legalNotices ? isHoldersPaper(legalNotices, romeDay(legalNotices.importedAt)) : undefined;
}

function belongs(db: Database, owner: Owner, { kind, value }: ClaimedId): SQL {
  const nobodys = sql`false`;
  if (kind === 'session') {
    // A session belongs to the account, not the customer; its id is compared as text, as received.
    const own = and(eq(sessions.accountId, owner.accountId), sql`${sessions.id}::text = ${value}`);
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(sessions)
      .where(own)})`;
  }
  const { customerCode } = owner;
  if (customerCode === null) return nobodys;
  if (kind === 'customer') return sql`${customerCode}::text = ${value}`;
  if (kind === 'notification') {
    const own = and(eq(notifications.customerCode, customerCode), sql`${notifications.id}::text = ${value}`);
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(notifications)
      .where(own)})`;
  }
  if (kind === 'push-device') {
    const own = and(eq(pushSubscriptions.customerCode, customerCode), sql`${pushSubscriptions.id}::text = ${value}`);
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(pushSubscriptions)
      .where(own)})`;
  }
  if (kind === 'case') {
    // The sequence number of RC-2026-000123; the call itself compares the year.
    const isIt = and(eq(cases.customerCode, customerCode), eq(cases.id, Number(value.slice(8))));
    const own = and(isIt, isHoldersPaper(cases, romeDay(cases.receivedAt)));
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(cases)
      .where(own)})`;
  }
  if (kind === 'supply-request') {
    // The sequence number of PR-2026-000123; the call itself compares the year.
    const own = and(eq(supplyRequests.customerCode, customerCode), eq(supplyRequests.id, Number(value.slice(8))));
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(supplyRequests)
      .where(own)})`;
  }
  if (kind === 'supply-request-draft') {
    const own = and(eq(supplyRequestDrafts.customerCode, customerCode), eq(supplyRequestDrafts.id, value));
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(supplyRequestDrafts)
      .where(own)})`;
  }
  if (kind === 'reading') {
    const isIt = sql`${meterReadings.id}::text = ${value}`;
    const own = and(eq(commodityContracts.customerCode, customerCode), isIt, isSinceHolder(meterReadings.readOn));
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(meterReadings)
      .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
      .where(own)})`;
  }
  if (kind === 'card-setup') {
    const own = and(eq(cardSetups.customerCode, customerCode), sql`${cardSetups.id}::text = ${value}`);
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(cardSetups)
      .where(own)})`;
  }
  if (kind === 'bill-payment') {
    const isIt = sql`${payments.id}::text = ${value}`;
    const own = and(eq(payments.customerCode, customerCode), isIt, isHoldersPayment(payments.id));
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(payments)
      .where(own)})`;
  }
  if (kind === 'booking-draft') {
    const own = and(eq(bookingDrafts.customerCode, customerCode), eq(bookingDrafts.id, value));
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(bookingDrafts)
      .where(own)})`;
  }
  if (kind === 'intervention-document') {
    const own = and(eq(interventions.customerCode, customerCode), sql`${interventionFiles.id}::text = ${value}`);
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(interventionFiles)
      .innerJoin(interventions, eq(interventions.id, interventionFiles.interventionId))
      .where(own)})`;
  }
  if (kind === 'quote') {
    const own = and(eq(interventions.customerCode, customerCode), eq(quotes.id, value));
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(quotes)
      .innerJoin(interventions, eq(interventions.id, quotes.interventionId))
      .where(own)})`;
  }
  if (kind === 'intervention-or-installation') {
    const isInstallation = sql`exists (${db
      .select({ one: sql`1` })
      .from(installations)
      .where(eq(installations.id, value))})`;
    return or(isInstallation, belongs(db, owner, { kind: 'intervention', value })) ?? nobodys;
  }
  const found = (places[kind] ?? []).map(({ table, column }) => {
    const holder =
      table === customers ? customers.code : (table as Exclude<typeof table, typeof customers>).customerCode;
    const own = and(eq(holder, customerCode), eq(column, value), isTheirs(table, owner.today));
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(table)
      .where(own)})`;
  });
  return or(...found) ?? nobodys;
}

/** Checks in one round trip that all ids belong to the owner. */
export async function allBelong(db: Database, owner: Owner, ids: readonly ClaimedId[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const conditions = ids.map((id) => belongs(db, owner, id));
  const { rows } = await db.execute<{ all_belong: boolean }>(sql`select ${and(...conditions)} as all_belong`);
  return rows[0]?.all_belong ?? false;
}
