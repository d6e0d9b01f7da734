import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { GetStreetDirect } from './GetStreetDirect.ts';
import { GetTownDirect } from './GetTownDirect.ts';

describe('towns', () => {
  it.each([
    [{ pTxt: 'bolz' }, []],
    [{ pTxt: 'bolz', cnt: 'ITA', prv: 'BZ', typeRes: 'CAP', outGerman: 'true' }, []],
    [{ pTxt: '' }, ['pTxt MISSING']],
    [{ pTxt: ' \t ' }, ['pTxt MISSING']],
    [{ pTxt: '%' }, []],
    [{ pTxt: 'a\0' }, ['pTxt CHARACTER_NOT_ALLOWED']],
    [{ pTxt: 'a'.repeat(101) }, ['pTxt TOO_LONG']],
    [{ pTxt: 'bolz', cnt: 'DEU' }, ['cnt invalid_value']],
    [{ pTxt: 'bolz', prv: 'Bolzano' }, ['prv invalid_format']],
    [{ pTxt: 'bolz', typeRes: 'X' }, ['typeRes invalid_value']],
    [{ pTxt: 'bolz', outGerman: '1' }, ['outGerman invalid_value']],
    [{ ptxt: 'bolz' }, ['pTxt invalid_type', 'ptxt unrecognized_keys']],
  ])('asks with %j', (query, expected) => {
    expect(rejectedFor(GetTownDirect.query, query)).toEqual(expected);
  });

  it('reads suggestions in their order', async () => {
    const town = { chiave: '1', nome: 'Bolzano', nomeTedesco: 'Bozen', provincia: 'BZ', regione: null, cap: ['39100'] };
    const { model } = await readSample(GetTownDirect, {
      comuni: [town, { ...town, nome: 'Bolzano Novarese', nomeTedesco: null }],
    });
    expect(model).toEqual([
      { key: '1', name: 'Bolzano', germanName: 'Bozen', province: 'BZ', region: undefined, caps: ['39100'] },
      { key: '1', name: 'Bolzano Novarese', germanName: undefined, province: 'BZ', region: undefined, caps: ['39100'] },
    ]);
  });
});

describe('streets', () => {
  it.each([
    [{ pTxt: 'rom', tKey: '021008' }, []],
    [{ pTxt: 'rom', cnt: 'IT', tKey: '021008', outGerman: 'false' }, []],
    [{ pTxt: 'rom' }, ['tKey invalid_type']],
    [{ pTxt: 'rom', tKey: '021008', prv: 'BZ' }, ['prv unrecognized_keys']],
  ])('asks with %j', (query, expected) => {
    expect(rejectedFor(GetStreetDirect.query, query)).toEqual(expected);
  });

  it.each([
    ['Via', 'Via Portici'],
    [null, 'Portici'],
  ])('names a street of the kind %j', async (tipo, name) => {
    const vie = [{ chiave: 'S1', tipo, nome: 'Portici', nomeTedesco: null, cap: '39100' }];
    expect((await readSample(GetStreetDirect, { vie })).model).toEqual([
      { key: 'S1', name, germanName: undefined, cap: '39100' },
    ]);
  });
});
