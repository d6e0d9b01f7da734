import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeQuery, streetQuery } from '@sportello/domain';
import { databaseOf } from '../../db/database.ts';
import type { SelectQuery } from '../../db/prepared/select-query.ts';
import { suggestStreets, suggestTowns } from './queries.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';

/** As many streets as a big provider's area has, thirty thousand of them in one city. */
const STREETS = 500_000;
const TOWNS = 8_000;

const firstNames =
  "(array['giuseppe', 'anna', 'carlo', 'dante', 'enrico', 'fratelli', 'guido', 'luigi', 'maria', 'san'])";
const kinds = "(array['via', 'via', 'via', 'via', 'viale', 'piazza', 'corso', 'vicolo'])";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await pool.query(
    `insert into towns (istat_code, cadastral_code, name, province, region, search_text)
     select lpad(n::text, 6, '0'), 'X' || n, name, 'RM', 'Lazio', format(E'\\n %s\\n', name)
     from (select n, translate(substr(md5(n::text), 1, 9), '0123456789', 'aeioubrstn') as name
           from generate_series(1, $1::int) n) t`,
    [TOWNS],
  );
  // Rows are inserted before the indexes are created, in the order of the town import: it takes a third of the time.
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'streets' and indexname <> 'streets_pkey'`,
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await pool.query(
    `insert into streets (key, istat_code, kind, name, cap, search_text)
     select n::text, lpad((1 + greatest(0, n - 30000) / ($1::int / $2::int))::text, 6, '0'), kind, name,
            '00100', format(E'\\n %1$s %2$s\\n %2$s\\n', kind, name)
     from (select n, ${kinds}[1 + n % 8] as kind,
                  ${firstNames}[1 + n / 8 % 10] || ' '
                  || translate(substr(md5(n::text), 1, 9), '0123456789', 'aeioubrstn') as name
           from generate_series(1, $1::int) n) s`,
    [STREETS, TOWNS],
  );
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('vacuum analyze towns, streets');
}, 300_000);
afterAll(() => database.drop());

async function planOf(work: (pool: Pool) => Promise<unknown>): Promise<string> {
  let plan = '';
  const watched = {
    query: async ({ text, values }: SelectQuery) => {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${text}`, [...values]);
      plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return [];
    },
  };
  await work(watched as unknown as Pool);
  return plan;
}

it.each(['v', 'via', 'via giu', 'piazza giuseppe', 'giusepe', 'via giuspepe abc', 'q', 'a', 'san', 'via carlo b'])(
  'asks an index for the streets like %j, in a city and in a village',
  async (text) => {
    for (const istatCode of ['000001', '000777']) {
      const query = streetQuery(text) ?? expect.fail();
      const plan = await planOf((pool) => suggestStreets(databaseOf(pool), query, { istatCode, limit: 15 }));
      expect(plan).toContain('Index');
      expect(plan).not.toMatch(/Seq Scan on streets/);
    }
  },
);

it.each(['abe', 'ab', 'a', 'milnao'])('answers for the towns like %j', async (text) => {
  const query = placeQuery(text) ?? expect.fail();
  const plan = await planOf((pool) => suggestTowns(databaseOf(pool), query, { province: undefined, limit: 15 }));
  expect(plan).not.toMatch(/Seq Scan on streets/);
});
