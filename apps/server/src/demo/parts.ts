import { demoCurves, type ProviderRecords } from '@sportello/demo';
import { dayInRome } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  billDeliveries,
  bills,
  cancellationReasons,
  cases,
  companies,
  companyAreas,
  companyHours,
  companySkills,
  consumptionDays,
  contractExits,
  contactRequests,
  coveredInstallations,
  directoryPeople,
  documents,
  fibreLines,
  freeHours,
  installations,
  interventions,
  legalNotices,
  loyaltyMovements,
  macroTypes,
  meterReadings,
  offersOnSale,
  onboardingRequests,
  paymentMethods,
  pricesOnSale,
  readingSteps,
  selfConsumptions,
  slotWindows,
  supplyOffers,
  supplyPrices,
  supplyRequests,
  vasCharges,
  withdrawalTerms,
} from '../db/schema/index.ts';
import { writeBills } from './bills.ts';
import { insertAll, type Transaction } from './insert-all.ts';
import { writeNotices } from './notices.ts';
import { writeLoyalty } from './loyalty.ts';
import { writeSentReadings } from './readings.ts';
import { writeCases } from './cases.ts';
import { writeSupplyRequests } from './supply-requests.ts';
import { writeSupport } from './support.ts';
import { writeVisits } from './visits.ts';

interface Given {
  readonly tx: Transaction;
  readonly provider: ProviderRecords;
  readonly now: Date;
}

interface Part {
  /** A part is missing if this table is empty. */
  readonly table: PgTable;
  readonly write: (given: Given) => Promise<void>;
}

const rows = <Table extends PgTable>(
  table: Table,
  of: (provider: ProviderRecords, now: Date) => readonly Table['$inferInsert'][],
): Part => ({ table, write: ({ tx, provider, now }) => insertAll(tx, table, of(provider, now)) });

/** The demo beyond people and contracts, each part after those that it refers to. */
const parts: readonly Part[] = [
  rows(directoryPeople, (provider) => provider.directoryPeople),
  rows(fibreLines, (provider) => provider.fibreLines),
  rows(selfConsumptions, (provider) => provider.selfConsumptions),
  rows(onboardingRequests, (provider) => provider.onboardingRequests),
  rows(documents, (provider) => provider.documents),
  rows(withdrawalTerms, (provider) => provider.withdrawalTerms),
  rows(contractExits, (provider) => provider.contractExits),
  rows(meterReadings, (provider) => provider.meterReadings),
  rows(supplyOffers, (provider) => provider.supplyOffers),
  rows(supplyPrices, (provider) => provider.supplyPrices),
  rows(offersOnSale, (provider) => provider.offersOnSale),
  rows(pricesOnSale, (provider) => provider.pricesOnSale),
  rows(consumptionDays, (provider, now) =>
    Array.from(demoCurves(provider, dayInRome(now.getTime())), (each) => ({ ...each, at: now })),
  ),
  rows(billDeliveries, (provider) => provider.billDeliveries),
  rows(paymentMethods, (provider) => provider.paymentMethods),
  rows(vasCharges, (provider) => provider.vasCharges),
  { table: bills, write: ({ tx, provider, now }) => writeBills(tx, provider, now) },
  { table: readingSteps, write: ({ tx, now }) => writeSentReadings(tx, now) },
  rows(macroTypes, (provider) => provider.macroTypes),
  rows(installations, (provider) => provider.installations),
  rows(slotWindows, (provider) => provider.slotWindows),
  rows(companies, (provider) => provider.companies),
  rows(companyAreas, (provider) => provider.companyAreas),
  rows(companySkills, (provider) => provider.companySkills),
  rows(companyHours, (provider) => provider.companyHours),
  rows(coveredInstallations, (provider) => provider.coveredInstallations),
  rows(freeHours, (provider) => provider.freeHours),
  rows(cancellationReasons, (provider) => provider.cancellationReasons),
  { table: interventions, write: ({ tx, now }) => writeVisits(tx, now) },
  { table: contactRequests, write: ({ tx, provider, now }) => writeSupport(tx, provider.accounts, now) },
  { table: cases, write: ({ tx, provider, now }) => writeCases(tx, provider.accounts, now) },
  { table: legalNotices, write: ({ tx, provider, now }) => writeNotices(tx, provider.accounts, now) },
  { table: supplyRequests, write: ({ tx, provider, now }) => writeSupplyRequests(tx, provider.accounts, now) },
  { table: loyaltyMovements, write: ({ tx, provider, now }) => writeLoyalty(tx, provider.accounts, now) },
];

export async function missingParts(tx: Transaction): Promise<readonly Part[]> {
  const columns = parts.map(({ table }) => sql`not exists (select from ${table})`);
  const { rows } = await tx.execute<{ missing: boolean[] }>(
    sql`select array[${sql.join(columns, sql`, `)}] as missing`,
  );
  return parts.filter((_, index) => rows[0]?.missing[index] === true);
}
