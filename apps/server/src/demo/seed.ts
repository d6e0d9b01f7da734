import { buildProvider, demoCurves, demoPassword } from '@sportello/demo';
import { dayInRome, placeSearchText, streetSearchText } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { databaseOf } from '../db/database.ts';
import {
  accounts,
  commodityContracts,
  consumptionDays,
  customers,
  directoryPeople,
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
import { writeBills } from './bills.ts';
import { writeBooking } from './booking.ts';
import { insertAll, type Transaction } from './insert-all.ts';
import { writeLoyalty } from './loyalty.ts';
import { writeSentReadings } from './readings.ts';
import { writeSupport } from './support.ts';
import { writeVisits } from './visits.ts';

/**
 * Writes the demo provider into a database without customers and accounts, all or nothing, and returns true if it
 * did. Of two servers starting at once, one writes and the other waits.
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
  const today = dayInRome(now.getTime());
  const provider = buildProvider({ today });
  // One hash for all: the password is no secret, and sixteen would only slow down the first start.
  const passwordHash = await hashPassword(demoPassword);
  // Towns may exist already: they are imported separately from customers.
  await tx
    .insert(towns)
    .values(provider.towns.map((town) => ({ ...town, searchText: placeSearchText(town.name, town.secondName) })))
    .onConflictDoNothing();
  await tx
    .insert(townPostcodes)
    .values([...provider.townPostcodes])
    .onConflictDoNothing();
  // Imported streets are the real ones: the demo's would duplicate them.
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
  await insertAll(tx, directoryPeople, provider.directoryPeople);
  await insertAll(tx, commodityContracts, provider.commodityContracts);
  await insertAll(tx, vasContracts, provider.vasContracts);
  await insertAll(tx, fibreLines, provider.fibreLines);
  await insertAll(tx, selfConsumptions, provider.selfConsumptions);
  await insertAll(tx, onboardingRequests, provider.onboardingRequests);
  await insertAll(tx, documents, provider.documents);
  await insertAll(tx, meterReadings, provider.meterReadings);
  await insertAll(
    tx,
    consumptionDays,
    Array.from(demoCurves(provider, today), (each) => ({ ...each, at: now })),
  );
  await insertAll(tx, billDeliveries, provider.billDeliveries);
  await insertAll(tx, paymentMethods, provider.paymentMethods);
  await insertAll(tx, vasCharges, provider.vasCharges);
  await writeBills(tx, provider, now);
  await writeSentReadings(tx, now);
  await writeBooking(tx, provider);
  await writeVisits(tx, now);
  await writeSupport(tx, provider.accounts, now);
  await writeLoyalty(tx, provider.accounts, now);
}

async function hasStreets(tx: Transaction): Promise<boolean> {
  return (await tx.select({ key: streets.key }).from(streets).limit(1)).length > 0;
}
