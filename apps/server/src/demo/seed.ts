import { buildProvider, demoPassword } from '@sportello/demo';
import { dayInRome, placeSearchText, streetSearchText } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { databaseOf, type Database } from '../db/database.ts';
import {
  accounts,
  commodityContracts,
  customers,
  documents,
  fibreLines,
  meterReadings,
  billDeliveries,
  onboardingRequests,
  paymentMethods,
  selfConsumptions,
  streets,
  townPostcodes,
  towns,
  vasCharges,
  vasContracts,
} from '../db/schema/index.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { writeSupport } from './support.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** PostgreSQL takes 65,535 parameters in a statement; the widest table has 30 columns. */
const ROWS_PER_INSERT = 1000;

/**
 * Writes the demo provider into a database that has neither customers nor accounts, all or nothing,
 * and says whether it did. Of two servers that start at once one writes and the other waits for it.
 */
export async function seedDemoIfEmpty(pool: Pool, now: Date): Promise<boolean> {
  return databaseOf(pool).transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7365, 5)`);
    if (!(await isEmpty(tx))) return false;
    await writeProvider(tx, now);
    return true;
  });
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ empty: boolean }>(
    sql`select not exists (select from ${customers}) and not exists (select from ${accounts}) as empty`,
  );
  return rows[0]?.empty === true;
}

async function writeProvider(tx: Transaction, now: Date): Promise<void> {
  const provider = buildProvider({ today: dayInRome(now.getTime()) });
  // One hash for all: the password is no secret, and sixteen would only make the first start slower.
  const passwordHash = await hashPassword(demoPassword);
  // Towns may be there already: they are imported apart from customers.
  await tx
    .insert(towns)
    .values(provider.towns.map((town) => ({ ...town, searchText: placeSearchText(town.name, town.secondName) })))
    .onConflictDoNothing();
  await tx
    .insert(townPostcodes)
    .values([...provider.townPostcodes])
    .onConflictDoNothing();
  // Streets that were imported with their towns are the real ones: ours would stand beside them.
  if (!(await hasStreets(tx))) {
    await insertAll(
      tx,
      streets,
      provider.streets.map((street) => ({ ...street, searchText: streetSearchText(street) })),
    );
  }
  await insertAll(tx, customers, provider.customers);
  await insertAll(
    tx,
    accounts,
    provider.accounts.map((account) => ({ ...account, passwordHash })),
  );
  await insertAll(tx, commodityContracts, provider.commodityContracts);
  await insertAll(tx, vasContracts, provider.vasContracts);
  await insertAll(tx, fibreLines, provider.fibreLines);
  await insertAll(tx, selfConsumptions, provider.selfConsumptions);
  await insertAll(tx, onboardingRequests, provider.onboardingRequests);
  await insertAll(tx, documents, provider.documents);
  await insertAll(tx, meterReadings, provider.meterReadings);
  await insertAll(tx, billDeliveries, provider.billDeliveries);
  await insertAll(tx, paymentMethods, provider.paymentMethods);
  await insertAll(tx, vasCharges, provider.vasCharges);
  await writeSupport(tx, provider.accounts, now);
}

async function hasStreets(tx: Transaction): Promise<boolean> {
  return (await tx.select({ key: streets.key }).from(streets).limit(1)).length > 0;
}

async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await tx.insert(table).values(rows.slice(from, from + ROWS_PER_INSERT));
  }
}
