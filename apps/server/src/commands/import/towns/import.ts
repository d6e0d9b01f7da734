import { dayInRome, placeSearchText } from '@sportello/domain';
import type { PoolClient } from 'pg';
import { recordImport } from '../record.ts';
import { inTransaction, type ImportPlace } from '../transaction.ts';
import { matchPostcodes } from './postcodes.ts';
import { readPlaces, readTowns, type RegisteredTown } from './read.ts';

export interface TownsResult {
  readonly towns: number;
  readonly added: number;
  readonly changed: number;
  readonly postcodes: number;
  /** Towns missing from the postal code list: `Samone (TO)`. */
  readonly withoutPostcode: readonly string[];
  /** Towns in the database that the register no longer contains; they are left unchanged. */
  readonly leftOver: number;
}

export interface TownFiles {
  readonly towns: string;
  readonly postcodes: string;
}

export interface ReadItaly {
  readonly towns: readonly RegisteredTown[];
  readonly pairs: readonly (readonly [string, string])[];
}

/**
 * Loads the towns of Italy and their postal codes. It can be repeated: changes are applied and each town's postal
 * codes are replaced by the list's.
 */
export async function importTowns(place: ImportPlace, files: TownFiles, now: Date): Promise<TownsResult> {
  const read = await readItaly(files, now);
  return writeTowns(place, read, (client) => recordImport(client, 'towns', [files.towns, files.postcodes], now));
}

/** Reads both lists; matching the names takes a good tenth of a second. */
export async function readItaly(files: TownFiles, now: Date): Promise<ReadItaly> {
  const towns = await readTowns(files.towns, dayInRome(now.getTime()));
  const postcodes = matchPostcodes(towns, await readPlaces(files.postcodes));
  const pairs = towns.flatMap(({ istatCode }) =>
    [...(postcodes.get(istatCode) ?? [])].map((cap): [string, string] => [istatCode, cap]),
  );
  return { towns, pairs };
}

/** Writes the lists, and the caller's record in the same transaction. */
export async function writeTowns(
  place: ImportPlace,
  { towns, pairs }: ReadItaly,
  record: (client: PoolClient) => Promise<void> = async () => undefined,
): Promise<TownsResult> {
  const { leftOver, ...counts } = await inTransaction(place, async (client) => {
    const written = await upsertTowns(client, towns);
    await replacePostcodes(client, towns, pairs);
    await record(client);
    return { ...written, leftOver: await countOthers(client, towns) };
  });
  const found = new Set(pairs.map(([istatCode]) => istatCode));
  const withoutPostcode = towns
    .filter(({ istatCode }) => !found.has(istatCode))
    .map(({ name, province }) => `${name} (${province})`);
  return { ...counts, towns: towns.length, postcodes: pairs.length, withoutPostcode, leftOver };
}

async function upsertTowns(
  client: PoolClient,
  towns: readonly RegisteredTown[],
): Promise<{ added: number; changed: number }> {
  const columns = 'cadastral_code, name, second_name, province, region, search_text';
  // A newly inserted row has an `xmax` of zero.
  const { rows } = await client.query<{ is_new: boolean }>(
    `insert into towns (istat_code, cadastral_code, name, second_name, province, region, search_text)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
     on conflict (istat_code) do update set
       cadastral_code = excluded.cadastral_code, name = excluded.name, second_name = excluded.second_name,
       province = excluded.province, region = excluded.region, search_text = excluded.search_text
     where (${columns.replaceAll(/\w+/g, 'towns.$&')}) is distinct from (${columns.replaceAll(/\w+/g, 'excluded.$&')})
     returning xmax = 0 as is_new`,
    [
      towns.map((town) => town.istatCode),
      towns.map((town) => town.cadastralCode),
      towns.map((town) => town.name),
      towns.map((town) => town.secondName),
      towns.map((town) => town.province),
      towns.map((town) => town.region),
      towns.map((town) => placeSearchText(town.name, town.secondName)),
    ],
  );
  const added = rows.filter((row) => row.is_new).length;
  return { added, changed: rows.length - added };
}

async function replacePostcodes(
  client: PoolClient,
  towns: readonly RegisteredTown[],
  pairs: ReadItaly['pairs'],
): Promise<void> {
  await client.query('delete from town_postcodes where istat_code = any ($1)', [towns.map((town) => town.istatCode)]);
  await client.query('insert into town_postcodes (istat_code, cap) select * from unnest($1::text[], $2::text[])', [
    pairs.map(([istatCode]) => istatCode),
    pairs.map(([, cap]) => cap),
  ]);
}

async function countOthers(client: PoolClient, towns: readonly RegisteredTown[]): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    'select count(*)::int as others from towns where istat_code <> all ($1)',
    [towns.map((town) => town.istatCode)],
  );
  return rows[0]?.others ?? 0;
}
