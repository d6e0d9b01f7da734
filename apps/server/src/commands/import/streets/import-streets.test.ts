import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streetPlan } from './plan.ts';
import { importTable } from '../table/import.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { importedAt, useFiles } from '../../../../test/support/import-files.ts';

const files = useFiles();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into towns (istat_code, cadastral_code, name, second_name, province, region) values
     ('006003', 'A182', 'Alessandria', null, 'AL', 'Piemonte'),
     ('021008', 'A952', 'Bolzano', 'Bozen', 'BZ', 'Trentino-Alto Adige'),
     ('037006', 'A944', 'Bologna', null, 'BO', 'Emilia-Romagna'),
     ('066049', 'A345', 'L''Aquila', null, 'AQ', 'Abruzzo'),
     ('021997', 'Z997', 'Doppio', null, 'BZ', 'Trentino-Alto Adige'),
     ('021998', 'Z998', 'Doppio', null, 'BZ', 'Trentino-Alto Adige')`,
  );
});
afterAll(() => database.drop());

async function load(path: string, skipRejected = false) {
  const refusals: string[] = [];
  const result = await importTable(database.pool, path, await streetPlan(database.pool, path), {
    skipRejected,
    now: importedAt,
    onRejected: ({ line, field, reason }) => refusals.push(`${line} ${field ?? 'row'}: ${reason}`),
  });
  return { ...result, refusals };
}

const streetsOf = async (istatCode: string) =>
  (await database.pool.query('select * from streets where istat_code = $1 order by key', [istatCode])).rows as Record<
    string,
    unknown
  >[];

const all = async () => (await database.pool.query('select * from streets order by key')).rows;

describe('a file in our own columns', () => {
  const header = 'codiceIstat;comune;provincia;codice;tipo;nome;nomeTedesco;cap';
  const lines = [
    header,
    '021008;;;412;Via;Portici;Laubengasse;39100',
    ';Bozen;bz;413;Piazza;Walther;Waltherplatz;39100',
    ';L’Aquila;AQ;;Viale;S. Giovanni Bosco;;67100',
    ';Bologna;BO;;;Strada Maggiore;;',
  ];

  it('finds the town by its code, or by name and province in either language', async () => {
    expect(await load(files.write(lines))).toMatchObject({ rows: 4, added: 4, refused: 0, isWritten: true });
    expect(await streetsOf('021008')).toEqual([
      {
        key: '021008-412',
        istat_code: '021008',
        kind: 'Via',
        name: 'Portici',
        german_name: 'Laubengasse',
        cap: '39100',
        search_text: '\n via portici\n portici\n laubengasse\n',
      },
      expect.objectContaining({ key: '021008-413', name: 'Walther' }),
    ]);
    expect(await streetsOf('066049')).toMatchObject([{ key: '066049-viale-san-giovanni-bosco-67100' }]);
    expect(await streetsOf('037006')).toMatchObject([{ key: '037006-strada-maggiore', kind: null, cap: null }]);
  });

  it('changes what changed when loaded again, and removes nothing', async () => {
    const again = [header, '021008;;;412;Via;Portici;Lauben;39100', ';L’Aquila;AQ;;V.le;San Giovanni Bosco;;67100'];
    const before = (await all()).length;
    expect(await load(files.write(again))).toMatchObject({ added: 0, changed: 2, unchanged: 0 });
    expect(await load(files.write(again))).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect((await streetsOf('021008'))[0]).toMatchObject({ german_name: 'Lauben' });
    expect((await all()).length).toBe(before);
  });

  it.each([
    ['021008;;;9;Via;;;39100', '2 nome: missing'],
    ['021008;;;9;Via;Roma;;3910', '2 cap: not a postal code of five digits'],
    ['999999;;;9;Via;Roma;;', '2 codiceIstat: no such town: import the towns first'],
    [';;;9;Via;Roma;;', '2 codiceIstat: missing, and no name of a town either'],
    [';Bolzano;;9;Via;Roma;;', '2 comune: a name needs its province'],
    [';Bolzano;AL;9;Via;Roma;;', '2 comune: no such town: import the towns first'],
    [';Doppio;BZ;9;Via;Roma;;', '2 comune: several towns have this name: give the ISTAT code'],
    ['021008;;;9;;%;;', '2 row: its name has neither letter nor digit'],
    [`021008;;;9;Via;${'a'.repeat(101)};;`, '2 nome: longer than 100 characters'],
    ['021008;;;9;Via;Roma', '2 row: has 6 fields instead of 8'],
  ])('rejects %j', async (line, error) => {
    const before = await all();
    const result = await load(files.write([header, line, '021008;;;10;Via;Nuova;;39100']));
    expect(result).toMatchObject({ rows: 2, refused: 1, isWritten: false, refusals: [error] });
    expect(await all()).toEqual(before);
  });

  it('writes the good rows when the bad ones may be left out', async () => {
    const lines = [header, '021008;;;10;Via;Nuova;;39100', '021008;;;11;Via;;;39100', '021008;;;10;Via;Vecchia;;39100'];
    expect(await load(files.write(lines), true)).toMatchObject({
      rows: 3,
      added: 1,
      refused: 2,
      refusals: ['3 nome: missing', '4 nome: not the street that has the same code on line 2'],
    });
  });

  it.each([
    [['a,b', '1,2'], /missing columns: nome/],
    [['nome,nomme', 'Roma,x'], /unknown columns: nomme/],
    [['nome,tipo,tipo', 'Roma,Via,Via'], /columns given twice: tipo/],
  ])('rejects a file as a whole with the columns %j', async (lines, message) => {
    await expect(load(files.write(lines))).rejects.toThrow(message);
  });
});

describe('the street list of a town', () => {
  const header = 'CodiceCatastale;CodiceIstat;CodiceVia;DUG;DUF;CAP;QuartiereSobborgo';

  it('reads the street list of a town, and stores a street in two quarters once', async () => {
    const file = files.write([
      header,
      "A182;6003;21505;Borgo;Citta' Nuova;15121;Pista",
      'A182;6003;62747;Piazza;Salvador Allende;15121;Cristo',
      'A182;6003;62747;Piazza;Salvador Allende;15121;Pista',
    ]);
    expect(await load(file)).toMatchObject({ rows: 3, added: 2, refused: 0, isWritten: true });
    expect(await streetsOf('006003')).toMatchObject([
      {
        key: '006003-21505',
        kind: 'Borgo',
        name: "Citta' Nuova",
        cap: '15121',
        search_text: '\n borgo citta nuova\n citta nuova\n',
      },
      { key: '006003-62747' },
    ]);
  });

  it('rejects a street of an unknown town', async () => {
    const result = await load(files.write([header, 'H501;58091;1;Via;Appia Nuova;00183;']));
    expect(result.refusals).toEqual(['2 CodiceIstat: no such town: import the towns first']);
  });
});

// Real data that the repository doesn't contain; put it next to the checkout to run this.
const real = fileURLToPath(new URL('../../../../../../../shared/data/streets-alessandria.csv', import.meta.url));

describe.skipIf(!existsSync(real))('the streets of Alessandria, if they are there', () => {
  it('takes all streets of Alessandria, and changes nothing when they are loaded again', async () => {
    await database.pool.query(`delete from streets where istat_code = '006003'`);
    // Three of the 852 rows are duplicates.
    expect(await load(real)).toMatchObject({ rows: 852, added: 849, refused: 0, isWritten: true });
    expect(await load(real)).toMatchObject({ rows: 852, added: 0, changed: 0, unchanged: 849 });
    expect((await streetsOf('006003')).filter(({ search_text: text }) => text === '')).toEqual([]);
  });
});
