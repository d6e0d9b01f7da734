import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { streets, townPostcodes, towns } from '../../db/schema/index.ts';

/** Search input normalized like `search_text`: letters, digits and spaces. */
interface TypedPlace {
  readonly typed: string;
  readonly canonical: string;
  /** One to four words. */
  readonly words: readonly string[];
  /** Fallback when no name begins with the input: names with a word that starts or ends like this. */
  readonly alike: { readonly text: string; readonly start: string; readonly end: string } | undefined;
}

/** Rank of rows that are only similar to the input. */
const ALIKE = 9;

/** Fetches more similar rows than are returned: `meant` ranks them by edit distance, not SQL. */
const ALIKE_FETCHED = 60;

/** One or two letters match thousands of streets, so the order of the cut does not matter. */
const MOST_LOOKED_AT = 1000;
const MOST_ALIKE_LOOKED_AT = 300;

const { placeholder } = sql;

type SearchText = typeof towns.searchText | typeof streets.searchText;

/** Matches when each input word starts some word of the name, or the name contains the input verbatim. */
const begins = (text: SearchText) => sql`
  ((${text} like ${placeholder('word1')} and ${text} like ${placeholder('word2')} and
    ${text} like ${placeholder('word3')} and ${text} like ${placeholder('word4')})
   or ${text} like ${placeholder('within')})`;

/** Ranks a full match first, then a prefix match, then word prefixes; lower is better. */
const rank = (text: SearchText | SQL) => sql`
  case when ${text} like ${placeholder('name')} then 0
       when ${text} like ${placeholder('start')} then 1
       when ${text} like ${placeholder('canonicalName')} then 2
       when ${text} like ${placeholder('canonicalStart')} then 3
       else 4 end`;

const isAlike = (text: SearchText) => sql`
  (${text} like ${placeholder('alikeStart')} or ${text} like ${placeholder('alikeEnd')}
   or ${text} like ${placeholder('alikeLast')})`;

interface Search {
  readonly table: typeof towns | typeof streets;
  readonly key: SQL;
  readonly there: SQL;
  /** Keys and texts of the rows searched first; the remaining rows are skipped if these suffice. */
  readonly first?: SQL;
}

/** Returns the keys of rows that begin with the input, best first, or of similar rows if there are none. */
function found({ table, key, there, first }: Search): SQL {
  const { searchText, name } = table;
  const none = sql`select ${key} as key, '' as text from ${table} where false`;
  return sql`(
    with starting as materialized (
      select key, ${rank(sql`text`)} as rank, 0::real as unlikeness from (${first ?? none}) as s),
    beginning as materialized (
      select key, ${rank(sql`text`)} as rank, 0::real as unlikeness
      from (select ${key} as key, ${searchText} as text, ${name} as name from ${table}
            where (select count(*) from starting) < ${placeholder('limit')} and ${there} and ${begins(searchText)}
            limit ${MOST_LOOKED_AT}) as s
      order by rank, length(name), name, key limit ${placeholder('limit')}),
    alike as (
      select key, ${ALIKE}::int as rank, word_similarity(${placeholder('alike')}::text, text) * -1 as unlikeness
      from (select ${key} as key, ${searchText} as text, ${name} as name from ${table}
            where not exists (select from starting) and not exists (select from beginning)
              and ${there} and ${isAlike(searchText)}
            limit ${MOST_ALIKE_LOOKED_AT}) as s
      order by unlikeness, length(name), key limit ${ALIKE_FETCHED})
    select * from starting
    union all select * from beginning b where not exists (select from starting s where s.key = b.key)
    union all select * from alike) as found`;
}

function valuesOf({ typed, canonical, words, alike }: TypedPlace, limit: number) {
  const word = (index: number) => `% ${words[index] ?? words[0]}%`;
  return {
    word1: word(0),
    word2: word(1),
    word3: word(2),
    word4: word(3),
    within: `% ${typed}%`,
    name: `%\n ${typed}\n%`,
    start: `%\n ${typed}%`,
    canonicalName: `%\n ${canonical}\n%`,
    canonicalStart: `%\n ${canonical}%`,
    alike: alike?.text ?? null,
    alikeStart: alike ? `% ${alike.start}%` : null,
    alikeEnd: alike ? `%${alike.end} %` : null,
    alikeLast: alike ? `%${alike.end}\n%` : null,
    limit,
  };
}

const bestFirst = (name: typeof towns.name | typeof streets.name) =>
  [sql`found.rank`, sql`found.unlikeness`, sql`length(${name})`, name, sql`found.key`] as const;

const townsFound = prepared((db) =>
  db
    .select({
      istatCode: towns.istatCode,
      name: towns.name,
      secondName: towns.secondName,
      province: towns.province,
      region: towns.region,
      searchText: towns.searchText,
      isAlike: sql<boolean>`found.rank = ${ALIKE}`,
      caps: sql<string[]>`array(select p.cap from ${townPostcodes} p
                                where p.istat_code = ${towns.istatCode} order by p.cap)`,
    })
    .from(
      found({
        table: towns,
        key: sql`${towns.istatCode}`,
        there: sql`(${placeholder('province')}::text is null or ${towns.province} = ${placeholder('province')})`,
      }),
    )
    .innerJoin(towns, eq(towns.istatCode, sql`found.key`))
    .orderBy(...bestFirst(towns.name)),
);

export function suggestTowns(
  db: Database,
  query: TypedPlace,
  { province, limit }: { readonly province: string | undefined; readonly limit: number },
) {
  return townsFound(db, { ...valuesOf(query, limit), province: province ?? null });
}

const inTown = sql`${streets.istatCode} = ${placeholder('town')}`;

/**
 * Looks the streets up by kind and name, as users mostly type them, in index order and up to the limit: a city has
 * ten thousand streets with `via`.
 */
const streetsThatStartSo = sql`
  select ${streets.key} as key, ${streets.searchText} as text from ${streets}
  where ${inTown} and ${streets.searchText} like ${placeholder('firstLine')}
  order by ${streets.searchText} using ~<~ limit ${placeholder('limit')}`;

const streetsFound = prepared((db) =>
  db
    .select({
      key: streets.key,
      kind: streets.kind,
      name: streets.name,
      germanName: streets.germanName,
      cap: streets.cap,
      searchText: streets.searchText,
      isAlike: sql<boolean>`found.rank = ${ALIKE}`,
    })
    .from(found({ table: streets, key: sql`${streets.key}`, there: inTown, first: streetsThatStartSo }))
    .innerJoin(streets, eq(streets.key, sql`found.key`))
    .orderBy(...bestFirst(streets.name)),
);

/** Returns streets of a town that begin with the input, best first, or similar ones if there are none. */
export function suggestStreets(
  db: Database,
  query: TypedPlace,
  { istatCode, limit }: { readonly istatCode: string; readonly limit: number },
) {
  return streetsFound(db, { ...valuesOf(query, limit), town: istatCode, firstLine: `\n ${query.typed}%` });
}

export function townsWithoutSearchText(db: Database) {
  const { istatCode, name, secondName } = towns;
  return db.select({ istatCode, name, secondName }).from(towns).where(eq(towns.searchText, ''));
}

export async function setTownSearchTexts(db: Database, texts: readonly (readonly [string, string])[]): Promise<void> {
  const codes = sql.param(texts.map(([code]) => code));
  const values = sql.param(texts.map(([, text]) => text));
  await db.execute(sql`
    update ${towns} set search_text = told.text
    from unnest(${codes}::text[], ${values}::text[]) as told (code, text) where ${towns.istatCode} = told.code`);
}
