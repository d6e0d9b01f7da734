import { buildProvider, demoPassword, type ProviderRecords } from '@sportello/demo';
import { dayInRome, placeSearchText, streetSearchText } from '@sportello/domain';
import { inArray, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { databaseOf } from '../db/database.ts';
import {
  accounts,
  commodityContracts,
  customers,
  streets,
  townPostcodes,
  towns,
  vasContracts,
} from '../db/schema/index.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { insertAll, type Transaction } from './insert-all.ts';
import { missingParts } from './parts.ts';

/**
 * Writes the demo provider into a database without customers and accounts, or the parts that a demo of an earlier
 * version lacks; all or nothing. Returns true if it wrote anything. Of two servers starting at once, one writes and
 * the other waits.
 */
export async function seedDemo(pool: Pool, now: Date): Promise<boolean> {
  return databaseOf(pool).transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7365, 5)`);
    const missing = await missingParts(tx);
    if (missing.length === 0) return false;
    const provider = buildProvider({ today: dayInRome(now.getTime()) });
    if (await isEmpty(tx)) await writePeople(tx, provider);
    else if (!(await isOfDemo(tx, provider))) return false;
    for (const part of missing) await part.write({ tx, provider, now });
    return true;
  });
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ empty: boolean }>(
    sql`select not exists (select from ${customers}) and not exists (select from ${accounts}) as empty`,
  );
  return rows[0]?.empty === true;
}

async function writePeople(tx: Transaction, provider: ProviderRecords): Promise<void> {
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
  await insertAll(tx, commodityContracts, provider.commodityContracts);
  await insertAll(tx, vasContracts, provider.vasContracts);
}

/** The demo's parts need its contracts; an earlier version may have had other ones, and a provider has its own. */
async function isOfDemo(tx: Transaction, provider: ProviderRecords): Promise<boolean> {
  const isWhole = async (
    table: typeof commodityContracts | typeof vasContracts,
    records: readonly { code: string }[],
  ) =>
    (await tx.$count(
      table,
      inArray(
        table.code,
        records.map(({ code }) => code),
      ),
    )) === records.length;
  return (
    (await isWhole(commodityContracts, provider.commodityContracts)) &&
    (await isWhole(vasContracts, provider.vasContracts))
  );
}

async function hasStreets(tx: Transaction): Promise<boolean> {
  return (await tx.select({ key: streets.key }).from(streets).limit(1)).length > 0;
}
