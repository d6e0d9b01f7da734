import { describe, expect, it } from 'vitest';
import { matchPostcodes, type NamedTown, type PostalPlace } from './postcodes.ts';

const town = (istatCode: string, name: string, province: string, more: Partial<NamedTown> = {}): NamedTown => ({
  istatCode,
  name,
  province,
  region: 'Sardegna',
  secondName: null,
  ...more,
});

const place = (cap: string, name: string, province: string, townCode = '', townName = ''): PostalPlace => ({
  cap,
  name,
  province,
  townCode,
  townName,
});

function found(towns: readonly NamedTown[], places: readonly PostalPlace[]) {
  return [...(matchPostcodes(towns, places).get(towns[0]?.istatCode ?? '') ?? [])];
}

describe('a town is found', () => {
  it.each<[string, NamedTown, PostalPlace]>([
    ['by its name', town('1', 'Ivrea', 'TO'), place('10015', 'Ivrea', 'TO')],
    ['whatever accents and apostrophes', town('1', "Sant'Agnello", 'NA'), place('80065', 'Sant Agnèllo', 'NA')],
    ['by its second name', town('1', 'Brunico', 'BZ', { secondName: 'Bruneck' }), place('39031', 'Bruneck', 'BZ')],
    [
      'by the first half of a double name',
      town('1', 'Sgonico-Zgonik', 'TS', { secondName: 'Zgonik' }),
      place('34010', 'Sgonico', 'TS'),
    ],
    ['with other small words', town('1', "Reggio nell'Emilia", 'RE'), place('42121', 'Reggio Emilia', 'RE')],
    ['in an older spelling', town('1', 'Jesolo', 'VE'), place('30016', 'Iesolo', 'VE')],
    ['by the towns that it was made of', town('1', 'Gattico-Veruno', 'NO'), place('28013', 'Veruno', 'NO')],
    ['by a name that it had', town('001317', 'Val di Chy', 'TO'), place('10010', 'Pecco', 'TO')],
    ['in the province that it was in', town('030189', 'Sappada', 'UD'), place('32047', 'Sappada', 'BL')],
  ])('finds the postal code of a town %s', (_, wanted, known) => {
    expect(found([wanted], [known])).toEqual([known.cap]);
  });

  it('finds the postal code of a town in a redrawn province of its region', () => {
    const towns = [town('1', 'Teulada', 'SU'), town('2', 'Cagliari', 'CA')];
    expect(found(towns, [place('09019', 'Teulada', 'CA')])).toEqual(['09019']);
  });
});

describe('a town is not taken for another', () => {
  it('does not match a town of the same name in another region', () => {
    const towns = [town('1', 'Castro', 'LE', { region: 'Puglia' }), town('2', 'Castro', 'BG', { region: 'Lombardia' })];
    expect(found(towns, [place('24063', 'Castro', 'BG')])).toEqual([]);
  });

  it('does not match a town of the same name in another province of its region', () => {
    const towns = [town('1', 'Samone', 'TO'), town('2', 'Samone', 'CN')];
    expect(found(towns, [place('12000', 'Samone', 'CN')])).toEqual([]);
  });

  it('does not match a looser spelling when the name itself is listed', () => {
    const towns = [town('1', 'Lonato', 'BS')];
    expect(found(towns, [place('25017', 'Lonato', 'BS'), place('25099', 'Lonatto', 'BS')])).toEqual(['25017']);
  });
});

describe('postal codes', () => {
  it('counts postal codes of villages where the list names their town', () => {
    const places = [
      place('75015', 'Pisticci', 'MT'),
      place('75020', 'Marconia', 'MT', '1', 'Pisticci'),
      place('75099', 'Altrove', 'MT', '1', 'Matera'),
    ];
    expect(found([town('1', 'Pisticci', 'MT')], places)).toEqual(['75015', '75020']);
  });

  it('drops the postal code of a whole city where its districts have their own', () => {
    const places = ['15100', '15122', '15121'].map((cap) => place(cap, 'Alessandria', 'AL'));
    expect(found([town('1', 'Alessandria', 'AL')], places)).toEqual(['15121', '15122']);
    expect(found([town('1', 'Aosta', 'AO')], [place('11100', 'Aosta', 'AO')])).toEqual(['11100']);
  });
});
