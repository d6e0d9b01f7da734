import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importTowns, type TownsResult } from './import.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { importedAt, useFiles } from '../../../../test/support/import-files.ts';

const files = useFiles();

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const town = async (istatCode: string) =>
  (await database.pool.query('select * from towns where istat_code = $1', [istatCode])).rows[0];

const caps = async (istatCode: string) =>
  (
    await database.pool.query<{ cap: string }>('select cap from town_postcodes where istat_code = $1 order by cap', [
      istatCode,
    ])
  ).rows.map(({ cap }) => cap);

const register = [
  'CODISTAT,DATACESSAZIONE,CODCATASTALE,DENOMINAZIONE_IT,ALTRADENOMINAZIONE,IDREGIONE,STATO,SIGLAPROVINCIA',
  '021008,9999-12-31,A952,BOLZANO,BOZEN,04,A,BZ',
  "001004,9999-12-31,A157,ALBIANO D'IVREA,,01,A,TO",
  '001999,2020-01-01,Z999,CESSATO,,01,C,TO',
];
const postal = ['country_code,zipcode,place,province_code,community,community_code', 'IT,39100,Bozen,BZ,,'];

const load = (towns = register, postcodes = postal) =>
  importTowns(database.pool, { towns: files.write(towns), postcodes: files.write(postcodes) }, importedAt);

describe('the files of towns', () => {
  it('loads the towns that exist today, and lists those without a postal code', async () => {
    expect(await load()).toEqual({
      towns: 2,
      added: 2,
      changed: 0,
      postcodes: 1,
      withoutPostcode: ["Albiano d'Ivrea (TO)"],
      leftOver: 0,
    });
    expect(await town('021008')).toEqual({
      istat_code: '021008',
      cadastral_code: 'A952',
      name: 'Bolzano',
      second_name: 'Bozen',
      province: 'BZ',
      region: 'Trentino-Alto Adige',
      search_text: '\n bolzano\n bozen\n',
    });
    expect(await town('001999')).toBeUndefined();
  });

  it('updates what changed and removes what is gone when loaded again', async () => {
    const again = await load(register.map((line) => line.replace('BOLZANO', 'BOLZANO NUOVA')).slice(0, 2), [
      postal[0] ?? '',
      'IT,39101,Bolzano Nuova,BZ,,',
    ]);
    expect(again).toMatchObject({ towns: 1, added: 0, changed: 1 });
    expect(await town('021008')).toMatchObject({
      name: 'Bolzano Nuova',
      search_text: '\n bolzano nuova\n bozen\n',
    });
    expect(await caps('021008')).toEqual(['39101']);
    expect((await load(register.slice(0, 2))).leftOver).toBe(1);
  });

  it.each([
    ['another file', ['a,b', '1,2'], /missing columns: CODISTAT/],
    ['a bad code', [register[0] ?? '', '21008,9999-12-31,A952,BOLZANO,,04,A,BZ'], /line 2: CODISTAT: not six digits/],
    ['a region that there is not', [register[0] ?? '', '021008,9999-12-31,A952,BOLZANO,,21,A,BZ'], /line 2: IDREGIONE/],
    ['no town of today', [register[0] ?? '', register[3] ?? ''], /no town that exists today/],
  ])('rejects the files with %s, and writes nothing', async (_, lines, message) => {
    const before = await database.pool.query('select * from towns order by istat_code');
    await expect(load(lines)).rejects.toThrow(message);
    expect((await database.pool.query('select * from towns order by istat_code')).rows).toEqual(before.rows);
  });
});

// These tests run only with the real data beside the checkout; the project does not contain it.
const data = fileURLToPath(new URL('../../../../../../../shared/data/', import.meta.url));
const real = { towns: `${data}comuni-anpr-istat.csv`, postcodes: `${data}cap-geonames.csv` };

describe.skipIf(!existsSync(real.towns) || !existsSync(real.postcodes))('the national files, if they are there', () => {
  let result: TownsResult;
  beforeAll(async () => void (result = await importTowns(database.pool, real, importedAt)));

  it('loads all 7,896 towns, and nearly all their postal codes', () => {
    expect(result.towns).toBe(7896);
    expect(result.withoutPostcode.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Calliano (TN)',
      'Livo (TN)',
      'Peglio (PU)',
      'Samone (TO)',
      'San Teodoro (SS)',
    ]);
  });

  it.each([
    ['021008', 'Bolzano', 'Bozen', ['39100']],
    ['035033', "Reggio nell'Emilia", null, ['42121', '42122', '42123', '42124']],
    ['001001', 'Agliè', null, ['10011']],
    ['006003', 'Alessandria', null, ['15121']],
    ['111089', 'Teulada', null, ['09019']],
    ['030189', 'Sappada', null, ['32047']],
    ['078157', 'Corigliano-Rossano', null, ['87064', '87067']],
  ])('loads the town %s as %s', async (code, name, second, postcodes) => {
    expect(await town(code)).toMatchObject({ name, second_name: second });
    expect(await caps(code)).toEqual(postcodes);
  });

  it('adds no postal code when the national files are loaded again', async () => {
    const count = async () => (await database.pool.query('select count(*) from town_postcodes')).rows;
    const before = await count();
    await importTowns(database.pool, real, importedAt);
    expect(await count()).toEqual(before);
  });
});
