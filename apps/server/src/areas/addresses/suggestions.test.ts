import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { importTowns } from '../../commands/import/towns/import.ts';
import { completeTowns } from './usecases/complete.ts';
import { useApp } from '../../../test/support/app.ts';
import { importedAt } from '../../../test/support/import-files.ts';

const gateway = useApp();

const ask = (call: string, query: Record<string, string>) =>
  gateway.send({ method: 'GET', url: `/api/suggets/${call}`, query });

interface Town {
  readonly nome: string;
  readonly nomeTedesco: string | null;
  readonly provincia: string;
  readonly cap: string[];
}

async function towns(pTxt: string, more: Record<string, string> = {}): Promise<Town[]> {
  const { status, body } = await ask('GetTownDirect', { pTxt, ...more });
  expect(status).toBe(200);
  return body.comuni;
}

const townNames = async (pTxt: string, more?: Record<string, string>) =>
  (await towns(pTxt, more)).map(({ nome }) => nome);

async function streets(tKey: string, pTxt: string, more: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await ask('GetStreetDirect', { pTxt, tKey, ...more });
  expect(status).toBe(200);
  return body.vie.map(({ tipo, nome, nomeTedesco }: Record<string, string | null>) =>
    [`${tipo} ${nome}`, ...(nomeTedesco === null ? [] : [nomeTedesco])].join(' / '),
  );
}

describe('towns', () => {
  it.each([
    ['Bolz', 'Bolzano'],
    ['bozen', 'Bolzano'],
    ['BRIXEN', 'Bressanone'],
    ['aoste', 'Aosta'],
    ['Milnao', 'Milano'],
    ['bolzzano', 'Bolzano'],
    ['Reggio Emila', "Reggio nell'Emilia"],
    ['Reggio Emilia', "Reggio nell'Emilia"],
    ['reggio calabria', 'Reggio di Calabria'],
    ['aquila', "L'Aquila"],
    ['L’AQUILA', "L'Aquila"],
    ['laquila', "L'Aquila"],
    ['forli', 'Forlì'],
    ['sesto s. giovanni', 'Sesto San Giovanni'],
    ['grappa', 'Bassano del Grappa'],
    ['  roma ', 'Roma'],
    ['ro', 'Roma'],
    ['frienze', 'Firenze'],
    ['trnieste', 'Trieste'],
  ])('returns for %j the town %s first', async (text, expected) => {
    expect((await townNames(text))[0]).toBe(expected);
  });

  it.each(['%', '_', '\\', "'", 'Милан', '米蘭', 'xqzwj', 'a_b%c', '🏠'])('finds no towns for %j', async (text) => {
    expect(await townNames(text)).toEqual([]);
  });

  it('returns for one letter at most 15 towns with a word that begins with it, the shortest first', async () => {
    const found = await townNames('a');
    expect(found.slice(0, 3)).toEqual(['Alba', 'Asti', 'Aosta']);
    expect(found.length).toBeLessThanOrEqual(15);
    expect(found.every((name) => /(^|[ '])a/i.test(name))).toBe(true);
  });

  it('returns only towns of the requested province', async () => {
    expect(await townNames('b', { prv: 'BZ' })).toEqual(['Bolzano', 'Brunico', 'Bressanone']);
    expect(await townNames('palermo', { prv: 'BZ' })).toEqual([]);
  });

  it('gives German names where they are wanted, and only German ones', async () => {
    expect(await towns('bolzano')).toMatchObject([{ nomeTedesco: null }]);
    expect(await towns('bolzano', { outGerman: 'true' })).toMatchObject([{ nomeTedesco: 'Bozen' }]);
    expect(await towns('aosta', { outGerman: 'true' })).toMatchObject([{ nomeTedesco: null }]);
  });

  it('returns all postal codes of a town, or the town once for each with typeRes CAP', async () => {
    const [forli] = await towns('forlì');
    expect(forli?.cap).toEqual(['47121', '47122']);
    expect((await towns('forlì', { typeRes: 'CAP' })).map(({ nome, cap }) => [nome, cap])).toEqual([
      ['Forlì', ['47121']],
      ['Forlì', ['47122']],
    ]);
    expect(await towns('milano', { typeRes: 'CAP' })).toHaveLength(15);
  });

  it('restores the search texts of towns after an update from a version without suggestions', async () => {
    const { pool } = gateway.database;
    const texts = async () => (await pool.query('select istat_code, search_text from towns order by 1')).rows;
    const before = await texts();
    await pool.query(`update towns set search_text = ''`);
    expect(await townNames('bozen')).toEqual([]);
    await completeTowns(databaseOf(pool));
    expect(await texts()).toEqual(before);
  });
});

describe('streets', () => {
  it.each([
    ['015146', 'via roma', 'Via Roma'],
    ['015146', 'roma', 'Via Roma'],
    ['015146', 'Via Roma, 12/B', 'Via Roma'],
    ['015146', 'v.le europa', 'Viale Europa'],
    ['015146', 'p.zza duomo', 'Piazza del Duomo'],
    ['015146', 'garibaldi', 'Via Giuseppe Garibaldi'],
    ['015146', 'via garibaldi 3', 'Via Giuseppe Garibaldi'],
    ['015146', 'via garibladi', 'Via Giuseppe Garibaldi'],
    ['015146', '20 settembre', 'Via XX Settembre'],
    ['015146', 's. maria', 'Piazza Santa Maria'],
    ['015146', 'f.lli cervi', 'Via Fratelli Cervi'],
    ['015146', 'washington', 'Via Washington'],
    ['021008', 'laubengasse', 'Via Portici'],
    ['021008', 'waltherplatz', 'Piazza Walther'],
  ])('returns for town %s and text %j the street %s first', async (town, text, expected) => {
    expect((await streets(town, text))[0]).toBe(expected);
  });

  it('returns German street names where they are requested', async () => {
    expect((await streets('021008', 'portici', { outGerman: 'true' }))[0]).toBe('Via Portici / Laubengasse');
    expect((await streets('021008', 'museumstrasse 5', { outGerman: 'true' }))[0]).toBe('Via Museo / Museumstraße');
  });

  it('returns only streets of the town, with a postal code of the town', async () => {
    const { body } = await ask('GetStreetDirect', { pTxt: 'via', tKey: '006039' });
    expect(body.vie.length).toBe(15);
    expect(new Set(body.vie.map(({ cap }: { cap: string }) => cap))).toEqual(new Set(['15033']));
    expect(body.vie.every(({ chiave }: { chiave: string }) => chiave.startsWith('006039-'))).toBe(true);
  });

  it('returns no streets for a town that does not exist', async () => {
    expect(await streets('999999', 'via')).toEqual([]);
    expect(await streets("' or 1=1", 'via')).toEqual([]);
  });
});

describe('what is not a question', () => {
  it.each<[string, Record<string, string>, string]>([
    ['GetTownDirect', {}, 'pTxt'],
    ['GetTownDirect', { pTxt: '' }, 'pTxt'],
    ['GetTownDirect', { pTxt: '   ' }, 'pTxt'],
    ['GetTownDirect', { pTxt: 'a'.repeat(101) }, 'pTxt'],
    ['GetTownDirect', { pTxt: 'a\0b' }, 'pTxt'],
    ['GetTownDirect', { pTxt: 'roma', prv: 'roma' }, 'prv'],
    ['GetTownDirect', { pTxt: 'roma', cnt: 'FRA' }, 'cnt'],
    ['GetStreetDirect', { pTxt: 'via' }, 'tKey'],
    ['GetStreetDirect', { pTxt: 'via', tKey: '1'.repeat(21) }, 'tKey'],
  ])('rejects %s with %j for the field %s', async (call, query, field) => {
    const { status, body } = await ask(call, query);
    expect(status).toBe(400);
    expect(body.header.campi.map(({ campo }: { campo: string }) => campo)).toContain(field);
  });

  it('sends suggestions with no-store or no-cache in their cache-control header', async () => {
    expect((await ask('GetTownDirect', { pTxt: 'roma' })).headers['cache-control']).toMatch(/no-store|no-cache/);
  });
});

// These tests run only with the real data beside the checkout; the project does not contain it.
const data = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));
const real = { towns: `${data}comuni-anpr-istat.csv`, postcodes: `${data}cap-geonames.csv` };

describe.skipIf(!existsSync(real.towns) || !existsSync(real.postcodes))('all towns of Italy, if they are there', () => {
  beforeAll(async () => void (await importTowns(gateway.database.pool, real, importedAt)));

  it.each([
    ['Milnao', 'Milano'],
    ['bolzzano', 'Bolzano'],
    ['Reggio Emila', "Reggio nell'Emilia"],
    ['bozen', 'Bolzano'],
    ['sterzing', 'Vipiteno'],
    ['roma', 'Roma'],
    ['tornio', 'Torino'],
    ['npaoli', 'Napoli'],
    ['s. giovanni in persiceto', 'San Giovanni in Persiceto'],
    ['san giovani rotondo', 'San Giovanni Rotondo'],
    ['ventimilia', 'Ventimiglia'],
    ['cinisello', 'Cinisello Balsamo'],
    ['re', 'Re'],
    ['corigliano rossano', 'Corigliano-Rossano'],
  ])('returns for %j the town %s first among all towns of Italy', async (text, expected) => {
    expect((await townNames(text))[0]).toBe(expected);
  });
});
